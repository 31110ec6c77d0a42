import type { FastifyBaseLogger } from 'fastify'
import type { RawBuilder } from 'kysely'
import type { z } from 'zod'
import type { Locale, RecordOf, Registry, Resource, Viewer } from '../src/core/index.ts'
import type { Actor } from './actor.ts'
import type { ServerTexts } from './answers/texts.ts'
import type { Apart } from './apart.ts'
import type { Database } from './database/open.ts'
import type { Db, Tx } from './database/schema.ts'
import type { FileStore } from './files/store.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { Traces } from './metrics/traces.ts'
import type { Records } from './records.ts'
import type { ServerSettings } from './settings.ts'
import type { Changed, PuttingBack, Undo } from './undo.ts'

/** Everything a route needs, made once at the start; its texts are in the language of a request (`request.locale`). */
export interface Context extends ServerTexts {
  readonly settings: ServerSettings
  readonly registry: Registry
  readonly database: Database
  readonly hooks: HookTable
  readonly operations: OperationTable
  readonly files: FileStore
  readonly log: FastifyBaseLogger
  /** Counts what is done; absent where nobody asks for it. */
  readonly metrics?: Metrics | undefined
  readonly traces?: Traces | undefined
}

/** A write as its hooks see it. `action` is create, update, delete, the name of a transition, or undo and undelete of what was done in bulk. */
export interface Change<T> {
  readonly record: T
  /** As it was before; undefined for a new record. */
  readonly previous: T | undefined
  readonly action: string
  readonly actor: Actor
}

/** A write that is not committed yet. `db` is its transaction, and the only way to the database. */
export interface OpenChange<T> extends Change<T> {
  /** The time of all writes of the transaction, ISO. */
  readonly at: string
  readonly db: Tx
  readonly records: Records
  /** What the server was started with. */
  readonly context: Pick<Context, 'registry' | 'settings'>
}

type MaybePromise<T> = T | Promise<T>

/** See `Hooks.related`. */
export type RelatedFilter = (asked: {
  readonly db: Db
  readonly ids: readonly string[]
}) => Promise<ReadonlyMap<string, RawBuilder<boolean>>>

/** See `Hooks.alsoFound`. */
export type AlsoFound = (asked: {
  readonly db: Db
  readonly query: string
  readonly viewer: Viewer
}) => Promise<readonly string[]>

/**
 * What the server does beside storing a record. All but `afterCommit` run inside the transaction, which may be run again:
 * no effect outside the database. An ApiError refuses the write.
 */
export interface Hooks<T, Transitions extends string = string> {
  /**
   * Locks what stands before a record of this area in the order of locks, such as the order of a return, before the record itself is
   * locked for a write; `id` may be that of no record.
   */
  lockFirst?: (asked: { readonly db: Tx; readonly id: string }) => MaybePromise<void>
  /** May answer with fields to store in place of those given; the record has no id yet when it is new. */
  beforeSave?: (change: OpenChange<T>) => MaybePromise<Partial<T> | undefined>
  afterSave?: (change: OpenChange<T>) => MaybePromise<void>
  onTransition?: { [K in Transitions]?: (change: OpenChange<T>) => MaybePromise<void> }
  beforeDelete?: (change: OpenChange<T>) => MaybePromise<void>
  afterDelete?: (change: OpenChange<T>) => MaybePromise<void>
  /** For what cannot be taken back: mail, push messages. A failure is only logged. */
  afterCommit?: (change: Change<T>) => MaybePromise<void>
  /**
   * Answers the filters of `list.related`: for each of some ids of the other area SQL that is true for the records (alias `t`) that
   * belong to it. Ids that are left out find nothing. Whoever asks may view the other area.
   */
  related?: Readonly<Record<string, RelatedFilter>>
  /**
   * The ids of records that a search, of the list or for a reference, finds beside those whose own words it asks for, such as the coupon of a code that
   * stands in another area. Few of them, by an index, and only by what the viewer may see.
   */
  alsoFound?: AlsoFound
  /**
   * The field with the account of the person whom a record tells something, such as a message to them. That person hears of it
   * (`GET /changes`) whatever their rights: what it says is shown to them elsewhere.
   */
  addressee?: keyof T & string
  /**
   * How what an operation noted of records under a name of its own (`Writing.offerUndo`) is put back, for areas whose history does not say
   * what was before.
   */
  putBack?: Readonly<Record<string, PuttingBack>>
  /** Reads and books what files have apart of the rows of this area (`apart` of a field of rows). */
  apart?: Apart
  /**
   * What happens by the clock, such as publishing, ending and expiring, or once when it was asked for: work that survives a crash and a
   * missed minute, is tried again, and is done by one of several servers.
   */
  jobs?: Jobs
}

