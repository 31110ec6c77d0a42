export default {
  name: 'Terme recherché |||| Termes recherchés',
  new: 'Nouveau terme recherché',
  fields: {
    term: 'Terme',
    results: 'Résultats',
    uses: 'Recherches',
    lastUsedAt: 'Dernière recherche',
    redirectTo: 'Mène à',
    synonyms: 'Synonymes',
  },
  sections: {
    general: 'Général',
    figures: 'Chiffres',
  },
  views: {
    withoutResults: 'Sans résultat',
    unanswered: 'Sans résultat ni réponse',
    redirected: 'Avec redirection',
  },
  actions: {
    redirect: 'Créer une redirection',
  },
  flags: {
    report: 'Transmettre les recherches (la boutique)',
  },
  help: {
    redirectTo:
      'La boutique y envoie quiconque cherche ce terme : un chemin, ou une adresse commençant par https.',
    synonyms: 'Autres mots que la boutique cherche avec ce terme.',
  },
  own: {
    redirectHint: 'Quiconque cherche ce terme est envoyé directement à l’adresse, sans liste de résultats.',
    redirected: 'Le terme mène à %{to}.',
  },
}
