export default {
  name: 'Étiquette |||| Étiquettes',
  new: 'Nouvelle étiquette',
  fields: {
    usageCount: 'Utilisations',
    lastUsedAt: 'Dernière utilisation',
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
    unused: 'Inutilisées',
    product: 'Produits',
    order: 'Commandes',
    customer: 'Clients',
    content: 'Contenus',
  },
  actions: {
    showUses: 'Voir ce qui la porte',
    merge: 'Fusionner dans…',
    unlink: 'Supprimer partout…',
    deleteUnused: 'Supprimer les inutilisées…',
  },
  help: {
    public: 'Les clients peuvent la voir et s’en servir comme filtre sur la boutique.',
  },
}
