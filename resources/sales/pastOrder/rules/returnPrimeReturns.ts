import {
  type Cell,
  cellsOf,
  type ForeignColumn,
  type ForeignFile,
  hasColumns,
  tableOf,
} from '../../../../src/derive/foreignFile.ts'
import { momentInWords } from '../../../shared/moment/rules/momentInWords.ts'

/** The pieces of one return, as the lines of the file that bear its number; the first says what is the same in all. */
type Pieces = readonly [Cell, ...Cell[]]

/** What the file says where there is nothing to say. */
const nothing = new Set(['na', 'n/a', 'null', '[]', '{}', '-', '--'])

const told = (text: string) => (nothing.has(text.toLowerCase()) ? '' : text)

const first =
  (...names: readonly string[]) =>
  ([cell]: Pieces) =>
    names.map((name) => told(cell(name))).find((text) => text !== '') ?? ''

/** An order is called `#1001` in Shopify's own file of orders, and by its bare number in this one. */
const numberOf = (pieces: Pieces) => first('order_number')(pieces).replace(/^(?=\d+$)/, '#')

const isPaidBack = (cell: Cell) => cell('refund_status').toLowerCase() === 'refunded'

/** Over there nothing more happens to such a return; any other is settled where it began. */
const isSettled = (cell: Cell) =>
  ['archived', 'rejected'].includes(cell('status').toLowerCase()) ||
  isPaidBack(cell) ||
  told(cell('exchanged_at')) !== ''

function itemsOf(pieces: Pieces): string {
  const items = pieces.map((cell) => {
    const sku = told(cell('sku'))
    return `${cell('item_quantity') || '1'} × ${cell('item_name')}${sku && ` (${sku})`}`
  })
  return items.join(', ').slice(0, 500)
}

/** As the app says it: `exchange · archived · Kurta - L`. */
const outcomeOf = (pieces: Pieces) =>
  [
    first('type')(pieces),
    isPaidBack(pieces[0]) ? 'refunded' : first('status')(pieces),
    first('exchange_with')(pieces),
  ]
    .filter(Boolean)
    .join(' · ')
    .slice(0, 60)

/** What went back of all its pieces, in rupees. */
function refundedOf(pieces: Pieces): string {
  const paid = pieces.filter(isPaidBack).map((cell) => Number(told(cell('refunded_amount'))))
  const sum = paid.reduce((all, amount) => all + amount, 0)
  return Number.isNaN(sum) ? first('refunded_amount')(pieces) : sum > 0 ? sum.toFixed(2) : ''
}

const columns: readonly ForeignColumn<Pieces>[] = [
  { name: 'number', from: 'order_number', read: numberOf },
  { name: 'returns.number', from: 'serial_number', read: first('serial_number') },
  {
    name: 'returns.at',
    from: 'requested_at',
    read: (pieces) => momentInWords(first('requested_at', 'approved_at', 'received_at')(pieces)),
  },
  { name: 'returns.items', from: 'item_name', read: itemsOf },
  { name: 'returns.outcome', from: 'status', read: outcomeOf },
  { name: 'returns.refunded', from: 'refunded_amount', read: refundedOf },
]

/**
 * The report of Return Prime, an app that keeps the returns of Shopify shops: a line for each piece that came back. Returns under way are left
 * out, and so is what it says of customers and their bank accounts.
 */
export const returnPrimeReturns: ForeignFile = {
  system: 'Return Prime',
  isOne: (head) =>
    hasColumns(head, ['serial_number', 'order_number', 'item_name', 'item_quantity', 'refund_status']),
  take(table) {
    const settled = cellsOf(table).filter(isSettled)
    const orders = Map.groupBy(settled, (cell) => cell('order_number'))
    const returns = [...orders.values()].flatMap((own) => [
      ...Map.groupBy(own, (cell) => cell('serial_number')).values(),
    ])
    return tableOf(
      returns.filter((pieces): pieces is [Cell, ...Cell[]] => pieces.length > 0),
      columns,
      table.rows.length - settled.length,
    )
  },
}
