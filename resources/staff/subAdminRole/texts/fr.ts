export default {
  name: 'Rôle |||| Rôles',
  new: 'Nouveau rôle',
  fields: {
    name: 'Nom',
    description: 'Description',
    permissions: 'Autorisations',
    orderScope: 'Commandes et stock',
    piiAccess: 'Données personnelles',
    refundLimit: 'Remboursements jusqu’à',
    discountLimit: 'Remises jusqu’à',
    bulkLimit: 'Fiches à la fois, jusqu’à',
    priceDropLimit: 'Baisse de prix, jusqu’à',
    dashboards: 'Tableaux de bord disposés',
    preset: 'Fourni avec le produit comme',
    memberCount: 'Membres',
    flagCount: 'Autorisations',
  },
  values: {
    orderScope: {
      all: 'De tous les lieux',
      ownLocations: 'De leurs propres lieux',
    },
    piiAccess: {
      full: 'Selon les droits',
      masked: 'En partie masquées',
    },
  },
  sections: {
    general: 'Général',
    permissions: 'Autorisations',
    limits: 'Limites et données',
    preview: 'Aperçu',
  },
  views: {
    own: 'Créés ici',
    presets: 'Fournis avec le produit',
    unused: 'Sans membres',
  },
  help: {
    orderScope: 'Dont les membres voient les commandes et le stock.',
    piiAccess: 'Découle des droits : « Voir les données personnelles en entier » de chaque domaine.',
    refundLimit:
      'Tout ce qu’une personne rembourse d’une même commande ; au-delà, une seconde personne doit approuver. Vide : aucun sans approbation.',
    discountLimit:
      'La plus grande remise que les membres peuvent accorder à la main sur une commande : prix baissés et remise ensemble, en autant de fois que ce soit.',
    bulkLimit: 'Si c’est plus que ce que la boutique permet à tous. Vide : ce que la boutique permet.',
    priceDropLimit:
      'En pour cent, si c’est plus que ce que la boutique permet à tous. Vide : ce que la boutique permet.',
  },
  flags: { viewAs: 'Regarder la boutique avec un rôle' },
  actions: {
    viewAs: 'Voir avec ce rôle',
    compare: 'Comparer à un autre rôle',
  },
  own: {
    viewAs: {
      title: 'Voir avec « %{name} »',
      hint: 'Dans cet onglet, vous voyez les menus, les listes, les fiches et les valeurs que voit une personne ayant ce seul rôle. Rien ne peut être modifié avant que vous arrêtiez, au plus tard après une heure. L’historique du rôle indique que vous avez regardé.',
      places: 'Avec ces emplacements de stock',
      placesHint:
        'Les membres de ce rôle ne voient que leurs emplacements ; sans aucun, ni commandes ni stock.',
    },
    grantedAreas: '%{granted} sur %{smart_count} rubrique |||| %{granted} sur %{smart_count} rubriques',
    everything: 'Tout',
    compareWith: 'Comparer « %{name} » à',
    only: 'Seulement %{name}',
    sameRights: 'Les deux rôles accordent la même chose.',
    noLimit: 'Sans limite',
    takeFrom: 'Partir des autorisations de',
    takeFromNone: 'Choisir un rôle',
    find: 'Chercher un domaine',
    area: 'Domaine',
    unknown: 'Plus connus',
    view: 'Voir',
    create: 'Créer',
    edit: 'Modifier',
    delete: 'Supprimer',
    export: 'Exporter',
    import: 'Importer',
    previewHint:
      'Le menu tel que le voit une personne qui n’a que ce rôle, avec ce qui est coché maintenant.',
  },
}
