export default {
  name: 'Category assignment |||| Product categories',
  fields: {
    product: 'Product',
    category: 'Category',
    label: 'Product',
    productStatus: 'State of the product',
    skus: 'SKUs',
    isPrimary: 'Primary',
    position: 'Position',
    pinned: 'Pinned',
    pinnedUntil: 'Pinned until',
    source: 'Source',
  },
  values: {
    source: {
      manual: 'By hand',
      import: 'Import',
      rule: 'Rule',
    },
  },
  sections: {
    general: 'General',
    place: 'Place',
  },
  actions: { moveAll: 'Moved to another category' },
  views: {
    primary: 'Primary',
    pinned: 'Pinned',
    imported: 'Imported',
  },
  help: {
    isPrimary: 'Each product has one; it gives the path and the defaults.',
    pinnedUntil: 'Empty: until somebody unpins it.',
  },
}
