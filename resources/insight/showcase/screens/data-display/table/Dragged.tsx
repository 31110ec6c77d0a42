import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { moved } from '../../../../../../src/controls/parts/moved.ts'
import { useDragOrder } from '../../../../../../src/controls/parts/useDragOrder.ts'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { products } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

export default function Dragged() {
  const translate = useTranslate()
  const t = useTexts()
  const [rows, setRows] = useState(products)
  const move = (from: number, to: number) => setRows(moved(rows, from, to))
  const dragging = useDragOrder(move, false)
  const box = <span className="visually-hidden">{t('showcase.words.sortBy')}</span>
  return (
    <SmallTable label={t('showcase.words.products')} heads={['SKU', t('showcase.words.name'), { box }]}>
      {rows.map(({ code, name }, at) => (
        <tr key={code} style={{ cursor: 'grab' }} {...dragging(at)}>
          <td>
            <bdi dir="ltr">{code}</bdi>
          </td>
          <td>{name}</td>
          <td>
            <span className={css.row} style={{ gap: 0, flexWrap: 'nowrap' }}>
              <IconButton
                small
                glyph="up"
                disabled={at === 0}
                label={translate('fields.order.earlier', { title: name })}
                onClick={() => move(at, at - 1)}
              />
              <IconButton
                small
                glyph="open"
                disabled={at === rows.length - 1}
                label={translate('fields.order.later', { title: name })}
                onClick={() => move(at, at + 1)}
              />
            </span>
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
