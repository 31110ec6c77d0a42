/** What every area says where records are found by a value that is hidden in them. */
export const findHidden = {
  action: 'Rechercher par une donnée masquée',
  own: {
    value: 'La donnée complète',
    valueHelp:
      'Le numéro de téléphone ou l’adresse e-mail que la personne vous indique, en entier. 30 fois par heure au plus.',
    reason: 'Motif',
    reasonHelp: 'Votre nom et le motif sont conservés dans l’historique des fiches trouvées.',
    none: 'Aucune fiche ne contient cette donnée.',
    submit: 'Rechercher',
  },
}
