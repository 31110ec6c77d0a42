import { passTime } from './server/passTime.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { cart } from './cart.ts'

export default defineHooks(cart, { everyMinute: passTime })
