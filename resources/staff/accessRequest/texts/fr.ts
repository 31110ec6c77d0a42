export default {
  name: 'Demande d’accès |||| Demandes d’accès',
  fields: {
    personName: 'Qui',
    person: 'Membre de l’équipe',
    area: 'Domaine',
    flag: 'Droit',
    page: 'Page',
    sentence: 'Pourquoi',
    status: 'Statut',
    answer: 'Réponse',
    through: 'Par le rôle',
    decidedBy: 'Décidé par',
    decidedAt: 'Décidé le',
  },
  values: {
    status: {
      open: 'En attente',
      granted: 'Accordée',
      declined: 'Refusée',
    },
  },
  sections: {
    request: 'Demande',
    decision: 'Réponse',
  },
  views: { open: 'En attente' },
  transitions: {
    grant: 'Accordée',
    decline: 'Refuser',
  },
  flags: { answer: 'Répondre aux demandes de droits' },
  actions: { grant: 'Accorder' },
  own: {
    grant: {
      title: 'Accorder « %{right} » sur « %{area} » à %{name}',
      how: 'Comment',
      give: 'Donner le rôle « %{role} »',
      widen: 'Ajouter le droit au rôle « %{role} »',
      giveHint:
        '%{name} reçoit le rôle « %{role} » en plus des siens, avec %{smart_count} droit supplémentaire. |||| %{name} reçoit le rôle « %{role} » en plus des siens, avec %{smart_count} droits supplémentaires.',
      widenHint:
        'Le rôle « %{role} » change : son unique membre reçoit le droit. |||| Le rôle « %{role} » change : ses %{smart_count} membres reçoivent tous le droit.',
      none: 'Aucun rôle ne vous permet de l’accorder. Créez-en un ou refusez.',
      note: 'Un mot pour %{name}',
      said: '%{name} a désormais ce droit.',
    },
  },
}
