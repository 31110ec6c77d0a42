export default {
  fields: {
    aliases: 'Other names',
    kind: 'Type',
    pincodeCount: 'Pincodes',
    ordersLately: 'Orders in 90 days',
  },
  sections: {
    place: 'Position on the map',
  },
  actions: {
    merge: 'Merge into another city',
    showPlaces: 'Its pincodes',
    showOrders: 'Orders from here',
    activate: 'Switch on',
    deactivate: 'Switch off',
  },
  help: {
    district: 'Must lie in the state.',
    aliases: 'Old and other names, such as Bangalore; addresses and imports find the city by them.',
    tier: '1 for metros, 3 for small towns.',
    active: 'An inactive city is not offered at checkout.',
  },
}
