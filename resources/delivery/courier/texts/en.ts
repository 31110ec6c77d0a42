export default {
  name: 'Courier |||| Couriers',
  fields: {
    trackingPattern: 'Tracking page',
    connection: 'Connected to',
    forward: 'Delivers',
    cod: 'Takes cash',
    reverse: 'Collects returns',
    contactPhone: 'Phone',
    contactEmail: 'Email',
    shipmentCount: 'Shipments',
    pincodeCount: 'Pincodes',
  },
  values: { connection: { delhivery: 'Delhivery' } },
  views: {
    unused: 'Without shipments',
  },
  actions: {
    activate: 'Switch on',
    deactivate: 'Switch off',
  },
  help: {
    connection:
      'Parcels get their AWB, label and tracking from this service by themselves. Set its keys in the configuration first.',
    code: 'Capital letters and digits; imports and lists of AWBs may name it by its code.',
    trackingPattern: 'An https address with {awb} where the number of the parcel goes.',
    active: 'Off: nothing new is given to it; what it has, it brings.',
  },
}
