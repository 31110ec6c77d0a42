export default {
  name: 'Transporteur |||| Transporteurs',
  new: 'Nouveau transporteur',
  fields: {
    name: 'Nom',
    code: 'Code',
    trackingPattern: 'Page de suivi',
    connection: 'Connecté à',
    forward: 'Livre',
    cod: 'Encaisse',
    reverse: 'Reprend les retours',
    active: 'Actif',
    contactPhone: 'Téléphone',
    contactEmail: 'E-mail',
    note: 'Note',
    shipmentCount: 'Expéditions',
    pincodeCount: 'Codes postaux',
  },
  values: { connection: { delhivery: 'Delhivery' } },
  sections: {
    general: 'Général',
    services: 'Services',
    contact: 'Contact',
    use: 'Utilisation',
  },
  views: {
    active: 'Actifs',
    inactive: 'Inactifs',
    unused: 'Sans expédition',
  },
  actions: {
    activate: 'Activer',
    deactivate: 'Désactiver',
  },
  help: {
    connection:
      'Les colis reçoivent de ce service leur numéro, leur étiquette et leur suivi. Définissez d’abord ses clés dans la configuration.',
    code: 'Majuscules et chiffres ; les imports et les listes de numéros peuvent le nommer par son code.',
    trackingPattern: 'Une adresse https avec {awb} à la place du numéro du colis.',
    active: 'Désactivé : on ne lui confie plus rien ; il livre ce qu’il a déjà.',
  },
}
