import { afterSave } from '../../server/areas/rating/afterSave.ts'
import { beforeSave } from '../../server/areas/rating/beforeSave.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { rating } from './rating.ts'

export default defineHooks(rating, { beforeSave, afterSave })
