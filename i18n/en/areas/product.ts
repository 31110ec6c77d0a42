export default {
  name: 'Product |||| Products',
  fields: {
    gender: 'For',
    media: 'Pictures',
    mrp: 'MRP',
    'variants.sku': 'SKU',
    'variants.mrp': 'MRP',
    'variants.weight': 'Weight (g)',
    variantCount: 'Variants',
    hsnCode: 'HSN code',
    returnWindowDays: 'Return window (days)',
    codAllowed: 'Cash on delivery',
    giftable: 'Gift wrapping',
    maxPerOrder: 'Most per order',
    weight: 'Weight (g)',
    seoTitle: 'Search title',
    seoDescription: 'Search description',
    canonicalUrl: 'Canonical address',
    ogImage: 'Sharing picture',
    robots: 'Search engines',
  },
  values: {
    visibility: {
      catalogue: 'Catalogue only',
      search: 'Search only',
    },
    care: {
      machineWash30: 'Machine wash 30°',
      machineWash40: 'Machine wash 40°',
      tumbleLow: 'Tumble dry low',
    },
    'composition.material': {
      merino: 'Merino wool',
      zari: 'Metallic yarn',
      paper: 'Paper straw',
      silverMetal: 'Sterling silver',
    },
    ageGroup: {
      adult: 'Adults',
      kids: 'Children',
      baby: 'Babies',
    },
    robots: {
      index: 'May list it',
      noindex: 'May not list it',
    },
  },
  sections: {
    media: 'Pictures',
    shipping: 'Shipping and returns',
    seo: 'Search engines',
  },
  transitions: {
    deactivate: 'Back to draft',
  },
  help: {
    styleCode: 'The style number that staff search by.',
    categories: 'Where customers see it, beside its primary category.',
    mrp: 'Highest retail price, including all taxes.',
    hsnCode: '4, 6 or 8 digits.',
    countryOfOrigin: 'Two letters, such as IN or FR. An importer is needed where it is not IN.',
  },
}
