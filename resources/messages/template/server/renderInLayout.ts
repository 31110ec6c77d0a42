import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import { type Rendered, renderMessage, type Wording } from './renderMessage.ts'

/** Fills a template in, within the layout that it names. */
export async function renderInLayout(
  db: Db,
  wording: Wording & { readonly layout?: string | null },
  key: string | null,
  values: Readonly<Record<string, unknown>>,
): Promise<Rendered> {
  return renderMessage(wording, key, values, await layoutOf(db, wording.layout))
}

/** The body of a layout; undefined where there is none, or one that is not active. */
export async function layoutOf(db: Db, id: string | null | undefined): Promise<string | undefined> {
  if (!id) return undefined
  const { rows } = await sql<{ body: string }>`
    SELECT body FROM template WHERE id = ${id} AND kind = 'layout' AND status = 'active'`.execute(db)
  return rows[0]?.body
}
