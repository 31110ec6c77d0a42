import type { Gateway } from '../../../src/shop/payments/gateways.ts'
import type { Db } from '../../database/open.ts'
import { hasRazorpay } from './razorpay/account.ts'

/** The gateway that takes the money of what is paid online from now on. */
export const gatewayOf = async (db: Db): Promise<Gateway> =>
  (await hasRazorpay(db)) ? 'razorpay' : 'sandbox'
