export default {
  name: 'Role |||| Roles',
  fields: {
    orderScope: 'Orders and stock',
    piiAccess: 'Personal data',
    refundLimit: 'Refunds up to',
    discountLimit: 'Discounts up to',
    bulkLimit: 'Records at once up to',
    priceDropLimit: 'Prices down by up to',
    dashboards: 'Arranged dashboards',
    preset: 'Comes with the product as',
    memberCount: 'Members',
    flagCount: 'Permissions',
  },
  values: {
    orderScope: {
      all: 'Of all locations',
      ownLocations: 'Of their own locations',
    },
    piiAccess: {
      full: 'Whole where the permissions say so',
      masked: 'Partly hidden',
    },
  },
  sections: {
    limits: 'Limits and data',
    preview: 'Preview',
  },
  views: {
    own: 'Made here',
    presets: 'Come with the product',
    unused: 'Without members',
  },
  help: {
    orderScope: 'Whose orders and stock members see.',
    piiAccess: 'Follows from the permissions: “See personal data whole” of each area.',
    refundLimit: 'Above it a second person must approve; empty means none without approval.',
    discountLimit: 'The largest discount that members may give by hand.',
    bulkLimit: 'Where it goes beyond what the shop allows everybody. Empty: what the shop allows.',
    priceDropLimit:
      'Per cent, where it goes beyond what the shop allows everybody. Empty: what the shop allows.',
  },
  actions: {
    compare: 'Compare with another role',
  },
  own: {
    grantedAreas: '%{granted} of %{total} areas',
    everything: 'Everything',
    compareWith: 'Compare “%{name}” with',
    only: 'Only %{name}',
    sameRights: 'The two roles grant the same.',
    noLimit: 'No limit',
    find: 'Find an area',
    area: 'Area',
    unknown: 'Not known any more',
    view: 'View',
    create: 'Create',
    edit: 'Edit',
    delete: 'Delete',
    export: 'Export',
    import: 'Import',
    previewHint: 'The menu as somebody with this role alone has it, with what is ticked now.',
  },
}
