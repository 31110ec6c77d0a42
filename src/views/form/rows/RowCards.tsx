import { useVirtualizer } from '@tanstack/react-virtual'
import { useTranslate } from 'ra-core'
import { useRef } from 'react'
import { messageAt } from '../../../controls/parts/editor.ts'
import type { GridColumn } from './GridCell.tsx'
import { type RowAct, RowMenu } from './RowMenu.tsx'
import type { Rows } from './rowChanges.ts'
import css from './rows.module.css'
import { few } from './useGridView.ts'

interface RowCardsProps {
  label: string
  columns: readonly GridColumn[]
  rows: Rows
  error: unknown
  disabled: boolean
  isFull: boolean
  textOf: (column: GridColumn, value: unknown) => string
  onAct: (act: RowAct, row: number) => void
}

const cardHeight = 64

/** Rows below each other for narrow windows: a line that names each, opened to be edited. */
export function RowCards({ label, columns, rows, error, disabled, isFull, textOf, onAct }: RowCardsProps) {
  const translate = useTranslate()
  const scroller = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardHeight,
    overscan: 6,
  })
  const items =
    rows.length <= few
      ? rows.map((_, index) => ({ index, start: index * cardHeight }))
      : virtual.getVirtualItems()
  return (
    <div ref={scroller} className={css.scroller}>
      <ul aria-label={label} className={css.cards} style={{ blockSize: virtual.getTotalSize() }}>
        {items.map(({ index, start }) => {
          const row = rows[index] ?? {}
          const [first = '', ...others] = columns
            .map((column) => textOf(column, row[column.key]))
            .filter(Boolean)
          const problem = columns.map(({ key }) => messageAt(error, index, key)).find(Boolean)
          return (
            <li
              key={index}
              className={css.row}
              style={{ transform: `translateY(${start}px)`, blockSize: cardHeight, display: 'block' }}
            >
              <div className={css.card}>
                <button type="button" className={css.cardButton} onClick={() => onAct('edit', index)}>
                  <span className={css.cardTitle}>
                    {first || translate('fields.rows.row', { number: index + 1 })}
                  </span>
                  <span className={`${css.cardMore} ${problem ? css.cardError : ''}`}>
                    {problem ?? others.join(' · ')}
                  </span>
                </button>
                {!disabled && <RowMenu row={index} count={rows.length} isFull={isFull} onAct={onAct} />}
              </div>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
