import type { Payment } from '../paying.ts'
import { byPerson } from './byPerson.ts'
import type { Provider } from './provider.ts'
import { razorpay } from './razorpay.ts'
import { sandbox } from './sandbox.ts'

/** Money that people receive and hand back themselves: transfers, a counter. */
const manual: Provider = { name: 'manual', refund: byPerson }

/** Cash that a courier collects at the door and remits; it goes back by bank or UPI. */
const cod: Provider = { name: 'cod', refund: byPerson }

const providers: Readonly<Record<Payment['provider'], Provider>> = {
  manual,
  cod,
  sandbox,
  razorpay,
  none: { ...manual, name: 'none' },
}

/** Who took a payment. */
export const providerOf = ({ provider }: Pick<Payment, 'provider'>): Provider => providers[provider]
