import { resources } from '../../resources/index.ts'
import type { Resource } from '../../src/core/index.ts'
import type { Actor, Context } from '../context.ts'
import { saveRecord } from '../records/save.ts'
import { moveRecord } from '../records/transition.ts'
import type { Values } from '../records/values.ts'
import { inTransaction, type Work } from '../records/work.ts'
import { type Drawing, keepDrawing } from './drawnFiles.ts'
import { brandEntries, categoryEntries, productEntries, tagEntries } from './entries.ts'

/** A record of the demo shop before it is stored: its key among its kind, when it was made, and the moves it has gone through since. */
export interface Entry {
  readonly key: string
  readonly at: string
  readonly values: Values
  readonly moves?: readonly { readonly name: string; readonly at: string }[]
}

/** What an entry may ask for while it is made. */
export interface Shop {
  /** The id of a record that was stored before. */
  id(resource: Resource, key: string): string
  /** Keeps a drawing; the value of a picture. */
  picture(drawing: Drawing, name: string, alt: string): Promise<Values>
}

/** Whose name stands behind the first entries of the history. */
const opener: Actor = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Atelier',
  type: 'ADMIN',
  permissions: {},
}

/** How many records lie between two words of progress. */
const step = 50

/**
 * Fills an empty database with the demo shop, through the one way in that every write takes: rules, history and search included.
 * The same on every machine, but for the ids. `most` keeps only so many products, for tests. `progress` is told the steps.
 */
export async function fillDemo(
  context: Context,
  progress: (message: string) => void,
  most = Number.POSITIVE_INFINITY,
): Promise<void> {
  const ids = new Map<string, string>()
  const shop: Shop = {
    id(resource, key) {
      const id = ids.get(`${resource.name} ${key}`)
      if (!id)
        throw new Error(
          `The demo shop has no ${resource.name} '${key}'. Expected one that was stored before. Check the order of the stages.`,
        )
      return id
    },
    async picture(drawing, name, alt) {
      return { file: await keepDrawing(context, drawing, name), alt, focalX: 0.5, focalY: 0.5 }
    },
  }
  const stages = [
    [resources.brand, brandEntries],
    [resources.category, categoryEntries],
    [resources.tag, tagEntries],
    [resources.product, (of: Shop) => productEntries(of).slice(0, most)],
  ] as const
  for (const [resource, entries] of stages) {
    const waiting = entries(shop)
    for (const [index, make] of waiting.entries()) {
      const entry = await make()
      const id = await inTransaction(context, { actor: opener, requestId: 'demo' }, (work) =>
        store(work, resource, entry),
      )
      ids.set(`${resource.name} ${entry.key}`, id)
      if ((index + 1) % step === 0 || index + 1 === waiting.length) {
        progress(`demo shop: ${resource.endpoint} ${index + 1} of ${waiting.length}`)
      }
    }
  }
}

async function store(work: Work, resource: Resource, { at, values, moves = [] }: Entry): Promise<string> {
  let record = await saveRecord({ ...work, at }, resource, values, undefined, { action: 'create' })
  for (const move of moves)
    record = await moveRecord({ ...work, at: move.at }, resource, record, move.name, {})
  return record.id
}
