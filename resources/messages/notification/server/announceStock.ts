import { sql } from 'kysely'
import type { Tick } from '../../../../server/context.ts'
import { lookBack } from '../../../../server/jobs/lookBack.ts'
import { notify } from './notify.ts'

interface Crossing {
  id: string
  sku: string
  name: string
  location: string
  available: number
  before: number
  low_at: number
}

/**
 * Tells staff of what became low, ran out or came back, from the ledger of the stock: whoever moves stock need not think of it, and
 * a movement that was taken back is not there. The first pieces of all are no return. What was told already is known by the movement it is about.
 */
export async function announceStock(tick: Tick): Promise<void> {
  const { db, records } = tick
  const { rows } = await sql<Crossing>`
    WITH recent AS (
      SELECT m.id, m.sku, m.product, m.variant, m.location, m.available_after AS available, m.available_after
        - (m.on_hand_change - m.committed_change - m.reserved_change - m.damaged_change - m.qc_change - m.safety_change) AS before
      FROM stock_movement m WHERE m.created_at > ${lookBack(tick, 30)}::timestamptz
    )
    SELECT r.id, r.sku, p.name, o.name AS location, r.available::int, r.before::int, l.low_at
    FROM recent r JOIN stock_level l ON l.variant = r.variant AND l.location = r.location
      JOIN product p ON p.id = r.product JOIN stock_location o ON o.id = r.location
    WHERE ((r.before > 0 AND r.available <= 0) OR (r.before <= 0 AND r.available > 0
        AND EXISTS (SELECT 1 FROM stock_movement e WHERE e.variant = r.variant AND e.location = r.location AND e.id < r.id)) OR (r.before > l.low_at AND r.available <= l.low_at))
      AND NOT EXISTS (SELECT 1 FROM notification n WHERE n.area = 'stockMovement' AND n.area_id = r.id::text)
    ORDER BY r.id LIMIT 50`.execute(db)
  for (const { id, sku, name, location, available, before } of rows) {
    const key = available <= 0 ? 'stock.out' : before <= 0 ? 'stock.back' : 'stock.low'
    const values = {
      'product.name': name,
      'stock.sku': sku,
      'stock.available': available,
      'stock.location': location,
    }
    await notify({ db, records }, key, { values, about: { area: 'stockMovement', id, name: sku } })
  }
}
