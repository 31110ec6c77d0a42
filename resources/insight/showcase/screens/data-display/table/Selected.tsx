import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const all = [
  ['LS-204', 'Linen shirt'],
  ['SS-011', 'Silk sari'],
  ['CK-077', 'Cotton kurta'],
] as const

export default function Selected() {
  const translate = useTranslate()
  const t = useTexts()
  const [rows, setRows] = useState<typeof all | readonly (typeof all)[number][]>(all)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isAll = rows.length > 0 && chosen.length === rows.length
  const name = t('showcase.words.name')
  const box = (
    <input
      type="checkbox"
      aria-label={t('showcase.words.all')}
      ref={(head) => {
        if (head) head.indeterminate = chosen.length > 0 && !isAll
      }}
      checked={isAll}
      onChange={() => setChosen(isAll ? [] : rows.map(([code]) => code))}
    />
  )
  return (
    <div className={css.stack}>
      <SmallTable label={t('showcase.words.products')} heads={[{ box }, 'SKU', name]}>
        {rows.map(([code, title]) => (
          <tr key={code}>
            <td>
              <input
                type="checkbox"
                aria-label={title}
                checked={chosen.includes(code)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, code] : chosen.filter((each) => each !== code))
                }
              />
            </td>
            <td>
              <bdi dir="ltr">{code}</bdi>
            </td>
            <td>{title}</td>
          </tr>
        ))}
      </SmallTable>
      <div className={css.row}>
        <Button
          small
          danger
          disabled={chosen.length === 0}
          onClick={() => {
            setRows(rows.filter(([code]) => !chosen.includes(code)))
            setChosen([])
          }}
        >
          {`${translate('ra.action.delete')} (${chosen.length})`}
        </Button>
        {rows.length < all.length && (
          <Button small look="text" onClick={() => setRows(all)}>
            {t('showcase.words.reset')}
          </Button>
        )}
      </div>
    </div>
  )
}
