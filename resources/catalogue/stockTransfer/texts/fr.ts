export default {
  name: 'Transfert de stock |||| Transferts de stock',
  new: 'Nouveau transfert de stock',
  sections: {
    general: 'Général',
    way: 'En route',
  },
  fields: {
    number: 'Numéro',
    from: 'De',
    to: 'Vers',
    expectedOn: 'Attendu le',
    carrier: 'Transporteur',
    note: 'Note',
    lines: 'Lignes',
    'lines.sku': 'SKU',
    'lines.quantity': 'Quantité',
    'lines.item': 'Article',
    'lines.variant': 'ID de variante',
    'lines.received': 'Reçu',
    pieces: 'Pièces',
    receivedPieces: 'Reçues',
    status: 'Statut',
  },
  values: {
    status: {
      draft: 'Brouillon',
      sent: 'En route',
      received: 'Reçu',
      cancelled: 'Annulé',
    },
  },
  views: {
    drafts: 'Brouillons',
    underWay: 'En route',
    received: 'Reçus',
  },
  transitions: {
    send: 'Expédier',
    receive: 'Tout recevoir',
    close: 'Clore, le reste est perdu',
    cancel: 'Annuler',
  },
  confirm: {
    send: 'Ses pièces quittent le stock du lieu de départ et sont attendues à l’autre.',
    receive: 'Toutes ses pièces qui ne sont pas encore arrivées s’ajoutent au stock du lieu de destination.',
    close: 'Ce qui n’est pas arrivé est passé en perte.',
  },
  flags: {
    transfer: 'Expédier et recevoir',
  },
  history: {
    receiveSome: 'a reçu une partie',
  },
  actions: {
    receiveSome: 'Recevoir une partie',
  },
  help: {
    lines: 'Saisissez ou collez des SKU et des nombres de pièces.',
  },
  own: {
    arrived: 'Arrivé maintenant',
    missing: 'Encore attendu',
    all: 'Tout',
    book: 'Enregistrer',
    booked: '%{smart_count} pièce reçue |||| %{smart_count} pièces reçues',
  },
}
