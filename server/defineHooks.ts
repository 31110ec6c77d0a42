import type { RecordOf, Resource, TypedResource } from '../src/core/index.ts'
import type { Actor } from './context.ts'
import type { Tx } from './database/open.ts'

/**
 * Records of other areas from within a hook: checked, noted in the history and with hooks of their own like those of a
 * request, in the same transaction, but whatever the person may do.
 */
export interface Records {
  /** Locked until the end of the transaction; undefined where there is none. */
  read<R extends Resource>(resource: R, id: string): Promise<RecordOf<R> | undefined>
  create<R extends Resource>(resource: R, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
  update<R extends Resource>(resource: R, id: string, values: Partial<RecordOf<R>>): Promise<RecordOf<R>>
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
  readonly db: Tx
  readonly records: Records
}

type MaybePromise<T> = T | Promise<T>

/**
 * What the server does beside storing a record. All but `afterCommit` run inside the transaction, which may be run again:
 * no effect outside the database. An ApiError refuses the write.
 */
export interface Hooks<T, Transitions extends string = string> {
  /** May answer with fields to store in place of those given; the record has no id yet when it is new. */
  beforeSave?: (change: OpenChange<T>) => MaybePromise<Partial<T> | undefined>
  afterSave?: (change: OpenChange<T>) => MaybePromise<void>
  onTransition?: { [K in Transitions]?: (change: OpenChange<T>) => MaybePromise<void> }
  beforeDelete?: (change: OpenChange<T>) => MaybePromise<void>
  afterDelete?: (change: OpenChange<T>) => MaybePromise<void>
  /** For what cannot be taken back: mail, push messages. A failure is only logged. */
  afterCommit?: (change: Change<T>) => MaybePromise<void>
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
