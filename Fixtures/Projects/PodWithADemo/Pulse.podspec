Pod::Spec.new do |s|
  s.name = "Pulse"
  s.version = "1.0"
  s.source_files = "src/*.{swift,h,m}"
end
