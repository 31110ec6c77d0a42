import type { Actor } from '../../../../server/actor.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { customer } from '../customer.ts'

type Notes = RecordOf<typeof customer>['notes']

interface Noting {
  readonly actor: Actor
  readonly at: string
}

/** The notes of a customer with another one, by whoever asks for it. */
export const withNote = (
  notes: Notes,
  { actor, at }: Noting,
  note: { readonly text: string; readonly pinned: boolean },
): Notes => [...notes, { ...note, author: actor.name, at } as Notes[number]]
