export default {
  alpha: 'アルファベット（S・M・L）',
  india: 'インド',
  uk: 'イギリス',
  eu: 'ヨーロッパ',
  us: 'アメリカ',
  age: '年齢',
  measure: '寸法',
  free: 'フリーサイズ',
}
