import { useListContext } from 'ra-core'
import {
  type CSSProperties,
  type HTMLAttributes,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { CellLinksContext } from '../../fields/cellParts.tsx'
import { useRecordNames } from '../../fields/reference/recordNames.tsx'
import { RegistryContext } from '../RegistryContext.ts'
import { columnTracks } from './columnTracks.ts'
import { useListView } from './ListViewContext.ts'
import css from './RecordTable.module.css'
import { TableHead } from './TableHead.tsx'
import { useDensity } from './useDensity.ts'
import { useFittedTracks } from './useFittedTracks.ts'
import { useListTexts } from './useListTexts.ts'
import type { Selection } from './useSelection.ts'

const RowKeys = lazy(() => import('./RowKeys.tsx'))

interface TableFrameProps {
  role: 'grid' | 'treegrid'
  scroller: RefObject<HTMLDivElement | null>
  /** Leads into its rows, where there are any. */
  onEnter: (() => void) | undefined
  selection: Selection | undefined
  /** The ids of the page, for the box that picks them all. */
  order: readonly string[]
  /** Of the whole list, where it is known. */
  rowCount: number | undefined
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onKeyDown' | 'onFocus' | 'onClick' | 'onPointerDown'>
  /** A `TableBody`. */
  children: ReactNode
}

/** The table around its rows: what scrolls, the names of the columns, and the widths that all rows share. */
export function TableFrame({
  role,
  scroller,
  onEnter,
  selection,
  order,
  rowCount,
  handlers,
  children,
}: TableFrameProps) {
  const { isFetching, data } = useListContext<AnyRecord>()
  const { resource, columns } = useListView()
  const texts = useListTexts(resource)
  const [density] = useDensity()
  const hidden = useHiddenSides(scroller)
  const isPicked = (selection?.ids.length ?? 0) > 0
  // The row that was just picked is not left under what can be done with it.
  useEffect(() => {
    const at = isPicked ? document.activeElement : null
    if (scroller.current?.contains(at)) at?.scrollIntoView({ block: 'nearest' })
  }, [isPicked, scroller])
  const grid = { role, 'aria-multiselectable': selection ? true : undefined }
  const isPickable = selection !== undefined
  const { isWhole } = useRecordNames()
  const areas = useContext(RegistryContext)
  const tracks = useMemo(
    () => columnTracks(columns.shown, isPickable, texts, data, isWhole, areas),
    [columns.shown, isPickable, texts, data, isWhole, areas],
  )
  const { template, least, printed } = tracks
  // In a tree rows come and go under the eyes of whoever opens them.
  useFittedTracks(scroller, tracks, isPickable, `${isWhole} ${density} ${role === 'grid' ? order : ''}`)
  return (
    <div
      ref={scroller}
      className={css.scroller}
      data-scrolled={hidden.before || undefined}
      data-more={hidden.after || undefined}
      data-picked={isPicked || undefined}
    >
      <CellLinksContext value="arrows">
        <table
          {...grid}
          className={css.table}
          data-density={density}
          aria-label={texts.name(2)}
          aria-rowcount={rowCount === undefined ? -1 : rowCount + 1}
          aria-busy={isFetching}
          style={{ '--tracks': template, '--least': `${least}px`, '--printed': printed } as CSSProperties}
          {...handlers}
          onAuxClick={handlers.onClick}
        >
          <TableHead selection={selection} order={order} />
          {children}
        </table>
      </CellLinksContext>
      {onEnter && (
        <Suspense>
          <RowKeys onEnter={onEnter} />
        </Suspense>
      )}
    </div>
  )
}

/** Whether columns lie out of sight at the start or the end, where an edge then tells so. */
function useHiddenSides(scroller: RefObject<HTMLElement | null>) {
  const [hidden, setHidden] = useState({ before: false, after: false })
  useEffect(() => {
    const element = scroller.current
    if (!element) return
    const look = () => {
      // Negative where the page runs from right to left.
      const at = Math.abs(element.scrollLeft)
      const next = { before: at > 0, after: at + element.clientWidth < element.scrollWidth - 1 }
      setHidden((known) => (known.before === next.before && known.after === next.after ? known : next))
    }
    const watch = new ResizeObserver(look)
    watch.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [scroller])
  return hidden
}
