import { defineHooks } from '../../../server/defineHooks.ts'
import { productOption } from './productOption.ts'
import { guardOption, guardValues } from './server/guardOption.ts'
import { catchUp, takeOver } from './server/takeOver.ts'

/** What products use of an option stays, and they take over what is changed of it. */
export default defineHooks(productOption, {
  beforeSave: guardValues,
  afterSave: takeOver,
  beforeDelete: guardOption,
  jobs: { followOptions: { every: 1, run: catchUp } },
})
