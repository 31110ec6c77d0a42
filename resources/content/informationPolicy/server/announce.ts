import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { notify } from '../../../messages/notification/server/notify.ts'
import type { informationPolicy } from '../informationPolicy.ts'

type Policy = RecordOf<typeof informationPolicy>

/** How many customers are told in one minute. */
const portion = 200

/** What publishing adds where customers must accept again: they are told of the new version, from the next minute on. */
export const announced = ({ requiresAcceptance }: Policy, number: number): Partial<Policy> =>
  requiresAcceptance && number > 1 ? { announcing: number, announcedTo: null } : { announcing: null }

/** Tells the next customers of new versions that they must accept (`policy.updated`), in the order of their ids. */
export async function announcePolicies({ db, records }: Tick): Promise<void> {
  const { rows } = await sql<{ id: string; title: string; from: string; last: string | null }>`
    SELECT id, title, effective_from::text AS "from", announced_to AS last FROM information_policy
    WHERE announcing IS NOT NULL AND live_number = announcing ORDER BY id LIMIT 5`.execute(db)
  for (const policy of rows) {
    const { rows: people } = await sql<Person>`
      SELECT id, name, email, phone, language AS locale FROM customer
      WHERE status = 'active' AND (${policy.last}::uuid IS NULL OR id > ${policy.last}::uuid)
      ORDER BY id LIMIT ${portion}`.execute(db)
    if (people.length > 0)
      await notify({ db, records }, 'policy.updated', {
        to: people.map((person) => ({ audience: 'customer', ...person })),
        values: {
          'policy.name': policy.title,
          'policy.from': `${policy.from}T00:00:00.000Z`,
          'policy.url': null,
        },
        about: { area: 'informationPolicy', id: policy.id, name: policy.title },
        why: 'A policy that customers must accept has a new version',
      })
    // How far it has come is no change that anybody made: no version, no history.
    const last = people.at(-1)?.id ?? policy.last
    const isDone = people.length < portion
    await sql`
      UPDATE information_policy SET announced_to = ${last}, announcing = CASE WHEN ${isDone} THEN NULL ELSE announcing END
      WHERE id = ${policy.id}`.execute(db)
  }
}

interface Person {
  id: string
  name: string
  email: string | null
  phone: string | null
  locale: string
}
