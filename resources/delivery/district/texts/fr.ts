export default {
  name: 'District |||| Districts',
  new: 'Nouveau district',
  fields: {
    state: 'État',
    name: 'Nom',
    lgdCode: 'Code LGD',
    aliases: 'Autres noms',
    'aliases.name': 'Nom',
    successor: 'Successeur',
    active: 'Actif',
    cityCount: 'Villes',
    pincodeCount: 'Codes postaux',
    status: 'Statut',
  },
  values: {
    status: {
      active: 'Actuel',
      renamed: 'Renommé',
      merged: 'Fusionné',
      split: 'Scindé',
    },
  },
  sections: {
    general: 'Général',
    use: 'Utilisation',
  },
  views: {
    active: 'Actuels',
    withoutLgdCode: 'Sans code LGD',
    past: 'Disparus',
    inactive: 'Inactifs',
  },
  transitions: {
    markRenamed: 'Remplacé sous un autre nom',
    mergeInto: 'Fusionner dans un autre district',
    markSplit: 'A été scindé',
    reinstate: 'De nouveau un district',
  },
  confirm: {
    markSplit:
      'Ce n’est plus un district. Il reste sous son ancien nom, pour que les adresses le retrouvent.',
  },
  flags: {
    merge: 'Renommer, fusionner et scinder',
  },
  actions: {
    showPlaces: 'Ses villes',
    activate: 'Activer',
    deactivate: 'Désactiver',
  },
  help: {
    lgdCode: 'Issu du Local Government Directory.',
    aliases: 'Anciens et autres noms ; les imports et la recherche s’en servent.',
    successor: 'Reprend ses villes, codes postaux, zones et noms.',
    active: 'Un district inactif masque au paiement ses villes et codes postaux.',
  },
}
