import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { TestServer } from '../../support/server.ts'

/** A row as it is written straight into a table: columns by name. Lists and objects travel as JSON. */
type Row = Readonly<Record<string, unknown>>

/** Writes rows into the real tables, past the rules: what the figures count is what stands there. */
export function salesRows(server: () => TestServer) {
  const insert = async (table: string, row: Row): Promise<string> => {
    const all = { id: uuidv7(), ...row }
    const columns = sql.join(Object.keys(all).map((name) => sql.ref(name)))
    await sql`INSERT INTO ${sql.table(table)} (${columns}) VALUES (${sql.join(Object.values(all))})`.execute(
      server().context.database.db,
    )
    return all.id
  }
  let number = 0
  const next = (prefix: string) => `${prefix}-${++number}`

  return {
    insert,
    run: (statement: string) => sql.raw(statement).execute(server().context.database.db),

    category: (name: string) => insert('category', { name, slug: name.toLowerCase(), path: name }),
    brand: (name: string) => insert('brand', { name, slug: name.toLowerCase() }),

    /** A product with its variants by size; answers their ids. */
    async product(
      name: string,
      sizes: readonly string[],
      { brand = null, category = null }: { brand?: string | null; category?: string | null } = {},
    ) {
      const id = await insert('product', {
        name,
        slug: name.toLowerCase(),
        mrp: 100_000,
        sale_price: 90_000,
        brand,
        primary_category: category,
      })
      const variants: Record<string, string> = {}
      for (const [position, size] of sizes.entries()) {
        variants[size] = await insert('product_variants', {
          owner_id: id,
          position,
          sku: `${name}-${size}`,
          size,
          mrp: 100_000,
          sale_price: 90_000,
        })
      }
      return { id, variants }
    },

    /** An order with its lines and coupons; answers its id and those of its lines. */
    async order(order: Row, lines: readonly Row[] = [], coupons: readonly Row[] = []) {
      const id = await insert('order', {
        number: next('O'),
        contact_name: 'Asha Rao',
        status: 'placed',
        ...order,
      })
      const ids: string[] = []
      for (const [position, line] of lines.entries())
        ids.push(await insert('order_lines', { owner_id: id, position, ...line }))
      for (const [position, coupon] of coupons.entries())
        await insert('order_coupons', { owner_id: id, position, ...coupon })
      return { id, lines: ids }
    },

    async shipment(order: string, shipment: Row, lines: readonly string[] = []) {
      const id = await insert('shipment', { number: next('SH'), order, ...shipment })
      for (const [position, line] of lines.entries())
        await insert('shipment_lines', { owner_id: id, position, line, quantity: 1 })
      return id
    },

    async orderReturn(order: string, values: Row, lines: readonly string[] = []) {
      const id = await insert('order_return', { number: next('RET'), order, ...values })
      for (const [position, line] of lines.entries())
        await insert('order_return_lines', { owner_id: id, position, line, variant: uuidv7(), quantity: 1 })
      return id
    },

    payment: (order: string, values: Row) =>
      insert('payment', {
        number: next('PAY'),
        order,
        provider: 'sandbox',
        method: 'upi',
        amount: 1000,
        ...values,
      }),

    refund: (order: string, payment: string, values: Row) =>
      insert('refund', {
        number: next('REF'),
        order,
        payment,
        source: 'return',
        destination: 'original',
        amount: 1000,
        ...values,
      }),

    cart: (values: Row) => insert('cart', { token: next('cart'), ...values }),
  }
}
