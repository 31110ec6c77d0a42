export default {
  name: 'Tag |||| Tags',
  fields: {
    usageCount: 'Used',
    lastUsedAt: 'Last used',
    kind: 'Used for',
  },
  values: {
    kind: {
      product: 'Products',
      order: 'Orders',
      customer: 'Customers',
    },
  },
  views: {
    unused: 'Unused',
    product: 'Products',
    order: 'Orders',
    customer: 'Customers',
  },
  actions: {
    showUses: 'Show what carries it',
    merge: 'Merge into…',
    unlink: 'Delete everywhere…',
    deleteUnused: 'Delete unused…',
  },
  help: {
    public: 'Customers may see it and filter by it on the store.',
  },
}
