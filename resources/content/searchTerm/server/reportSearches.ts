import { sql } from 'kysely'
import { z } from 'zod'
import type { Tx } from '../../../../server/database/schema.ts'
import { takeTurn } from '../../../../server/database/takeTurn.ts'
import type { Records } from '../../../../server/records.ts'
import { noteErasure } from '../../../../server/seals/noteErasure.ts'
import { isPersonal, longestTerm, normalTerm } from '../rules/searchTerms.ts'
import { searchTerm } from '../searchTerm.ts'

/** What the store says of its searches: each term, what it found, and how often it was looked for since the last time. */
export const reportInput = z.strictObject({
  searches: z
    .array(
      z.strictObject({
        term: z.string().max(500),
        results: z.int().min(0).max(1_000_000),
        times: z.int().min(1).max(100_000).default(1),
      }),
    )
    .min(1)
    .max(200),
})

type Search = z.output<typeof reportInput>['searches'][number]

/** How many terms are kept; a robot that looks for everything fills no disk. */
const most = 10_000

/** How long a term is kept that nobody looks for any more and that leads nowhere. */
const days = 90

/**
 * Counts searches per term. A term that is no word for the shop (empty, too long, somebody's address or number) and a new one beyond the
 * limit are passed over. What a term found is what it found last.
 */
export async function reportSearches(
  { db, records, at }: { readonly db: Tx; readonly records: Records; readonly at: string },
  searches: readonly Search[],
): Promise<{ counted: number; passedOver: number }> {
  const sums = new Map<string, Search>()
  for (const { term: said, results, times } of searches) {
    const term = normalTerm(said)
    if (term === '' || term.length > longestTerm || isPersonal(term)) continue
    sums.set(term, { term, results, times: times + (sums.get(term)?.times ?? 0) })
  }
  // Two reports at once must see each other's new terms.
  await takeTurn(db, 'search terms')
  const known = await knownOf(db, [...sums.keys()])
  for (const term of await thatFit(
    db,
    [...sums.keys()].filter((each) => !known.has(each)),
  )) {
    await records.create(searchTerm, { term })
    known.add(term)
  }
  const counted = [...sums.values()].filter(({ term }) => known.has(term))
  // Counting is no change that anybody made: no version, no history.
  await sql`
    UPDATE search_term AS s SET uses = coalesce(s.uses, 0) + c.times, results = c.results, last_used_at = ${at}
    FROM jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) AS c (term text, results int, times int)
    WHERE lower(s.term) = lower(c.term)`.execute(db)
  return { counted: counted.length, passedOver: searches.length - searches.filter(isIn(known)).length }
}

const isIn =
  (known: ReadonlySet<string>) =>
  ({ term }: Search) =>
    known.has(normalTerm(term))

async function knownOf(db: Tx, terms: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ term: string }>`
    SELECT term FROM search_term WHERE lower(term) IN (SELECT lower(t) FROM unnest(${[...terms]}::text[]) t)`.execute(
    db,
  )
  return new Set(rows.map(({ term }) => term))
}

async function thatFit(db: Tx, terms: readonly string[]): Promise<readonly string[]> {
  if (terms.length === 0) return terms
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM search_term`.execute(db)
  return terms.slice(0, Math.max(0, most - (rows[0]?.count ?? 0)))
}

/** Forgets terms that nobody has looked for in a long time and that nobody did anything about. */
export async function purgeUnused(db: Tx, now: string): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    WITH gone AS (
      DELETE FROM search_term WHERE last_used_at < ${now}::timestamptz - ${days} * interval '1 day'
        AND redirect_to IS NULL AND coalesce(cardinality(synonyms), 0) = 0 RETURNING id
    ) DELETE FROM "_history" WHERE resource = ${searchTerm.name} AND record_id IN (SELECT id FROM gone) RETURNING id`.execute(
    db,
  )
  if (rows.length > 0) await noteErasure(db, { records: rows.map(({ id }) => id) })
}
