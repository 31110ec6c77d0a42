import type { Where } from './condition.ts'

/** How a state reads: settled or not begun, in progress without us, staff must act, done, late or lost. A figure has none. */
export type Tone = 'neutral' | 'info' | 'warning' | 'success' | 'danger'

/** A state of a record; `locked` closes the record for every write but a transition. */
export interface State {
  tone?: Tone
  locked?: boolean
}

/**
 * Why a transition cannot be put back: whom it concerns has been told, goods or stock have moved, it is in use at once, another record
 * has given way, something was taken away for good, sessions have ended, messages have gone out.
 */
export type FinalReason = 'told' | 'moved' | 'used' | 'replaced' | 'erased' | 'signedOut' | 'sent'

/**
 * The only way a status changes. `when` guards it, `ask` opens a small form with these fields first, `confirm` asks once more.
 * `permission` is the flag of the area's permission entry; without it the transition's own name is the flag. `system`: offered to
 * nobody and refused to everybody; only the server's own code (hooks, operations, timed work) moves records by it.
 * `undo`: whether the server puts records back that were moved in bulk, or why it cannot.
 */
export interface Transition<S extends string, R> {
  from: S | readonly S[]
  to: S
  when?: Where<R>
  ask?: readonly Extract<keyof R, string>[]
  confirm?: boolean
  tone?: Tone
  permission?: string
  system?: boolean
  undo?: true | FinalReason
}

/** The states of a resource and the moves between them; adds the field `status`. */
export interface Workflow<S extends string, T extends string, R> {
  initial: NoInfer<S>
  states: Record<S, State>
  transitions: Record<T, Transition<NoInfer<S>, R>>
}
