export default {
  fields: {
    isoCode: 'ISO code',
    lgdCode: 'LGD code',
    kind: 'Type',
    aliases: 'Other names',
    pinPrefixes: 'First digits of pincodes',
    codEnabled: 'Cash on delivery',
    districtCount: 'Districts',
    pincodeCount: 'Pincodes',
    ordersLately: 'Orders in 90 days',
  },
  views: {
    withoutCod: 'Without cash on delivery',
  },
  actions: {
    showPlaces: 'Its districts',
    showOrders: 'Orders from here',
    activate: 'Switch on',
    deactivate: 'Switch off',
    merge: 'Merge into another state',
  },
  help: {
    isoCode: 'ISO 3166-2, such as IN-KA.',
    gstCode:
      'The first two digits of GST numbers here. It decides between IGST and CGST with SGST, so only the owner changes it.',
    pinPrefixes: 'One to three digits, alone or as a range. Others are doubted, never refused.',
    active: 'An inactive state hides everything below it from checkout.',
    codEnabled: 'Off: nobody there can pay in cash, whatever a pincode says.',
  },
}
