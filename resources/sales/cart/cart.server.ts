import { defineHooks } from '../../../server/defineHooks.ts'
import { cart } from './cart.ts'
import { passTime } from './server/passTime.ts'

export default defineHooks(cart, { everyMinute: passTime })
