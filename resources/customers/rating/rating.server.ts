import { defineHooks } from '../../../server/defineHooks.ts'
import { stripHistory } from '../../shared/privacy/server/stripHistory.ts'
import { rating } from './rating.ts'
import { afterSave } from './server/afterSave.ts'
import { beforeSave } from './server/beforeSave.ts'
import { recountProduct } from './server/recountProduct.ts'

export default defineHooks(rating, {
  beforeSave,
  afterSave,
  // An import that is undone: its file has the words still, so nothing need remember whose they were.
  async afterDelete({ db, record }) {
    await recountProduct(db, record.product)
    await stripHistory(db, rating, record.id, ['title', 'body', 'displayName'])
  },
})
