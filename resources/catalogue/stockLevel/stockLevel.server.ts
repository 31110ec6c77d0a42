import { defineHooks } from '../../../server/defineHooks.ts'
import { bookingName } from './server/adjust.ts'
import { undoBooking } from './server/undoBooking.ts'
import { stockLevel } from './stockLevel.ts'

/** What was booked by hand is put back by the ledger, as levels have no history of their own. */
export default defineHooks(stockLevel, { putBack: { [bookingName]: undoBooking } })
