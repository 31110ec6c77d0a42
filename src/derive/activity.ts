/** What a line of the history may be looked for by; all that is no plain writing is a step, such as a transition. */
export const activityKinds = ['create', 'update', 'delete', 'import', 'step'] as const

/** Something that one did: when, what, and with which record; without a title where it is gone or may not be seen. */
export interface ActivityEntry {
  readonly id: string
  readonly at: string
  readonly action: string
  readonly area: string
  readonly recordId: string
  readonly title: string | null
}
