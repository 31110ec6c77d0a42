import { defineHooks } from '../../../server/defineHooks.ts'
import { afterSave, beforeDelete, beforeSave } from './server/beforeSave.ts'
import { taxCategory } from './taxCategory.ts'

/** What the server does beside storing a tax category. */
export default defineHooks(taxCategory, { beforeSave, afterSave, beforeDelete })
