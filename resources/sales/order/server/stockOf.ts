import type { Move } from '../../../catalogue/stockLevel/rules/moves.ts'
import { moveStock } from '../../../catalogue/stockLevel/server/moveStock.ts'
import type { Order, SaleWork } from '../../invoice/server/work.ts'

type Line = Order['lines'][number]

/** Pieces of a line, and what happens to them in the stock. */
export interface LineMove {
  readonly line: Pick<Line, 'id' | 'variant' | 'location'>
  readonly moves: readonly Move[]
}

/** Moves the stock of an order's lines at the places that they come from, with the order as the cause. */
export async function moveLines(work: SaleWork, order: Order, asked: readonly LineMove[]): Promise<void> {
  const cause = { kind: 'order', id: order.id, name: order.number ?? '' }
  await moveStock<Order>(
    work,
    asked.flatMap(({ line, moves }) => {
      if (line.location === null) return []
      const index = order.lines.findIndex(({ id }) => id === line.id)
      const common = {
        variant: line.variant,
        location: line.location,
        cause,
        path: `lines.${index}.quantity` as const,
      }
      return moves.map((move) => ({ ...common, ...move }))
    }),
  )
}
