export default {
  alpha: 'Lettres (S, M, L)',
  india: 'Inde',
  uk: 'Royaume-Uni',
  eu: 'Europe',
  us: 'États-Unis',
  age: 'Âge',
  measure: 'Mesures',
  free: 'Taille unique',
}
