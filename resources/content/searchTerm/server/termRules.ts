import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'

/** What staff have said of a term: where it leads, and what is looked for along with it. */
export interface TermRule {
  readonly id: string
  readonly version: number
  readonly term: string
  readonly redirectTo: string | null
  readonly synonyms: string[]
}

/** The terms about which staff have said something, for the store. */
export async function termRules(db: Db): Promise<TermRule[]> {
  const { rows } = await sql<TermRule>`
    SELECT id, version, term, redirect_to AS "redirectTo", synonyms FROM search_term
    WHERE redirect_to IS NOT NULL OR cardinality(synonyms) > 0 ORDER BY term LIMIT 5000`.execute(db)
  return rows
}
