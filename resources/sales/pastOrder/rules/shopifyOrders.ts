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
import { phoneOf } from '../../../shared/phone/rules/phoneOf.ts'
import { type OrderLine, ofOrder } from './orderLine.ts'
import type { PastState } from './pastStates.ts'

function stateOf(cell: Cell): PastState {
  const paid = cell('Financial Status')
  if (cell('Cancelled at') || paid === 'voided') return 'cancelled'
  if (paid === 'refunded') return 'refunded'
  if (paid === 'partially_refunded') return 'partlyRefunded'
  return cell('Fulfillment Status') === 'fulfilled' ? 'fulfilled' : 'open'
}

/** Every order says an amount there; nothing that went back is none. */
function refundedOf(cell: Cell): string {
  const amount = cell('Refunded Amount')
  return Number(amount) === 0 ? '' : amount
}

const name = (cell: Cell) => cell('Shipping Name', 'Billing Name')

const deliveredTo = (cell: Cell) =>
  ['Company', 'Address1', 'Address2', 'City', 'Zip', 'Province', 'Country']
    .map((part) => cell(`Shipping ${part}`).replace(/^'/, ''))
    .filter(Boolean)
    .join(', ')

const ofPiece =
  (read: (cell: Cell) => string): ((line: OrderLine) => string) =>
  ({ cell }) =>
    cell('Lineitem name') ? read(cell) : ''

const columns: readonly ForeignColumn<OrderLine>[] = [
  { name: 'number', from: 'Name', read: ({ cell }) => cell('Name') },
  { name: 'system', from: 'Shopify', read: ofOrder(() => 'shopify') },
  { name: 'state', from: 'Financial Status, Fulfillment Status', read: ofOrder(stateOf) },
  { name: 'placedAt', from: 'Created at', read: ofOrder((cell) => momentInIndia(cell('Created at'))) },
  { name: 'contactName', from: 'Shipping Name', read: ofOrder(name) },
  {
    name: 'phone',
    from: 'Phone',
    read: ofOrder((cell) => phoneOf(cell('Phone', 'Shipping Phone', 'Billing Phone'))),
  },
  { name: 'email', from: 'Email', read: ofOrder((cell) => cell('Email')) },
  { name: 'deliveredTo', from: 'Shipping Address', read: ofOrder(deliveredTo) },
  { name: 'total', from: 'Total', read: ofOrder((cell) => cell('Total')) },
  { name: 'refunded', from: 'Refunded Amount', read: ofOrder(refundedOf) },
  {
    name: 'lines.line',
    from: 'Lineitem',
    read: ({ cell, position }) => (cell('Lineitem name') ? String(position) : ''),
  },
  { name: 'lines.name', from: 'Lineitem name', read: ofPiece((cell) => cell('Lineitem name')) },
  { name: 'lines.sku', from: 'Lineitem sku', read: ofPiece((cell) => cell('Lineitem sku')) },
  { name: 'lines.quantity', from: 'Lineitem quantity', read: ofPiece((cell) => cell('Lineitem quantity')) },
  { name: 'lines.price', from: 'Lineitem price', read: ofPiece((cell) => cell('Lineitem price')) },
  { name: 'note', from: 'Notes', read: ofOrder((cell) => cell('Notes')) },
]

/** A CSV file of orders as Shopify exports it: a line for each piece, of which the first says who ordered. */
export const shopifyOrders: ForeignFile = {
  system: 'Shopify',
  isOne: (head) => hasColumns(head, ['Name', 'Financial Status', 'Lineitem name', 'Lineitem quantity']),
  take,
}

function take(table: Table): Taken {
  const orders = [...Map.groupBy(cellsOf(table), (cell) => cell('Name')).values()]
  const lines = orders
    .filter(([first]) => ['', 'INR'].includes(first?.('Currency') ?? ''))
    .flatMap((own) => own.map((cell, at): OrderLine => ({ cell, position: at + 1 })))
  return tableOf(lines, columns, table.rows.length - lines.length)
}
