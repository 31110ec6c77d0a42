export default {
  name: 'Commande antérieure |||| Commandes antérieures',
  fields: {
    number: 'Numéro de commande',
    system: 'Provenance',
    state: 'État',
    placedAt: 'Passée le',
    customer: 'Client',
    contactName: 'Nom',
    phone: 'Téléphone',
    email: 'Adresse e-mail',
    deliveredTo: 'Livrée à',
    total: 'Total',
    lines: 'Articles',
    'lines.line': 'Ligne',
    'lines.name': 'Article',
    'lines.sku': 'SKU',
    'lines.quantity': 'Pièces',
    'lines.price': 'Prix unitaire',
    note: 'Note',
  },
  help: {
    customer: 'Reconnu à l’adresse e-mail, sinon au numéro de téléphone.',
  },
  values: {
    system: { shopify: 'Shopify', wooCommerce: 'WooCommerce', other: 'Un autre système' },
    state: {
      open: 'En cours',
      fulfilled: 'Expédiée',
      cancelled: 'Annulée',
      partlyRefunded: 'Remboursée en partie',
      refunded: 'Remboursée',
    },
  },
  sections: {
    order: 'Commande',
    who: 'Qui a commandé',
    state: 'État',
  },
  views: {
    withoutCustomer: 'Sans client',
  },
  flags: {
    viewPii: 'Voir les données personnelles en entier',
  },
}
