/** Settings as a file; part of the texts of both areas of settings. */
export default {
  title: 'Save and load',
  hint: 'A file holds every value but the secrets. What it would change is shown before anything is changed.',
  save: 'Save as a file',
  choose: 'Load a file…',
  unreadable: 'This is no file of settings.',
  discard: 'Discard',
  apply: 'Apply one change |||| Apply %{smart_count} changes',
  counts: '%{changed} change, %{same} stay, %{refused} cannot be taken.',
  current: 'Now',
  inFile: 'In the file',
  waits: 'Needs a second person',
  waiting: 'One change waits for a second person. |||| %{smart_count} changes wait for a second person.',
}
