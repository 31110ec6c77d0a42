import customer from '../../customer/texts/en.ts'

export default {
  name: 'Customer group |||| Customer groups',
  fields: {
    kind: 'Members',
    ordersFrom: 'Orders, at least',
    ordersTo: 'Orders, at most',
    spentFrom: 'Spent at least',
    orderedWithinDays: 'Ordered in the last days',
    notOrderedForDays: 'Not ordered for days',
    joinedWithinDays: 'Known for at most days',
    tags: 'With one of the tags',
    birthdayMonth: 'Birthday this month',
    refreshedAt: 'Members as of',
    languages: 'Languages',
    memberCount: 'Members',
  },
  views: {
    byRule: 'By rule',
    empty: 'Without members',
  },
  values: {
    kind: {
      manual: 'Chosen by hand',
      rule: 'By rule',
    },
    languages: customer.values.language,
  },
  sections: {
    rule: 'Rule',
  },
  help: {
    kind: 'By rule: whoever meets all that is asked is a member, as of every half hour.',
  },
}
