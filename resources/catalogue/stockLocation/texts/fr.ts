export default {
  name: 'Lieu de stockage |||| Lieux de stockage',
  new: 'Nouveau lieu de stockage',
  fields: {
    name: 'Nom',
    code: 'Code',
    active: 'Actif',
    kind: 'Type',
    address: 'Adresse',
    gstin: 'GSTIN',
    contactName: 'Contact',
    contactPhone: 'Téléphone',
    contactEmail: 'E-mail',
    priority: 'Priorité',
    shipsOrders: 'Expédie les commandes',
    returnsAccepted: 'Accepte les retours',
    cutOff: 'Heure limite',
  },
  sections: {
    general: 'Général',
    contact: 'Contact',
    work: 'Fonctionnement',
  },
  views: {
    active: 'Actifs',
    inactive: 'Inactifs',
  },
  values: {
    kind: {
      warehouse: 'Entrepôt',
      store: 'Boutique',
      returns: 'Retours',
    },
  },
  help: {
    gstin: 'Ses deux premiers chiffres sont l’État d’où partent les biens.',
    priority: 'Les plus petits nombres passent d’abord.',
    cutOff: 'Les commandes jusqu’à cette heure partent le jour même, par ex. 16:00.',
  },
}
