export default {
  fields: {
    lgdCode: 'LGD code',
    aliases: 'Other names',
    cityCount: 'Cities',
    pincodeCount: 'Pincodes',
  },
  views: {
    withoutLgdCode: 'Without LGD code',
    past: 'No longer a district',
  },
  transitions: {
    markRenamed: 'Replaced under another name',
    mergeInto: 'Merge into another district',
    markSplit: 'Was split up',
    reinstate: 'A district again',
  },
  confirm: {
    markSplit: 'It is no district any more. It stays under its old name, so that addresses still find it.',
  },
  flags: {
    merge: 'Rename, merge and split',
  },
  actions: {
    showPlaces: 'Its cities',
    activate: 'Switch on',
    deactivate: 'Switch off',
  },
  help: {
    lgdCode: 'From the Local Government Directory.',
    aliases: 'Old and other names; imports and the search find the district by them.',
    successor: 'Takes over its cities, pincodes, zones and names.',
    active: 'An inactive district hides its cities and pincodes from checkout.',
  },
}
