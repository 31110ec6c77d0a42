/** What the views of published content say; part of the texts of each such area. */
export default {
  savedFirst: 'Versions appear once this is saved.',
  restored: 'Version %{number} is the draft again. What is live stays as it is.',
  makeLink: 'Secret link to the draft',
  linkMade: 'The link is made and copied.',
  linkUntil: 'Valid until %{time}.',
  noRevisions: 'Nothing was published yet.',
  revision: 'Version %{number}',
  isLive: 'Live',
  compare: 'Compare',
  restore: 'Restore',
  compareTitle: 'What changed since version %{number}',
  compareWith: 'Compare with',
  theDraft: 'The draft',
}
