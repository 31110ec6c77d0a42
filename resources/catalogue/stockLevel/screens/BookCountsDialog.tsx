import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { usePunctuation } from '../../../../src/providers/usePunctuation.ts'
import type { OwnBookingProps } from '../../../../src/views/overrides.ts'
import type { stockLevel } from '../stockLevel.ts'
import { ReasonFields } from './ReasonFields.tsx'
import css from './stock.module.css'
import { useBooking } from './useBooking.ts'
import { useStockTexts } from './useStockTexts.ts'

/** How many levels are named. */
const named = 8

/** Books what was typed into the sheet of the stock as counted, all levels or none, for one reason; refused where a number has changed since. */
export default function BookCountsDialog({ cells, close }: OwnBookingProps) {
  const { colon } = usePunctuation()
  const translate = useTranslate()
  const { own, count } = useStockTexts()
  const { book, errors, isBusy } = useBooking(() => close(true))
  const [why, setWhy] = useState({ reason: 'count', note: '' })
  const levels = cells.map(({ record, value }) => ({
    level: record as unknown as RecordOf<typeof stockLevel>,
    quantity: Number(value),
  }))
  const submit = () => {
    void book(
      levels.map(({ level, quantity }) => ({
        level: level.id,
        move: { action: 'set', quantity, was: level.onHand },
      })),
      why,
    )
  }
  const wrong = errors.quantity ?? errors.was
  return (
    <QuestionDialog
      title={own('counted')}
      size="medium"
      onClose={() => close(false)}
      onSubmit={submit}
      busy={isBusy}
      submit={own('book')}
    >
      <ul className={css.counts}>
        {levels.slice(0, named).map(({ level, quantity }) => (
          <li key={level.id}>
            <bdi dir="ltr">{level.sku}</bdi>
            {colon}
            {count(level.onHand)} → {count(quantity)}
          </li>
        ))}
        {levels.length > named && <li>{translate('grid.more', { smart_count: levels.length - named })}</li>}
      </ul>
      <div className={css.fields}>
        <ReasonFields id="book-counts" why={why} onWhy={setWhy} required errors={errors} />
      </div>
      {wrong && <p role="alert">{wrong}</p>}
    </QuestionDialog>
  )
}
