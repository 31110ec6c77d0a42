/** Settings as a file; part of the texts of both areas of settings. */
export default {
  title: 'Enregistrer et charger',
  hint: 'Un fichier contient toutes les valeurs sauf les secrets. Ce qu’il changerait est montré avant tout changement.',
  save: 'Enregistrer dans un fichier',
  choose: 'Charger un fichier…',
  unreadable: 'Ce n’est pas un fichier de réglages.',
  discard: 'Abandonner',
  apply: 'Appliquer un changement |||| Appliquer %{smart_count} changements',
  counts: '%{changed} changent, %{same} restent, %{refused} ne peuvent être repris.',
  current: 'Actuel',
  inFile: 'Dans le fichier',
  waits: 'Demande une seconde personne',
  waiting:
    'Une modification attend une seconde personne. |||| %{smart_count} modifications attendent une seconde personne.',
}
