export default {
  name: 'Suppressed address |||| Suppressed addresses',
  fields: {
    name: 'Whose',
    address: 'Address or number',
    way: 'Kind',
    status: 'Status',
    customer: 'Customer',
    since: 'Since',
    detail: 'What the carrier said',
    notification: 'Message',
    liftReason: 'Reason for lifting',
    liftedBy: 'Lifted by',
    liftedAt: 'Lifted',
  },
  values: {
    way: {
      email: 'E-mail',
      phone: 'Phone',
    },
    status: {
      suppressed: 'Suppressed',
      lifted: 'Lifted',
    },
  },
  sections: {
    general: 'General',
    cause: 'Cause',
    lifted: 'Lifted',
  },
  views: {
    suppressed: 'Suppressed',
    lifted: 'Lifted',
  },
  transitions: {
    lift: 'Lift',
    suppress: 'Suppress',
  },
  flags: {
    viewPii: 'See addresses and numbers',
  },
}
