export default {
  name: 'Redirect |||| Redirects',
  fields: {
    fromPath: 'From',
    to: 'To',
    type: 'Kind',
    match: 'Applies to',
    source: 'Source',
    hits: 'Visits',
    lastHitAt: 'Last visit',
    active: 'Active',
  },
  values: {
    type: {
      '301': 'Moved for good (301)',
      '302': 'Moved for now (302)',
      '410': 'Gone (410)',
    },
    match: {
      exact: 'This address',
      prefix: 'All that begins with it',
    },
    source: {
      auto: 'Automatic',
      manual: 'By hand',
      import: 'Import',
    },
  },
  sections: {
    general: 'General',
    state: 'State',
  },
  views: {
    automatic: 'Automatic',
    gone: 'Gone',
    unused: 'Never visited',
  },
  help: {
    fromPath: 'The path on the store, such as /categories/dresses.',
    to: 'A path on the store or an address that begins with https.',
    match: 'A beginning takes along everything below it.',
  },
}
