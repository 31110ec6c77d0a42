import { sql } from 'kysely'
import type { Db } from '../../../../server/database/schema.ts'
import type { Mail } from './carriers/carrier.ts'

/** In whose name a mail goes out and who gets the answer to it: as its template says, else as the shop does. */
export async function senderOf(
  db: Db,
  template: string | null,
  shop: Mail['from'],
): Promise<Mail['from'] & Pick<Mail, 'replyTo'>> {
  const { rows } = await sql<{ name: string | null; replyTo: string | null }>`
    SELECT from_name AS name, reply_to AS "replyTo" FROM template WHERE id = ${template}`.execute(db)
  const [own] = rows
  return { name: own?.name || shop.name, address: shop.address, replyTo: own?.replyTo ?? null }
}
