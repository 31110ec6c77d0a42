export default {
  alpha: 'Letters (S, M, L)',
  india: 'India',
  uk: 'UK',
  eu: 'EU',
  us: 'US',
  age: 'Age',
  measure: 'Measurements',
  free: 'One size',
}
