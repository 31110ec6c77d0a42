import type { RawBuilder } from 'kysely'
import type { RecordOf, Registry, Resource, TypedResource, Viewer } from '../src/core/index.ts'
import type { Actor, Context } from './context.ts'
import type { Db, Tx } from './database/schema.ts'

/**
 * Records of other areas from within a hook: checked, noted in the history and with hooks of their own like those of a
 * request, in the same transaction, but whatever the person may do.
 */
export interface Records {
  /** The areas that there are. */
  readonly registry: Registry
  /** Locked until the end of the transaction; undefined where there is none. */
  read<R extends Resource>(resource: R, id: string): Promise<RecordOf<R> | undefined>
  create<R extends Resource>(resource: R, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
  update<R extends Resource>(resource: R, id: string, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
  /**
   * The server's own write: past rules that make a field read-only, columns of rows that are `kept`, `access.edit` and locked
   * states; with the checks of values, a version, the history (under `action`) and hooks as every other.
   */
  write<R extends Resource>(
    resource: R,
    id: string,
    values: Partial<RecordOf<R>>,
    action?: string,
  ): Promise<RecordOf<R>>
  transition<R extends Resource>(
    resource: R,
    id: string,
    name: string,
    values?: Partial<RecordOf<R>>,
  ): Promise<RecordOf<R>>
  remove<R extends Resource>(resource: R, id: string): Promise<void>
}

/** A write as its hooks see it. `action` is create, update, delete or the name of a transition. */
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

/** What timed work is given; `now` is the time it stands for, ISO. */
export interface Tick {
  readonly db: Tx
  readonly records: Records
  readonly actor: Actor
  readonly now: string
  /** For what reaches out of the database: runs once the transaction is committed, and begins its own. */
  after(effect: (context: Context) => Promise<void>): void
}

type MaybePromise<T> = T | Promise<T>

/** See `Hooks.related`. */
export type RelatedFilter = (asked: {
  readonly db: Db
  readonly ids: readonly string[]
}) => Promise<ReadonlyMap<string, RawBuilder<boolean>>>

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
  alsoFound?: (asked: {
    readonly db: Db
    readonly query: string
    readonly viewer: Viewer
  }) => Promise<readonly string[]>
  /** What happens by the clock: publishing, ending, expiring. Once a minute, in a transaction of its own, on one server. */
  everyMinute?: (tick: Tick) => MaybePromise<void>
}

/** The hooks of one resource; the default export of its `*.server.ts`. */
export interface DefinedHooks {
  readonly resource: string
  readonly hooks: Hooks<any>
}

type TransitionsOf<R> = R extends TypedResource<any, any, any, infer T> ? T : never

/** Declares what the server does beside storing records of a resource. */
export function defineHooks<R extends Resource>(
  resource: R,
  hooks: Hooks<RecordOf<R>, TransitionsOf<R>>,
): DefinedHooks {
  return Object.freeze({ resource: resource.name, hooks: Object.freeze(hooks) })
}
