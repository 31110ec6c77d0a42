import { sql } from 'kysely'
import type { Tx } from '../../../../server/database/schema.ts'
import { saveRecord } from '../../../../server/records/save.ts'
import { inTransaction } from '../../../../server/records/work.ts'
import type { RecordsContext } from '../../../../server/records/workTypes.ts'
import { systemActor } from '../../../../server/systemActor.ts'
import { courier } from '../courier.ts'
import { linkCouriers } from './linkCouriers.ts'

/** The names of couriers that were written by hand, and what was asked of them, before couriers were records. */
interface Written {
  readonly name: string
  readonly cod: boolean
  readonly reverse: boolean
}

/**
 * Makes records of the couriers that a shop wrote by hand as long as it has none, and lets zones, pincodes, parcels and returns point to
 * them. What they say stays as it is, but for the list of a zone's method, which becomes its preferred couriers.
 */
export async function ensureCouriers(context: RecordsContext): Promise<void> {
  const { registry, database } = context
  const resource = registry[courier.name]
  if (!resource || !registry.shipment || !registry.pincode || !registry.deliveryZone) return
  const { rows } = await sql`SELECT 1 FROM courier LIMIT 1`.execute(database.db)
  if (rows.length > 0) return
  await inTransaction(context, { actor: systemActor, requestId: 'start' }, async (work) => {
    const written = await writtenCouriers(work.db)
    if (written.length === 0) return
    const codes = new Set<string>()
    for (const given of written) {
      await saveRecord(work, resource, { ...given, code: codeOf(given.name, codes) }, undefined, {
        action: 'create',
      })
    }
    await linkCouriers(work.db, registry)
  })
}

async function writtenCouriers(db: Tx): Promise<Written[]> {
  const { rows } = await sql<Written>`
    SELECT mode() WITHIN GROUP (ORDER BY trim(name)) AS name, bool_or(cod) AS cod, bool_or(reverse) AS reverse FROM (
      SELECT courier AS name, coalesce(cod_amount, 0) > 0 AS cod, false AS reverse FROM shipment
      UNION ALL SELECT courier, cod, reverse FROM pincode_couriers
      UNION ALL SELECT courier, false, source <> 'rto' FROM order_return
      UNION ALL SELECT regexp_split_to_table(couriers, ' *[,;/] *'), cod_allowed, false FROM delivery_zone_methods
    ) w WHERE trim(name) <> '' GROUP BY lower(trim(name)) ORDER BY 1`.execute(db)
  return rows
}

/** A code out of a name: `Blue Dart` is `BLUE-DART`; another one where it is taken. */
function codeOf(name: string, taken: Set<string>): string {
  const base =
    name
      .toUpperCase()
      .replace(/[^A-Z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 25) || 'COURIER'
  let code = base
  for (let number = 2; taken.has(code); number++) code = `${base}-${number}`
  taken.add(code)
  return code
}
