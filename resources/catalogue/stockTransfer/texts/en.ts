export default {
  name: 'Stock transfer |||| Stock transfers',
  fields: {
    'lines.variant': 'Variant ID',
    receivedPieces: 'Received',
  },
  values: {
    status: {
      sent: 'Under way',
    },
  },
  sections: {
    way: 'On the way',
  },
  transitions: {
    receive: 'Receive all',
    close: 'Close, the rest is lost',
  },
  confirm: {
    send: 'Its pieces leave the stock of the place they come from, and are expected at the other.',
    receive:
      'All of its pieces that have not arrived yet are added to the stock of the place they were sent to.',
    close: 'What has not arrived is booked as lost.',
  },
  flags: {
    transfer: 'Send and receive',
  },
  history: {
    receiveSome: 'received a part',
  },
  actions: {
    receiveSome: 'Receive a part',
  },
  help: {
    lines: 'Type or paste SKUs and numbers of pieces.',
  },
  own: {
    arrived: 'Arrived now',
    missing: 'Still to come',
    all: 'All',
    book: 'Book',
    booked: '%{smart_count} piece received |||| %{smart_count} pieces received',
  },
}
