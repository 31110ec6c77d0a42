// biome-ignore-all lint/a11y/useSemanticElements: of a table laid out by places only the cells in sight are there
// biome-ignore-all lint/a11y/useFocusableInteractive: nothing in it can be pressed

import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { useThemeState } from '../../../../../../src/shell/theme/useThemeState.ts'
import css from '../../showcase.module.css'
import { useTexts } from '../../words.ts'

const rows = 1000
const columns = 100
const cell = { width: 88, height: 32 }

export default function Virtual() {
  const t = useTexts()
  const box = useRef<HTMLDivElement>(null)
  const getScrollElement = () => box.current
  const isRtl = useThemeState()[0].direction === 'rtl'
  const down = useVirtualizer({ count: rows, getScrollElement, estimateSize: () => cell.height, overscan: 4 })
  const across = useVirtualizer({
    count: columns,
    getScrollElement,
    estimateSize: () => cell.width,
    overscan: 2,
    horizontal: true,
    isRtl,
  })
  return (
    <div
      ref={box}
      role="table"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
      className={css.scroller}
      style={{ blockSize: 260, padding: 0 }}
      aria-label={t('showcase.words.stock')}
      aria-rowcount={rows}
      aria-colcount={columns}
    >
      <div
        style={{ position: 'relative', blockSize: down.getTotalSize(), inlineSize: across.getTotalSize() }}
        role="rowgroup"
      >
        {down.getVirtualItems().map((row) => (
          <div key={row.key} role="row" aria-rowindex={row.index + 1}>
            {across.getVirtualItems().map((column) => (
              <div
                key={column.key}
                role="cell"
                aria-colindex={column.index + 1}
                style={{
                  position: 'absolute',
                  insetBlockStart: row.start,
                  insetInlineStart: column.start,
                  inlineSize: cell.width,
                  blockSize: cell.height,
                  padding: '6px 10px',
                  borderBlockEnd: '1px solid var(--border)',
                }}
              >
                {column.index === 0 ? (
                  <bdi dir="ltr">{`LS-${200 + row.index}`}</bdi>
                ) : (
                  (row.index * 7 + column.index * 5) % 23
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
