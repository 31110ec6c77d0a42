import Pagination from '@mui/material/Pagination'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { DayBox } from '../../../../src/controls/day/DayBox.tsx'
import { Frame } from '../../../../src/controls/parts/Frame.tsx'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../src/views/SmallTable.tsx'
import { products, useMoney } from './products.ts'
import css from './showcase.module.css'
import { usePageNames } from './usePageNames.ts'
import { useTexts } from './words.ts'

/** A little of everything that speaks and that runs in a direction: a table, its pages, a day, a question. */
export function Sample({ name }: { name: 'numbers' | 'mini' }) {
  const t = useTexts()
  const translate = useTranslate()
  const money = useMoney()
  const id = useId()
  const pages = usePageNames(name)
  const [day, setDay] = useState<string | null>('2026-11-19')
  const [page, setPage] = useState(1)
  const [isAsked, setAsked] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  const rows = products.slice((page - 1) * 2, page * 2)
  return (
    <div className={css.stack}>
      <SmallTable
        label={t('showcase.words.products')}
        heads={[
          t('showcase.words.name'),
          { end: t('showcase.words.price') },
          { end: t('showcase.words.stock') },
        ]}
      >
        {rows.map(({ code, name: title, price, stock }) => (
          <tr key={code}>
            <td lang="en">{title}</td>
            <td data-end>{money(price)}</td>
            <td data-end>{stock}</td>
          </tr>
        ))}
      </SmallTable>
      <Pagination size="small" count={2} page={page} onChange={(_, next) => setPage(next)} {...pages} />
      <Frame id={id} source="day" label={t('showcase.words.day')}>
        <DayBox id={id} source="day" label={t('showcase.words.day')} value={day} onChange={setDay} />
      </Frame>
      <div className={css.row}>
        <Button onClick={() => setAsked(true)}>{translate('ra.action.delete')}</Button>
        <span role="status">{isDeleted && t('showcase.words.deleted')}</span>
      </div>
      {isAsked && (
        <QuestionDialog
          title={t('showcase.words.askDelete')}
          submit={translate('ra.action.delete')}
          onClick={() => {
            setDeleted(true)
            setAsked(false)
          }}
          onClose={() => setAsked(false)}
        >
          <p>{t('showcase.words.askDeleteText')}</p>
        </QuestionDialog>
      )}
    </div>
  )
}
