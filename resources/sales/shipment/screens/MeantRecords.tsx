import { useTranslate } from 'ra-core'
import type { AnyRecord, Resource } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import { useListTexts } from '../../../../src/views/list/useListTexts.ts'
import css from './shipment.module.css'

/** How many numbers can be read over before one agrees. */
const most = 12

interface MeantRecordsProps {
  resource: Resource
  records: readonly AnyRecord[]
}

/** How many orders or parcels are meant, and which: behind the dialog they cannot be read any more. */
export function MeantRecords({ resource, records }: MeantRecordsProps) {
  const translate = useTranslate()
  const texts = useListTexts(resource)
  const { pair, list } = usePunctuation()
  const numbers = records.slice(0, most).map(({ number }) => String(number ?? ''))
  const left = records.length - numbers.length
  return (
    <p className={css.quiet}>
      {pair(texts.count(records.length), list(numbers))}
      {left > 0 && ` ${translate('form.more', { smart_count: left })}`}
    </p>
  )
}