/** The hooks of one resource; the default export of its `*.server.ts`. */
export interface DefinedHooks {
  readonly resource: string
  readonly hooks: Hooks<any>
}

/** What work that runs is given. */
export interface Tick {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  /** The time it stands for, ISO. */
  readonly now: string
  /** When it last succeeded, ISO; null where it never did. */
  readonly since: string | null
  /** What it was asked for, such as the id of an order; null where the clock asks. */
  readonly subject: string | null
  /** Asks for other work of the same area or another, in the same transaction. Work that waits for the same subject already is not asked for twice. */
  ask(work: string, subject: string, about: string): Promise<void>
  /** For what reaches out of the database: runs once the transaction is committed, and begins its own. A failure is only logged. */
  after(effect: (context: Context) => Promise<void>): void
}

interface Common {
  /**
   * Minutes between two runs; absent for what runs once, when it is asked for. Divides a day, so that it comes at the same times of
   * every day.
   */
  readonly every?: number
  /** The minute of these in which it comes, of an hour by default the first. */
  readonly at?: number
  /** Attempts before it has failed, five by default. */
  readonly most?: number
}

/**
 * Work that survives a crash and a missed minute. `run` works in one transaction, and that it is done is stored in the same: it happens once. `outside`
 * is for what takes no transaction, such as speaking to a mail server: it may happen again after a crash, and must bear that.
 */
export type Job = Common &
  (
    | { readonly run: (tick: Tick) => Promise<void> | void; readonly outside?: never }
    | { readonly outside: (context: Context, now: Date) => Promise<void>; readonly run?: never }
  )

/** Work by its name; the name is unique in the product, and staff read it as `own.work.<name>` of the area `job`. */
export type Jobs = Readonly<Record<string, Job>>

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
  /**
   * Notes that records were changed, so that all of it can be put back for a day, as a bulk change of the area that was asked. Answers
   * how, where whoever asks may.
   */
  offerUndo(changed: Changed): Promise<Undo | undefined>
}

interface Described<S extends z.ZodType> {
  /** Asked of the area, or of one of its records (which `run` gets). */
  readonly on: 'collection' | 'record'
  /** The flag of the area's permission entry that it needs beside `view`; demanded before anything else is looked at. */
  readonly flag: string
  /** Flags of other areas that it needs besides, each with the `view` of its area: `[['order', 'create']]` for one that makes an order. */
  readonly needs?: readonly (readonly [area: string, flag: string])[]
  /** Flags of which it needs one at least, each with the `view` of its area, where the input says which: `[['shipment', 'pack'], ['shipment', 'ship']]`. */
  readonly oneOf?: readonly (readonly [area: string, flag: string])[]
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
  /** What it answers is shown once and lies nowhere: under an `Idempotency-Key` no answer is kept, and a repetition asks anew. */
  readonly isSecret?: true
  /** Of a record: it may also be asked of many records in one request, with the same input (`/bulk/operations/<name>`). */
  readonly inBulk?: true
  /** Of many records at once: how many the input names, which the shop may limit. */
  rows?(input: z.output<S>): number
  run(asked: Asked<R, S> & Writing): Promise<unknown>
}

export type AreaOperation<R extends Resource = any, S extends z.ZodType = any> =
  | ReadingOperation<R, S>
  | WritingOperation<R, S>

/** The operations of one resource; the default export of its `*.operations.ts`. */
export interface DefinedOperations {
  readonly resource: string
  readonly operations: Readonly<Record<string, AreaOperation>>
}

/** The hooks of all resources that have some, by the name of the resource. */
export type HookTable = Readonly<Record<string, Hooks<any>>>

/** The operations of all resources that have some, by the name of the resource. */
export type OperationTable = Readonly<Record<string, DefinedOperations['operations']>>
