import { issueCreditNote } from '../../invoice/server/issueCreditNote.ts'
import { allocate } from '../../order/rules/allocate.ts'
import type { Settlement } from '../rules/settlementOf.ts'
import { owedLines, roundedBack, settlementNow } from './settlementNow.ts'
import { unpaidLines } from './unpaidLines.ts'
import type { OrderReturn, ReturnWork } from './work.ts'

/** Credits what is left of the goods of a parcel that was never delivered, whatever is left of its payments; answers what of it is owed. */
export async function creditUndelivered(
  work: ReturnWork,
  stored: OrderReturn,
): Promise<{ record: OrderReturn; money: Settlement; creditNote: string | null }> {
  const record = { ...stored, lines: await owedLines(work.db, stored) }
  const settled = await settlementNow(work.db, record, { isNoted: true })
  const money = { ...settled, roundOff: settled.roundOff - (await roundedBack(work.db, record)) }
  return { record, money, creditNote: await creditParcel(work, record, money) }
}

/** What was paid for the goods of the parcel, less what the shop keeps of them; what nobody paid for is credited since it came back. */
async function creditParcel(
  work: ReturnWork,
  record: OrderReturn,
  { left, roundOff }: Settlement,
): Promise<string | null> {
  const unpaid = await unpaidLines(work.db, record, ({ refundAmount }) => refundAmount)
  const amounts = allocate(left - roundOff, unpaid)
  const [creditNote = null] = await issueCreditNote(work, {
    order: { id: record.order },
    lines: record.lines.map(({ line, parcel, quantity }, index) => ({
      line,
      parcel: parcel ?? record.shipment,
      quantity,
      amount: amounts[index] ?? 0,
    })),
    roundOff,
    reason: record.number,
  })
  return creditNote
}
