export default {
  name: 'Étiquette |||| Étiquettes',
  fields: {
    name: 'Nom',
    slug: 'Identifiant d’URL',
    kind: 'Utilisée pour',
    colour: 'Couleur',
    description: 'Description',
    public: 'Publique',
  },
  values: {
    kind: {
      product: 'Produits',
      order: 'Commandes',
      customer: 'Clients',
      content: 'Contenus',
    },
  },
  sections: {
    general: 'Général',
  },
  views: {
    product: 'Produits',
    order: 'Commandes',
    customer: 'Clients',
    content: 'Contenus',
  },
  help: {
    public: 'Les clients peuvent la voir et s’en servir comme filtre sur la boutique.',
  },
}
