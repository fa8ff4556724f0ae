Pod::Spec.new do |s|
  s.name = "Tides"
  s.version = "1.0"
  s.source_files = "Sources/*.swift"
end
