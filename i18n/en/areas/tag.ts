export default {
  name: 'Tag |||| Tags',
  fields: {
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
    product: 'Products',
    order: 'Orders',
    customer: 'Customers',
  },
  help: {
    public: 'Customers may see it and filter by it on the store.',
  },
}
