Pod::Spec.new do |s|
  s.name = "Gauge"
  s.version = "1.0"
  s.source_files = "Classes/**/*"
end
