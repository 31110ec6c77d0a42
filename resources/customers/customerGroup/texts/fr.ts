import customer from '../../customer/texts/fr.ts'

export default {
  name: 'Groupe de clients |||| Groupes de clients',
  new: 'Nouveau groupe de clients',
  fields: {
    kind: 'Membres',
    ordersFrom: 'Commandes, au moins',
    ordersTo: 'Commandes, au plus',
    spentFrom: 'Dépensé, au moins',
    orderedWithinDays: 'A commandé depuis (jours)',
    notOrderedForDays: 'Sans commande depuis (jours)',
    joinedWithinDays: 'Connu depuis au plus (jours)',
    tags: 'Avec une des étiquettes',
    birthdayMonth: 'Anniversaire ce mois-ci',
    refreshedAt: 'Membres à la date du',
    languages: 'Langues',
    name: 'Nom',
    code: 'Code',
    description: 'Description',
    colour: 'Couleur',
    active: 'Actif',
    memberCount: 'Membres',
  },
  sections: {
    rule: 'Règle',
    general: 'Général',
  },
  views: {
    byRule: 'Par règle',
    active: 'Actifs',
    empty: 'Sans membre',
  },
  values: {
    kind: {
      manual: 'Choisis à la main',
      rule: 'Par règle',
    },
    languages: customer.values.language,
  },
  help: {
    kind: 'Par règle : est membre qui remplit tout ce qui est demandé, vérifié chaque demi-heure.',
  },
}
