import type { Db } from '../../../../server/database/schema.ts'
import type { Gateway } from '../rules/gateways.ts'
import { hasRazorpay } from './razorpay/account.ts'

/** The gateway that takes the money of what is paid online from now on. */
export const gatewayOf = async (db: Db): Promise<Gateway> =>
  (await hasRazorpay(db)) ? 'razorpay' : 'sandbox'
