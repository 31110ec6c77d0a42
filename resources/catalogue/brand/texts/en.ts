export default {
  name: 'Brand |||| Brands',
  fields: {
    country: 'Country',
    sizeCharts: 'Size charts',
    productsCount: 'Products',
    careContact: 'Consumer care contact',
    seoTitle: 'Search title',
    seoDescription: 'Search description',
    canonicalUrl: 'Canonical address',
    ogImage: 'Sharing picture',
    robots: 'Search engines',
  },
  values: {
    robots: {
      index: 'May list it',
      noindex: 'May not list it',
    },
  },
  sections: {
    media: 'Pictures',
    compliance: 'Compliance defaults',
    seo: 'Search engines',
  },
  actions: { viewOnStore: 'View on store', showProducts: 'Show its products', merge: 'Merge into…' },
  help: {
    sizeCharts: 'Offered to the products of this brand.',
    slug: 'The last part of the address on the store; made from the name when left empty.',
    position: 'Smaller numbers come first.',
    manufacturer: 'Copied to new products of this brand.',
  },
}
