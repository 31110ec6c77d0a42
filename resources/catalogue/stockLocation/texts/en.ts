export default {
  name: 'Stock location |||| Stock locations',
  fields: {
    contactPhone: 'Phone',
    contactEmail: 'Email',
    returnsAccepted: 'Takes returns',
    cutOff: 'Cut-off time',
  },
  values: {
    kind: {
      store: 'Shop',
      returns: 'Returns desk',
    },
  },
  sections: {
    work: 'How it works',
  },
  help: {
    gstin: 'Its first two digits are the state that goods are supplied from.',
    priority: 'Smaller numbers are taken first.',
    cutOff: 'Orders until this time leave on the same day, such as 16:00.',
  },
}
