export default {
  name: 'Redirection |||| Redirections',
  new: 'Nouvelle redirection',
  fields: {
    fromPath: 'De',
    to: 'Vers',
    type: 'Type',
    match: 'S’applique à',
    source: 'Origine',
    hits: 'Visites',
    lastHitAt: 'Dernière visite',
    active: 'Active',
  },
  values: {
    type: {
      '301': 'Déplacée définitivement (301)',
      '302': 'Déplacée temporairement (302)',
      '410': 'Supprimée (410)',
    },
    match: {
      exact: 'Cette adresse',
      prefix: 'Tout ce qui commence ainsi',
    },
    source: {
      auto: 'Automatique',
      manual: 'Manuelle',
      import: 'Import',
    },
  },
  sections: {
    general: 'Général',
    state: 'État',
  },
  views: {
    automatic: 'Automatiques',
    gone: 'Supprimées',
    unused: 'Jamais visitées',
  },
  help: {
    fromPath: 'Le chemin sur la boutique, par exemple /categories/dresses.',
    to: 'Un chemin sur la boutique ou une adresse commençant par https.',
    match: 'Un début entraîne tout ce qui se trouve en dessous.',
  },
}
