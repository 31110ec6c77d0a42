export default {
  name: 'Article de liste d’envies |||| Listes d’envies',
  fields: {
    name: 'Nom du produit',
    customer: 'Client',
    product: 'Produit',
    variant: 'Variante',
    sku: 'SKU',
    options: 'Options',
    addedAt: 'Ajouté le',
    priceThen: 'Prix à l’ajout',
  },
  sections: {
    general: 'Général',
    who: 'À qui',
  },
  views: {
    ofVariants: 'D’une variante',
  },
  flags: {
    sync: 'Écrire les listes d’envies (la boutique)',
  },
}
