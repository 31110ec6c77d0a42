import { beforeSave } from '../../server/areas/coupon/beforeSave.ts'
import { couponsOfCode } from '../../server/areas/coupon/couponsOfCode.ts'
import { refreshPhases } from '../../server/areas/coupon/refreshPhases.ts'
import { defineHooks } from '../../server/defineHooks.ts'
import { coupon } from './coupon.ts'

export default defineHooks(coupon, {
  beforeSave,
  afterSave: ({ db, record, at }) => refreshPhases(db, at, [record.id]),
  alsoFound: couponsOfCode,
  jobs: { followCoupons: { every: 1, run: ({ db, now }) => refreshPhases(db, now) } },
})
