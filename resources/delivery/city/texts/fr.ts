export default {
  name: 'Ville |||| Villes',
  new: 'Nouvelle ville',
  fields: {
    name: 'Nom',
    state: 'État',
    district: 'District',
    aliases: 'Autres noms',
    'aliases.name': 'Nom',
    kind: 'Type',
    tier: 'Rang',
    latitude: 'Latitude',
    longitude: 'Longitude',
    active: 'Active',
    pincodeCount: 'Codes postaux',
    ordersLately: 'Commandes en 90 jours',
  },
  values: {
    kind: {
      metro: 'Métropole',
      city: 'Ville',
      town: 'Petite ville',
      village: 'Village',
    },
  },
  sections: {
    general: 'Général',
    place: 'Situation',
    use: 'Utilisation',
  },
  views: {
    withoutPincodes: 'Sans code postal',
    metros: 'Métropoles',
    inactive: 'Inactives',
  },
  actions: {
    merge: 'Fusionner dans une autre ville',
    showPlaces: 'Ses codes postaux',
    showOrders: 'Commandes d’ici',
    activate: 'Activer',
    deactivate: 'Désactiver',
  },
  help: {
    district: 'Doit se trouver dans l’État.',
    aliases: 'Anciens et autres noms, comme Bangalore ; les adresses et imports s’en servent.',
    tier: '1 pour les métropoles, 3 pour les petites villes.',
    active: 'Une ville inactive n’est pas proposée au paiement.',
  },
}
