import type { Kysely, Transaction } from 'kysely'

/** The tables come from descriptors at run time, so no column has a type of its own here. */
export type Schema = Record<string, Record<string, unknown>>

/** A handle that statements run on: the root one, a session or a transaction. */
export type Db = Kysely<Schema>

/** The handle of one transaction. */
export type Tx = Transaction<Schema>
