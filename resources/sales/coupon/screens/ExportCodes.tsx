import { useDataProvider, useNotify } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Writes all codes of coupons into a file, with what became of each; draws nothing. */
export default function ExportCodes({ records, close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const notify = useNotify()
  const { own } = useCouponTexts()
  const isAsked = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: one file for one press.
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    const filter = { coupon: { in: records.map(({ id }) => id) } }
    dataProvider
      .exportCsv('pages/coupon-codes', { filter, sort: { field: 'code', order: 'ASC' } })
      .then(
        ({ data }) => {
          saveFile(data, `coupon-codes-${dayIn(new Date())}.csv`)
          notify(own('codesExported'), { type: 'success' })
        },
        (error: Error) => notify(error.message, { type: 'error' }),
      )
      .finally(close)
  }, [])
  return null
}
