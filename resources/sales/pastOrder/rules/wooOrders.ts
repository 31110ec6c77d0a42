import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  type Table,
  type Taken,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { momentInIndia } from '../../../shared/moment/rules/momentInIndia.ts'
import { type OrderLine, ofOrder } from './orderLine.ts'
import type { PastState } from './pastStates.ts'

const states = new Map<string, PastState>([
  ['completed', 'fulfilled'],
  ['cancelled', 'cancelled'],
  ['failed', 'cancelled'],
  ['refunded', 'refunded'],
])

/** An amount as it was shown there, `₹1,299.00`: the last point or comma before two digits parts the paise, the others part thousands. */
function amountOf(text: string): string {
  const [, whole = '', part = ''] = /^\D*([\d.,]*?)(?:[.,](\d\d))?\D*$/.exec(text) ?? []
  const rupees = whole.replace(/[.,]/g, '')
  return rupees === '' ? text : `${rupees}.${part || '00'}`
}

/** Money that went back stands there as an order of the same number, below zero. */
const isRefund = (cell: Cell) => /^[-−]/.test(cell('N. Revenue (formatted)'))

/** An order with what went back of it, in rupees. */
interface Order {
  readonly cell: Cell
  readonly refunded: number
}

interface Line extends OrderLine, Order {
  readonly quantity: string
  readonly name: string
}

/** `2× Mul Kurta - Indigo, S, 1× Plain Stole`: a comma parts two of them where a number follows. */
function linesOf({ cell, refunded }: Order): Line[] {
  const pieces = cell('Product(s)').split(/,\s*(?=\d+×)/)
  return pieces.map((piece, at) => {
    const [, quantity = '', name = ''] = /^(\d+)×\s*(.+)$/.exec(piece.trim()) ?? []
    return { cell, refunded, position: at + 1, quantity, name }
  })
}

/** An order of which a part went back is as completed there as any other. */
function stateOf({ cell, refunded }: Order): PastState {
  const state = states.get(cell('Status').toLowerCase()) ?? 'open'
  if (refunded === 0 || state === 'cancelled') return state
  return refunded < Number(amountOf(cell('N. Revenue (formatted)'))) ? 'partlyRefunded' : 'refunded'
}

const columns: readonly ForeignColumn<Line>[] = [
  { name: 'number', from: 'Order #', read: ({ cell }) => cell('Order #') },
  { name: 'system', from: 'WooCommerce', read: ofOrder(() => 'wooCommerce') },
  {
    name: 'state',
    from: 'Status',
    read: (line) => (line.position === 1 ? stateOf(line) : ''),
  },
  { name: 'placedAt', from: 'Date', read: ofOrder((cell) => momentInIndia(cell('Date'))) },
  { name: 'contactName', from: 'Customer', read: ofOrder((cell) => cell('Customer')) },
  {
    name: 'total',
    from: 'N. Revenue (formatted)',
    read: ofOrder((cell) => amountOf(cell('N. Revenue (formatted)'))),
  },
  {
    name: 'refunded',
    from: 'Refunds',
    read: ({ position, refunded }) => (position === 1 && refunded > 0 ? refunded.toFixed(2) : ''),
  },
  { name: 'lines.line', from: 'Line', read: ({ name, position }) => (name ? String(position) : '') },
  { name: 'lines.name', from: 'Product(s)', read: ({ name }) => name },
  { name: 'lines.quantity', from: 'Pieces', read: ({ quantity }) => quantity },
]

/** A CSV file of orders as WooCommerce's Analytics export it: a line for each order and each refund, without address, e-mail and telephone. */
export const wooOrders: ForeignFile = {
  system: 'WooCommerce',
  isOne: (head) => hasColumns(head, ['Date', 'Order #', 'N. Revenue (formatted)', 'Status', 'Product(s)']),
  take,
}

function take(table: Table): Taken {
  const { refunds = [], orders = [] } = Object.groupBy(cellsOf(table), (cell) =>
    isRefund(cell) ? 'refunds' : 'orders',
  )
  const refundsOf = Map.groupBy(refunds, (cell) => cell('Order #'))
  const told = orders.map((cell): Order => {
    const amounts = (refundsOf.get(cell('Order #')) ?? []).map((refund) =>
      Number(amountOf(refund('N. Revenue (formatted)'))),
    )
    return { cell, refunded: amounts.reduce((sum, amount) => sum + amount, 0) }
  })
  const known = new Set(orders.map((cell) => cell('Order #')))
  const strayed = refunds.filter((cell) => !known.has(cell('Order #')))
  return tableOf(told.flatMap(linesOf), columns, strayed.length)
}
