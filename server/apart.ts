import type { FieldProblem } from '../src/derive/problems.ts'
import type { Actor } from './actor.ts'
import type { Db, Tx } from './database/schema.ts'
import type { Records } from './records.ts'

/** A cell of a file that stands apart: of which row, in which column, and in which of the lines of the record. */
export interface ApartCell {
  /** The id of the row; undefined where the line has none. */
  readonly row: string | undefined
  /** After what the column is called: `Mumbai`. */
  readonly name: string
  readonly text: string
  readonly at: number
}

/** Why a cell that stands apart is not taken. */
export interface ApartProblem extends Pick<ApartCell, 'at' | 'name'>, Omit<FieldProblem, 'path'> {}

/** What cells that stand apart did: what was and is in each column that changed, and the lines of the ledger that say so. */
export interface ApartOutcome {
  readonly changes: readonly { readonly name: string; readonly before: string; readonly after: string }[]
  readonly entries: readonly string[]
  readonly problems: readonly ApartProblem[]
}

/** How what a file says apart of the rows of an area is read, and booked where another area keeps it. */
export interface Apart {
  /** Whoever puts a booking back holds this flag, of that area. */
  readonly needs: readonly [area: string, flag: string]
  /** The columns of somebody's file, by what they are called after. */
  names(asked: { readonly db: Db; readonly actor: Actor }): Promise<readonly string[]>
  /** What stands in them for some records, by the id of the row and the name of the column. */
  read(asked: {
    readonly db: Db
    readonly actor: Actor
    readonly ids: readonly string[]
  }): Promise<ReadonlyMap<string, ReadonlyMap<string, number>>>
  /** Books what differs. A cell that says what is there already asks for nothing, whoever sends it. */
  book(asked: {
    readonly db: Tx
    readonly actor: Actor
    readonly at: string
    readonly cells: readonly ApartCell[]
  }): Promise<ApartOutcome>
  /** Puts bookings back. `made` is the record where the import made it: nothing of it shall keep it from being deleted again. */
  putBack(asked: {
    readonly db: Tx
    readonly records: Records
    readonly actor: Actor
    readonly at: string
    readonly entries: readonly string[]
    readonly made: string | undefined
  }): Promise<void>
}
