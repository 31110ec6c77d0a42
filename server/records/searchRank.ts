import { type RawBuilder, sql } from 'kysely'
import { escaped, type SearchReach } from './search.ts'
import type { SoughtText } from './soughtText.ts'

/**
 * SQL that says how near a record (alias `t`) comes to what was typed. 0: the title itself; 1: a number or address of the record; 2: how
 * the title begins; 3: words of the title; 4: words elsewhere.
 */
export function rankSql(reach: SearchReach, { words, whole, code }: SoughtText): RawBuilder<number> {
  const title = sql`split_part(t."search", E'\\n', 1)`
  const open = sql`${title} || ' ' || split_part(t."search", E'\\n', 2)`
  const text = reach === 'all' ? sql`translate(t."search", E'\\n', ' ')` : open
  const isWord = code === undefined ? sql`false` : sql`${text} || ' ' LIKE ${`% ${escaped(code)} %`}`
  const titled = words.map((word) => sql`${title} LIKE ${`%${escaped(word)}%`}`)
  return sql<number>`CASE WHEN ${title} = ${` ${whole}`} THEN 0 WHEN ${isWord} THEN 1
    WHEN ${title} LIKE ${` ${escaped(whole)}%`} THEN 2 WHEN ${sql.join(titled, sql` AND `)} THEN 3 ELSE 4 END`
}
