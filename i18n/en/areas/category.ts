export default {
  name: 'Category |||| Categories',
  fields: {
    parent: 'Parent category',
    hsnCode: 'HSN code',
    codAllowed: 'Cash on delivery',
    returnWindowDays: 'Return window (days)',
    showInMenu: 'In the menu',
    showOnHome: 'On the home page',
    googleCategory: 'Google product category',
    defaultSort: 'Order of the products',
    seoTitle: 'Search title',
    seoDescription: 'Search description',
    canonicalUrl: 'Canonical address',
    ogImage: 'Sharing picture',
    robots: 'Search engines',
  },
  values: {
    defaultSort: {
      manual: 'By hand',
      newest: 'Newest first',
      priceUp: 'Price, low to high',
      priceDown: 'Price, high to low',
      discount: 'Highest discount',
    },
    robots: {
      index: 'May list it',
      noindex: 'May not list it',
    },
  },
  sections: {
    defaults: 'Defaults for new products',
    seo: 'Search engines',
  },
  views: {
    inMenu: 'In the menu',
    withoutImage: 'Without picture',
  },
  help: {
    active: 'An inactive category hides everything below it.',
    hsnCode: '4, 6 or 8 digits; suggested for new products.',
  },
}
