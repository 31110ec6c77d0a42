export default {
  name: 'Access request |||| Access requests',
  fields: {
    personName: 'Who',
    person: 'Staff member',
    area: 'Area',
    flag: 'Right',
    page: 'Page',
    sentence: 'What for',
    answer: 'Answer',
    through: 'Through the role',
    decidedBy: 'Decided by',
    decidedAt: 'Decided',
  },
  values: {
    status: {
      open: 'Waiting',
      granted: 'Granted',
      declined: 'Declined',
    },
  },
  sections: {
    request: 'Request',
    decision: 'Answer',
  },
  views: { open: 'Waiting' },
  transitions: {
    grant: 'Granted',
    decline: 'Decline',
  },
  flags: { answer: 'Answer requests for rights' },
  actions: { grant: 'Grant' },
  own: {
    grant: {
      title: 'Grant “%{right}” of “%{area}” to %{name}',
      how: 'How',
      give: 'Give the role “%{role}”',
      widen: 'Add the right to the role “%{role}”',
      giveHint:
        '%{name} gets the role “%{role}” beside their own, with %{smart_count} right that they do not have yet. |||| %{name} gets the role “%{role}” beside their own, with %{smart_count} rights that they do not have yet.',
      widenHint:
        'The role “%{role}” changes: its %{smart_count} member gets the right. |||| The role “%{role}” changes: all its %{smart_count} members get the right.',
      none: 'There is no role through which you could grant it. Make one, or decline.',
      note: 'A word to %{name}',
      said: '%{name} has the right now.',
    },
  },
}
