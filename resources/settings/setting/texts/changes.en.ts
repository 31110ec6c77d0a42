/** What was changed of settings; part of the texts of both areas of settings. */
export default {
  title: 'Changes',
  setting: 'Setting',
  before: 'Before',
  after: 'After',
  person: 'Who',
  at: 'When',
  none: 'Nothing was changed.',
  group: 'Group',
  allGroups: 'All groups',
  everybody: 'Everybody',
  since: 'Since',
  ever: 'Ever',
  days: '%{smart_count} day |||| %{smart_count} days',
  secretSet: 'A secret was set',
  secretGone: 'The secret was forgotten',
}
