import { afterSave } from './server/afterSave.ts'
import { beforeSave } from './server/beforeSave.ts'
import { defineHooks } from '../../../server/defineHooks.ts'
import { rating } from './rating.ts'

export default defineHooks(rating, { beforeSave, afterSave })
