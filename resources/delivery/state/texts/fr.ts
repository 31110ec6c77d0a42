export default {
  name: 'État |||| États',
  fields: {
    country: 'Pays',
    name: 'Nom',
    isoCode: 'Code ISO',
    gstCode: 'Code GST',
    lgdCode: 'Code LGD',
    kind: 'Type',
    aliases: 'Autres noms',
    'aliases.name': 'Nom',
    pinPrefixes: 'Premiers chiffres des codes PIN',
    'pinPrefixes.from': 'De',
    'pinPrefixes.to': 'À',
    active: 'Actif',
    codEnabled: 'Paiement à la livraison',
    position: 'Position',
    districtCount: 'Districts',
    pincodeCount: 'Codes PIN',
    ordersLately: 'Commandes en 90 jours',
  },
  values: {
    kind: {
      state: 'État',
      unionTerritory: 'Territoire de l’Union',
      other: 'Autre',
    },
  },
  sections: {
    general: 'Général',
    tax: 'Fiscalité',
    pincodes: 'Codes PIN',
    use: 'Utilisation',
  },
  views: {
    states: 'États',
    unionTerritories: 'Territoires de l’Union',
    withoutCod: 'Sans paiement à la livraison',
    inactive: 'Inactifs',
  },
  flags: {
    changeGstCode: 'Modifier le code GST',
  },
  actions: {
    showPlaces: 'Ses districts',
    showOrders: 'Commandes d’ici',
    activate: 'Activer',
    deactivate: 'Désactiver',
    merge: 'Fusionner dans un autre État',
  },
  help: {
    isoCode: 'ISO 3166-2, par exemple IN-KA.',
    gstCode:
      'Les deux premiers chiffres des numéros GST. Il départage IGST et CGST avec SGST : seul le propriétaire le modifie.',
    pinPrefixes: 'Un à trois chiffres, seuls ou en plage. Les autres sont signalés, jamais refusés.',
    active: 'Un État inactif masque au paiement tout ce qu’il contient.',
    codEnabled: 'Désactivé : personne n’y paie en espèces, quel que soit le code PIN.',
  },
}
