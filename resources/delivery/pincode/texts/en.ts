export default {
  fields: {
    'localities.office': 'Post office',
    'localities.kind': 'Type',
    'localities.delivery': 'Delivers',
    prepaidOk: 'Prepaid',
    codOk: 'COD',
    codOffReason: 'Why no cash on delivery',
    reversePickupOk: 'Return pick-up',
    outOfArea: 'Out of delivery area',
    etaMin: 'Min days',
    etaMax: 'Max days',
    ordersLately: 'Orders in 90 days',
    rtoLately: 'Back in 90 days',
    'couriers.forward': 'Delivers',
    'couriers.cod': 'Takes cash',
    'couriers.reverse': 'Collects returns',
    'couriers.etaDays': 'Days',
    'couriers.syncedAt': 'As of',
    carriers: 'Reached by',
    flagsLocked: 'Our word counts',
    zone: 'Delivery zone',
    zoneBy: 'Zone because of',
    unlikely: 'Unlikely for its state',
    blockReason: 'Why not served',
    blockCause: 'Closed automatically',
    lastVerifiedAt: 'Last verified',
  },
  values: {
    blockCause: { notListed: 'Not in the list of the post' },
    'localities.kind': {
      subOffice: 'Sub-office',
      branchOffice: 'Branch office',
    },
    source: {
      manual: 'By hand',
    },
  },
  sections: {
    place: 'Position and source',
  },
  views: {
    codOff: 'Without cash on delivery',
    demandUnserved: 'Asked for, not served',
    highRto: 'Many come back',
    withoutZone: 'Without zone',
    unlikely: 'Unlikely for their state',
    unverified: 'Not verified in 90 days',
  },
  actions: {
    why: 'Zone, price and why',
    showOrders: 'Orders from here',
    close: 'Close for deliveries',
    open: 'Open for deliveries',
    cashOff: 'Take cash away',
    cashOn: 'Allow cash',
    verify: 'Verified now',
    assignZone: 'Assign zone',
    assignCourier: 'Assign courier',
  },
  help: {
    rtoLately:
      'Of the parcels whose way ended in ninety days, the share that nobody took and that came back.',
    pincode: 'Six digits in India; the first is never 0.',
    district: 'The one that decides the zone; must lie in the state.',
    otherDistricts: 'Where the area of the pincode reaches into others.',
    serviceable: 'Off: nothing is delivered here.',
    codOk: 'Only where deliveries are allowed at all.',
    codOffReason: 'Needed where orders went before; staff see it.',
    outOfArea: 'Couriers charge more to get here.',
    etaMin: 'Replaces the days of the zone’s methods.',
    couriers: 'What each courier reports; together they set the switches, unless our word counts.',
    flagsLocked: 'On: couriers’ reports no longer change the switches.',
  },
  own: {
    why: 'Why',
    closeHint:
      'Nothing is delivered there any more, and no cash is taken. Where couriers report of it, our word counts from now on.',
    openHint:
      'Deliveries go there again; cash is allowed separately. Where couriers report of it, our word counts from now on.',
    cashOffHint:
      'Orders to there are paid in advance. Where couriers report of it, our word counts from now on.',
    cashOnHint:
      'Cash is taken at the door again, as the zone allows it. Where couriers report of it, our word counts from now on.',
    verifyHint: 'Says that somebody looked at it today and found it right.',
    assignZoneHint:
      'The zone takes it in by name, which goes before every range, city or state. Another zone that names it does so no more.',
    assignCourierHint:
      'The courier delivers there. What was noted of it there before is replaced; together with the other couriers it sets the switches, unless our word counts.',
    assigned: 'One pincode assigned. |||| %{smart_count} pincodes assigned.',
    'each.done': 'Done. |||| Done for %{smart_count} pincodes.',
  },
}
