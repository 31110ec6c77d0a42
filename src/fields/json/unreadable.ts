/** Begins a text that is no JSON (yet): the check refuses it, a draft keeps it, and no real value can look like it. */
export const unreadable = '\u0000'

/** Whether a value of a form is a text that is no JSON. */
export const isUnreadable = (value: unknown): value is string =>
  typeof value === 'string' && value.startsWith(unreadable)
