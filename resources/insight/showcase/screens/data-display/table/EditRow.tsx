import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { type Product, products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const columns = ['name', 'fabric'] as const

export default function EditRow() {
  const translate = useTranslate()
  const t = useTexts()
  const [rows, setRows] = useState(products)
  const [draft, setDraft] = useState<Product>()
  const keep = () => {
    setRows(rows.map((row) => (row.code === draft?.code ? draft : row)))
    setDraft(undefined)
  }
  const box = <span className="visually-hidden">{translate('ra.action.edit')}</span>
  return (
    <SmallTable
      label={t('showcase.words.products')}
      heads={[...columns.map((column) => t(`showcase.words.${column}`)), { box }]}
    >
      {rows.map((row) => (
        <tr key={row.code}>
          {columns.map((column, at) => (
            <td key={column}>
              {draft?.code === row.code ? (
                <TextBox
                  id={`row-${column}`}
                  source={column}
                  dense
                  autoFocus={at === 0}
                  label={t(`showcase.words.${column}`)}
                  text={draft[column]}
                  onText={(text) => setDraft({ ...draft, [column]: text })}
                />
              ) : (
                row[column]
              )}
            </td>
          ))}
          <td>
            {draft?.code === row.code ? (
              <span className={css.row}>
                <Button small look="primary" disabled={draft.name.trim() === ''} onClick={keep}>
                  {translate('ra.action.save')}
                </Button>
                <Button small onClick={() => setDraft(undefined)}>
                  {translate('ra.action.cancel')}
                </Button>
              </span>
            ) : (
              <Button
                small
                look="text"
                disabled={draft !== undefined}
                aria-label={`${translate('ra.action.edit')} – ${row.name}`}
                onClick={() => setDraft(row)}
              >
                {translate('ra.action.edit')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
