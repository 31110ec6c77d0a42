import { useDataProvider } from 'ra-core'
import type { ListAsked, RecordOf } from '../../../../src/core/index.ts'
import { dayIn } from '../../../../src/fields/date/day.ts'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { saveFile } from '../../../../src/views/saveFile.ts'
import { useActOnce } from '../../../../src/views/useActOnce.ts'
import type { couponCode } from '../../couponCode/couponCode.ts'
import type { coupon } from '../coupon.ts'
import { useCouponTexts } from './useCouponTexts.ts'

/** Writes all codes of coupons into a file, with what became of each; draws nothing. */
export default function ExportCodes({ records, close }: OwnActionProps<RecordOf<typeof coupon>>) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const { own } = useCouponTexts()
  useActOnce(close, async () => {
    const { data } = await dataProvider.exportCsv('pages/coupon-codes', {
      filter: { coupon: { in: records.map(({ id }) => id) } },
      sort: { field: 'code', order: 'ASC' },
    } satisfies ListAsked<RecordOf<typeof couponCode>>)
    saveFile(data, `coupon-codes-${dayIn(new Date())}.csv`)
    return own('codesExported')
  })
  return null
}
