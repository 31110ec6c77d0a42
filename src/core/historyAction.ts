import type { Resource } from './resourceTypes.ts'

/** What the history may say of a record of any area; the words are `form.history.actions.<action>`. */
export const commonActions = [
  ...(['create', 'update', 'delete', 'import', 'undo', 'undelete', 'restoreVersion'] as const),
  ...(['move', 'comment', 'printed', 'revealed', 'viewedAs'] as const),
  ...(['viewShared', 'viewUnshared', 'viewChanged', 'viewRemoved'] as const),
] as const

export type CommonAction = (typeof commonActions)[number]

/** A name of an area's own, of a transition or of its `history`, where the types no longer know which area it is. */
export type OwnAction = string & { readonly $isOwn: true }

/** What may be written into a history: something that there are words for in every language. */
export type HistoryAction = CommonAction | OwnAction

type OwnNames<R extends Resource> =
  | R['history'][number]
  | Extract<keyof NonNullable<R['workflow']>['transitions'], string>

/** What the history of an area may be told; of an area that is not known, what is common to all. */
export type HistoryActionOf<R extends Resource> =
  | CommonAction
  | (string extends OwnNames<R> ? never : OwnNames<R>)
