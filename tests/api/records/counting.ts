import type { Kysely, KyselyPlugin, RootOperationNode, Transaction } from 'kysely'
import type { Database } from '../../../server/database/open.ts'
import type { Schema, Tx } from '../../../server/database/schema.ts'

/** Stands between the records and the database: counts their statements, and lets the n-th of them fail. */
export function counting() {
  let statements = 0
  let failAt = Number.POSITIVE_INFINITY
  const plugin: KyselyPlugin = {
    transformQuery({ node }): RootOperationNode {
      statements++
      if (statements === failAt) throw new Error('This statement fails for the test.')
      return node
    },
    transformResult: async ({ result }) => result,
  }
  const watched = <D extends Kysely<Schema> | Transaction<Schema>>(db: D): D => db.withPlugin(plugin) as D

  return {
    wrap: (database: Database): Database => ({
      ...database,
      db: watched(database.db),
      transaction: (run, options) => database.transaction((tx) => run(watched(tx) as Tx), options),
    }),
    /** How many statements `run` takes, those that begin and end its transaction aside. */
    async during<T>(run: () => Promise<T>): Promise<{ statements: number; answer: T }> {
      statements = 0
      const answer = await run()
      return { statements, answer }
    },
    /** Lets the n-th statement of `run` fail. */
    async failing<T>(n: number, run: () => Promise<T>): Promise<{ statements: number; answer: T }> {
      failAt = n
      try {
        return await this.during(run)
      } finally {
        failAt = Number.POSITIVE_INFINITY
      }
    },
  }
}
