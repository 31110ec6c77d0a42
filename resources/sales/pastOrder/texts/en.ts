export default {
  name: 'Past order |||| Past orders',
  fields: {
    number: 'Order number',
    system: 'From',
    state: 'State',
    placedAt: 'Placed',
    customer: 'Customer',
    contactName: 'Name',
    phone: 'Phone',
    email: 'E-mail',
    deliveredTo: 'Delivered to',
    total: 'Total',
    lines: 'Items',
    'lines.line': 'Line',
    'lines.name': 'Item',
    'lines.sku': 'SKU',
    'lines.quantity': 'Pieces',
    'lines.price': 'Price each',
    note: 'Note',
  },
  help: {
    customer: 'Found by the e-mail address, else by the phone number.',
  },
  values: {
    system: { shopify: 'Shopify', wooCommerce: 'WooCommerce', other: 'Another system' },
    state: {
      open: 'Open',
      fulfilled: 'Fulfilled',
      cancelled: 'Cancelled',
      partlyRefunded: 'Refunded in part',
      refunded: 'Refunded',
    },
  },
  sections: {
    order: 'Order',
    who: 'Who ordered',
    state: 'State',
  },
  views: {
    withoutCustomer: 'Without a customer',
  },
  flags: {
    viewPii: 'See personal data whole',
  },
}
