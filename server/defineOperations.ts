import type { z } from 'zod'
import type { Locale, RecordOf, Resource } from '../src/core/index.ts'
import type { Actor, Context } from './context.ts'
import type { Db, Tx } from './database/schema.ts'
import type { Records } from './defineHooks.ts'

/** What every operation is given: who asks for what, and the record it is asked of (`on: 'record'` only). */
export interface Asked<R extends Resource, S extends z.ZodType> {
  readonly input: z.output<S>
  readonly record: RecordOf<R>
  readonly actor: Actor
  readonly context: Context
  /** The language of the answer, for sentences in it (`context.translate`). */
  readonly locale: Locale
  /** The time of all its writes, ISO. */
  readonly at: string
}

/** What an operation writes with. */
export interface Writing {
  readonly db: Tx
  readonly records: Records
  /** For what reaches out of the database: runs once the transaction is committed, and begins its own. */
  after(effect: (context: Context) => Promise<void>): void
}

interface Described<S extends z.ZodType> {
  /** Asked of the area, or of one of its records (which `run` gets). */
  readonly on: 'collection' | 'record'
  /** The flag of the area's permission entry that it needs beside `view`; demanded before anything else is looked at. */
  readonly flag: string
  /** Flags of other areas that it needs besides, each with the `view` of its area: `[['order', 'create']]` for one that makes an order. */
  readonly needs?: readonly (readonly [area: string, flag: string])[]
  /** What may be sent; checked before `run`, and written into the API document. */
  readonly input: S
  /** One sentence of the API document. */
  readonly summary: string
}

/** Changes nothing; runs outside a transaction. */
export interface ReadingOperation<R extends Resource, S extends z.ZodType> extends Described<S> {
  readonly reads: true
  run(asked: Asked<R, S> & { readonly db: Db }): Promise<unknown>
}

/**
 * Runs in one transaction, which may be run again: no effect but through `db`, `records` and `after`. The record is locked. Asked of
 * a record, the request names the `version` that it is based on, as every change of a record does, so that nobody approves, pays or
 * cancels something else than they saw.
 */
export interface WritingOperation<R extends Resource, S extends z.ZodType> extends Described<S> {
  readonly reads?: false
  /** Right whatever became of the record since somebody saw it: it adds a word, sends it or makes another one of it. Its version is not asked for. */
  readonly adds?: true
  /** Of a record: it may also be asked of many records in one request, with the same input (`/bulk/operations/<name>`). */
  readonly inBulk?: true
  /** Of many records at once: how many the input names, which the shop may limit. */
  rows?(input: z.output<S>): number
  run(asked: Asked<R, S> & Writing): Promise<unknown>
}

export type AreaOperation<R extends Resource = any, S extends z.ZodType = any> =
  | ReadingOperation<R, S>
  | WritingOperation<R, S>

/** Whether an operation is asked with the version of the record that it is based on. */
export const isBased = (operation: Pick<AreaOperation, 'on' | 'reads'>): boolean =>
  operation.on === 'record' && !operation.reads && !('adds' in operation && operation.adds)

/** The operations of one resource; the default export of its `*.operations.ts`. */
export interface DefinedOperations {
  readonly resource: string
  readonly operations: Readonly<Record<string, AreaOperation>>
}

/**
 * Declares what an area can be asked beside its records and their transitions (docs/api.md, "Operations"). What `run` returns is
 * answered as JSON; an ApiError refuses.
 */
export function defineOperations<R extends Resource, const S extends Readonly<Record<string, z.ZodType>>>(
  resource: R,
  operations: { readonly [K in keyof S]: AreaOperation<R, S[K]> },
): DefinedOperations {
  return Object.freeze({ resource: resource.name, operations: Object.freeze(operations) })
}
