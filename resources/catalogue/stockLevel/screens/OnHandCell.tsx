import { lazy, Suspense, useContext, useState } from 'react'
import { hasFlag, type RecordOf } from '../../../../src/core/index.ts'
import { CellLinksContext, Figures } from '../../../../src/fields/cellParts.tsx'
import type { CellProps } from '../../../../src/fields/view.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { stockLevel } from '../stockLevel.ts'
import css from './stock.module.css'
import { useStockTexts } from './useStockTexts.ts'

const CountPopover = lazy(() => import('./CountPopover.tsx'))

interface OnHandCellProps extends Omit<CellProps<number>, 'record'> {
  record: RecordOf<typeof stockLevel>
}

/** What is on hand; whoever may adjust counts it right there. */
export default function OnHandCell({ value, record }: OnHandCellProps) {
  const viewer = useViewer()
  const links = useContext(CellLinksContext)
  const { own, count } = useStockTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (links === 'none' || !hasFlag(viewer, stockLevel.name, 'adjust'))
    return <Figures>{count(value)}</Figures>
  return (
    <>
      <button
        type="button"
        className={css.figure}
        tabIndex={links === 'arrows' ? -1 : 0}
        aria-haspopup="dialog"
        aria-label={own('editOnHand', { value: count(value) })}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Figures>{count(value)}</Figures>
      </button>
      {anchor && (
        <Suspense>
          <CountPopover level={record} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  )
}
