export default {
  name: 'Code promo individuel |||| Codes promo individuels',
  sections: {
    general: 'Général',
  },
  fields: {
    code: 'Code',
    coupon: 'Code promo',
    state: 'État',
    order: 'Commande',
    usedAt: 'Utilisé le',
  },
  values: {
    state: {
      unused: 'Non utilisé',
      reserved: 'Réservé',
      used: 'Utilisé',
    },
  },
  views: {
    unused: 'Non utilisés',
    reserved: 'Réservés',
    used: 'Utilisés',
  },
}
