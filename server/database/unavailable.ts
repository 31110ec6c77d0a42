import { DatabaseError } from 'pg'

/**
 * The database cannot answer at the moment: it is unreachable, restarting, overloaded or closed, or it ended a
 * statement that took too long. Nothing is known to be wrong with the request, so the API answers 503 with Retry-After.
 */
export class DatabaseUnavailable extends Error {
  readonly code = 'database_unavailable'

  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/**
 * Turns the failure of a statement into a `DatabaseUnavailable` when the database, not the statement, is the
 * reason; every other error comes back as it is. `lost` is why the connection broke meanwhile, if it did.
 */
export function asUnavailable(error: unknown, lost: Error | undefined): unknown {
  if (lost instanceof DatabaseUnavailable) return lost
  if (error instanceof DatabaseError && error.code === '57014') {
    return new DatabaseUnavailable(
      'The database stopped a statement. It took longer than the limit. Try again later.',
      error,
    )
  }
  if (error instanceof DatabaseError && error.code === readOnly) {
    return new DatabaseUnavailable(
      'The database takes no writes. It may be a standby that is to be promoted. Try again.',
      error,
    )
  }
  if (!lost && !(error instanceof DatabaseError && awayStates.test(error.code ?? ''))) return error
  return new DatabaseUnavailable(
    'The database went away during a statement. It may be restarting. Try again.',
    error,
  )
}

/** True when the connection is of no more use after this error: the server ended it, or the client gave up waiting. */
export function endsConnection(error: unknown): error is Error {
  if (error instanceof DatabaseError) return error.severity === 'FATAL' || error.severity === 'PANIC'
  return error instanceof Error && error.message === 'Query read timeout'
}

/** SQLSTATE of a write to a standby, or to what was set to be read only. */
export const readOnly = '25006'

// 08 connection, 25P03 idle in transaction, 40003 outcome unknown, 53 resources, 57P operator, 58030 disk
const awayStates = /^(08...|25P03|40003|53...|57P..|58030)$/
