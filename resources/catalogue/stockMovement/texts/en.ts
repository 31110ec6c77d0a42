export default {
  name: 'Stock movement |||| Stock movements',
  fields: {
    variant: 'Variant ID',
    location: 'Place',
    kind: 'What',
    quantity: 'Pieces',
    cause: 'For',
    causeId: 'Cause ID',
    causeName: 'Document',
    actorId: 'Person ID',
    actorName: 'By',
    onHandChange: 'On hand',
    committedChange: 'Committed',
    reservedChange: 'Reserved',
    damagedChange: 'Damaged',
    qcChange: 'Quality control',
    safetyChange: 'Safety stock',
    incomingChange: 'Incoming',
    onHandAfter: 'On hand after',
    availableAfter: 'Available after',
  },
  values: {
    reason: {
      count: 'Stock count',
      supplier: 'Supplier’s mistake',
      correction: 'Booking corrected',
      undone: 'Undone',
    },
  },
  sections: {
    changes: 'Change of each part',
  },
}
