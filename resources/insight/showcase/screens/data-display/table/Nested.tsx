import { useTranslate } from 'ra-core'
import { Fragment, useState } from 'react'
import { IconButton } from '../../../../../../src/controls/parts/IconButton.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { products, useMoney } from '../../products.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const orders = [
  { number: 'A-1042', lines: [products[0], products[2]] },
  { number: 'A-1043', lines: [products[1]] },
]

export default function Nested() {
  const translate = useTranslate()
  const t = useTexts()
  const money = useMoney()
  const [open, setOpen] = useState<string | undefined>('A-1042')
  return (
    <SmallTable
      label={t('showcase.words.orders')}
      heads={[t('showcase.words.orders'), { end: t('showcase.words.products') }]}
    >
      {orders.map(({ number, lines }) => (
        <Fragment key={number}>
          <tr>
            <td>
              <span className={css.row} style={{ gap: 4 }}>
                <IconButton
                  small
                  glyph={open === number ? 'open' : 'next'}
                  aria-expanded={open === number}
                  label={`${translate(open === number ? 'ra.action.close' : 'ra.action.expand')} – ${number}`}
                  onClick={() => setOpen(open === number ? undefined : number)}
                />
                <bdi dir="ltr">{number}</bdi>
              </span>
            </td>
            <td data-end>{lines.length}</td>
          </tr>
          {open === number && (
            <tr>
              <td colSpan={2}>
                <SmallTable
                  label={number}
                  heads={[t('showcase.words.name'), { end: t('showcase.words.price') }]}
                >
                  {lines.map(
                    (line) =>
                      line && (
                        <tr key={line.code}>
                          <td>{line.name}</td>
                          <td data-end>{money(line.price)}</td>
                        </tr>
                      ),
                  )}
                </SmallTable>
              </td>
            </tr>
          )}
        </Fragment>
      ))}
    </SmallTable>
  )
}
