import { useListContext } from 'ra-core'
import { type CSSProperties, type HTMLAttributes, type ReactNode, type RefObject, useState } from 'react'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { columnTracks } from './columnTracks.ts'
import { useListView } from './ListViewContext.ts'
import css from './RecordTable.module.css'
import { TableHead } from './TableHead.tsx'
import { useDensity } from './useDensity.ts'
import { useListTexts } from './useListTexts.ts'
import type { Selection } from './useSelection.ts'

interface TableFrameProps {
  role: 'grid' | 'treegrid'
  scroller: RefObject<HTMLDivElement | null>
  selection: Selection | undefined
  /** The ids of the page, for the box that picks them all. */
  order: readonly string[]
  /** Of the whole list, where it is known. */
  rowCount: number | undefined
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onFocus' | 'onClick'>
  bodyStyle?: CSSProperties | undefined
  children: ReactNode
}

/** The table around its rows: what scrolls, the names of the columns, and the widths that all rows share. */
export function TableFrame({ role, scroller, selection, order, rowCount, handlers, bodyStyle, children }: TableFrameProps) {
  const { isFetching, isPlaceholderData } = useListContext()
  const { resource, columns } = useListView()
  const texts = useListTexts(resource)
  const [density] = useDensity()
  const [isScrolled, setScrolled] = useState(false)
  const { template, least } = columnTracks(columns.chosen, { isPickable: selection !== undefined })
  return (
    <div ref={scroller} className={css.scroller} data-scrolled={isScrolled || undefined} onScroll={(event) => setScrolled(event.currentTarget.scrollLeft !== 0)}>
      <CellLinksContext value="arrows">
        <table
          role={role}
          className={css.table}
          data-density={density}
          aria-label={texts.name(2)}
          aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
          aria-multiselectable={selection ? true : undefined}
          aria-busy={isFetching}
          style={{ '--tracks': template, '--least': `${least}px` } as CSSProperties}
          {...handlers}
          onAuxClick={handlers.onClick}
        >
          <TableHead selection={selection} order={order} />
          <tbody className={css.body} role="rowgroup" data-stale={isPlaceholderData || undefined} style={bodyStyle}>
            {children}
          </tbody>
        </table>
      </CellLinksContext>
    </div>
  )
}
