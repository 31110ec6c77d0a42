import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { deliveryZone } from '../deliveryZone.ts'

type Member = RecordOf<typeof deliveryZone>['members'][number]

/** The states in which a zone takes something in, for the filter of its list; postal codes count by the listed pincodes they name. */
export async function statesOf(db: Tx, members: readonly Member[]): Promise<string[]> {
  const included = members.filter(({ mode }) => mode === 'include')
  const { rows } = await sql<{ id: string }>`
    WITH m AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(included)}::json)
        AS r("level" text, "country" uuid, "state" uuid, "district" uuid, "city" uuid, "from" text, "to" text)
    )
    SELECT state AS id FROM m WHERE level = 'state'
    UNION SELECT d.state FROM m JOIN district d ON d.id = m.district WHERE m.level = 'district'
    UNION SELECT c.state FROM m JOIN city c ON c.id = m.city WHERE m.level = 'city'
    UNION SELECT p.state FROM m JOIN pincode p ON p.country = m.country AND p.pincode = m."from" WHERE m.level = 'pincode'
    UNION SELECT p.state FROM m JOIN pincode p ON p.country = m.country AND starts_with(p.pincode, m."from") WHERE m.level = 'prefix'
    UNION SELECT p.state FROM m JOIN pincode p ON p.country = m.country AND length(p.pincode) = length(m."from")
      AND p.pincode COLLATE "C" BETWEEN m."from" AND m."to" WHERE m.level = 'range'
    ORDER BY 1`.execute(db)
  return rows.map(({ id }) => id)
}
