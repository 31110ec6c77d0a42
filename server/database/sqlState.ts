import { DatabaseError } from 'pg'

/** What the database said about a refused statement: five characters of SQLSTATE and, where it names them, the parts. */
export interface SqlState {
  state: string
  constraint: string | undefined
  table: string | undefined
  column: string | undefined
}

/** Reads the SQLSTATE of an error on either engine; `undefined` when the error does not come from a statement. */
export function sqlState(error: unknown): SqlState | undefined {
  if (!(error instanceof DatabaseError) || error.code === undefined) return undefined
  return { state: error.code, constraint: error.constraint, table: error.table, column: error.column }
}
