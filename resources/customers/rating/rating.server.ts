import { defineHooks } from '../../../server/defineHooks.ts'
import { rating } from './rating.ts'
import { afterSave } from './server/afterSave.ts'
import { beforeSave } from './server/beforeSave.ts'

export default defineHooks(rating, { beforeSave, afterSave })
