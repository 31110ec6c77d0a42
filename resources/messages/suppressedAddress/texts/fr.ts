export default {
  name: 'Adresse bloquée |||| Adresses bloquées',
  fields: {
    name: 'À qui',
    address: 'Adresse ou numéro',
    way: 'Type',
    status: 'Statut',
    customer: 'Client',
    since: 'Depuis',
    detail: 'Message du prestataire d’envoi',
    notification: 'Message',
    liftReason: 'Motif du déblocage',
    liftedBy: 'Débloquée par',
    liftedAt: 'Débloquée le',
  },
  values: {
    way: {
      email: 'E-mail',
      phone: 'Téléphone',
    },
    status: {
      suppressed: 'Bloquée',
      lifted: 'Débloquée',
    },
  },
  sections: {
    general: 'Général',
    cause: 'Cause',
    lifted: 'Déblocage',
  },
  views: {
    suppressed: 'Bloquée',
    lifted: 'Débloquée',
  },
  transitions: {
    lift: 'Débloquer',
    suppress: 'Bloquer',
  },
  flags: {
    viewPii: 'Voir les adresses et les numéros',
  },
}
