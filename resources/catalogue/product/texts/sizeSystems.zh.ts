export default {
  alpha: '字母（S、M、L）',
  india: '印度',
  uk: '英国',
  eu: '欧洲',
  us: '美国',
  age: '年龄',
  measure: '尺寸',
  free: '均码',
}
