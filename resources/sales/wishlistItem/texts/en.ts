export default {
  name: 'Wishlist item |||| Wishlists',
  fields: {
    name: 'Product name',
    customer: 'Customer',
    product: 'Product',
    variant: 'Variant',
    sku: 'SKU',
    options: 'Options',
    addedAt: 'Added',
    priceThen: 'Price then',
  },
  sections: {
    general: 'General',
    who: 'Whose',
  },
  views: {
    ofVariants: 'Of one variant',
  },
  flags: {
    sync: 'Write wishlists (the store)',
  },
}
