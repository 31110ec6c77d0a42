/** What every area says where records are found by a value that is hidden in them. */
export const findHidden = {
  action: 'Find by a hidden value',
  own: {
    value: 'The whole value',
    valueHelp:
      'The telephone number or e-mail address that a caller tells, complete. Up to 30 times an hour.',
    reason: 'Reason',
    reasonHelp: 'Your name and the reason are kept in the history of what is found.',
    none: 'Nothing has this value.',
    submit: 'Find',
  },
}
