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
      full: 'As permissions allow',
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
    refundLimit:
      'All that one person refunds of an order together: above it a second person must approve. Empty means none without approval.',
    discountLimit:
      'The largest discount that members may give by hand on an order: lower prices and discount together, in however many steps.',
    bulkLimit: 'Where it goes beyond what the shop allows everybody. Empty: what the shop allows.',
    priceDropLimit:
      'Per cent, where it goes beyond what the shop allows everybody. Empty: what the shop allows.',
  },
  flags: { viewAs: 'Look at the shop as a role' },
  actions: {
    viewAs: 'View as this role',
    compare: 'Compare with another role',
  },
  own: {
    viewAs: {
      title: 'View as “%{name}”',
      hint: 'In this tab you see the menus, lists, records and values that somebody with this role alone sees. Nothing can be changed until you stop, at the latest after an hour. The history of the role says that you looked.',
      places: 'With these stock locations',
      placesHint: 'Members of this role see their own locations only; with none, no orders and no stock.',
    },
    grantedAreas: '%{granted} of %{smart_count} area |||| %{granted} of %{smart_count} areas',
    everything: 'Everything',
    compareWith: 'Compare “%{name}” with',
    only: 'Only %{name}',
    sameRights: 'The two roles grant the same.',
    noLimit: 'No limit',
    takeFrom: 'Begin with the permissions of',
    takeFromNone: 'Choose a role',
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
