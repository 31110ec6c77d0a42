import { defineHooks } from '../../../server/defineHooks.ts'
import { coupon } from './coupon.ts'
import { beforeSave } from './server/beforeSave.ts'
import { couponsOfCode } from './server/couponsOfCode.ts'
import { refreshPhases } from './server/refreshPhases.ts'

export default defineHooks(coupon, {
  beforeSave,
  afterSave: ({ db, record, at }) => refreshPhases(db, at, [record.id]),
  alsoFound: couponsOfCode,
  jobs: { followCoupons: { every: 1, run: ({ db, now }) => refreshPhases(db, now) } },
})
