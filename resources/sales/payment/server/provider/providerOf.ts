import type { Payment } from '../paying.ts'
import { cod } from './cod.ts'
import { manual } from './manual.ts'
import type { Provider } from './provider.ts'
import { razorpay } from './razorpay.ts'
import { sandbox } from './sandbox.ts'

const providers: Readonly<Record<Payment['provider'], Provider>> = {
  manual,
  cod,
  sandbox,
  razorpay,
  none: { ...manual, name: 'none' },
}

/** Who took a payment. */
export const providerOf = ({ provider }: Pick<Payment, 'provider'>): Provider => providers[provider]
