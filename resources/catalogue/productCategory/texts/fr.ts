export default {
  name: 'Affectation à une catégorie |||| Catégories des produits',
  new: 'Nouvelle affectation à une catégorie',
  fields: {
    product: 'Produit',
    category: 'Catégorie',
    label: 'Produit',
    productStatus: 'État du produit',
    skus: 'SKU',
    isPrimary: 'Principale',
    position: 'Position',
    pinned: 'Épinglé',
    pinnedUntil: 'Épinglé jusqu’au',
    source: 'Origine',
  },
  values: {
    productStatus: {
      draft: 'Brouillon',
      active: 'Actif',
      archived: 'Archivé',
    },
    source: {
      manual: 'Manuelle',
      import: 'Import',
      rule: 'Règle',
    },
  },
  sections: {
    general: 'Général',
    place: 'Place',
  },
  actions: { moveAll: 'Déplacé vers une autre catégorie' },
  views: {
    primary: 'Principales',
    pinned: 'Épinglés',
    imported: 'Importées',
  },
  help: {
    isPrimary: 'Chaque produit en a une ; elle donne le fil d’Ariane et les valeurs par défaut.',
    pinnedUntil: 'Vide : jusqu’à ce que quelqu’un le désépingle.',
  },
}
