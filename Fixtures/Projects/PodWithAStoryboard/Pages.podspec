Pod::Spec.new do |s|
  s.name = "Pages"
  s.version = "1.0"
  s.source_files = "Kit/*.{swift,h,m}"
end
