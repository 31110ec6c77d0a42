import { useVirtualizer } from '@tanstack/react-virtual'
import { useListContext, useLocale } from 'ra-core'
import { type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { titleOf } from '../titleOf.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { useListView } from './ListViewContext.ts'
import { TableFrame } from './TableFrame.tsx'
import { TableRow } from './TableRow.tsx'
import { pictureSizes, rowHeights, useDensity } from './useDensity.ts'
import { useEnterRows } from './useEnterRows.ts'
import { writeQuery } from './useListState.ts'
import { usePlace } from './usePlace.ts'
import { useRowFocus } from './useRowFocus.ts'
import { type RowPress, useRowPress } from './useRowPress.ts'
import type { Selection } from './useSelection.ts'

/** From this many rows on, only those in view (and a few around them) are built. */
const mostBuilt = 60

interface RecordTableProps {
  /** Absent where nothing can be done with several records. */
  selection: Selection | undefined
  onMenu: RowPress['onMenu']
  /** Words below the title of a row. */
  below?: ((record: AnyRecord) => ReactNode) | undefined
}

/** The records of a page as a table. */
export function RecordTable({ selection, onMenu, below }: RecordTableProps) {
  const { data, total, page, perPage } = useListContext<AnyRecord>()
  const { resource, query } = useListView()
  const locale = useLocale()
  const [density] = useDensity()
  const pathTo = useRecordPath()
  const scroller = useRef<HTMLDivElement>(null)
  const records = data ?? none
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const height = rowHeights[density]

  const isLong = records.length > mostBuilt
  const virtualizer = useVirtualizer({
    count: isLong ? records.length : 0,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 10,
    enabled: isLong,
  })
  const press = useRowPress({
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  const reveal = useCallback(
    (id: string) => virtualizer.scrollToIndex(order.indexOf(id)),
    [virtualizer, order],
  )
  const { active, focusRow, handlers } = useRowFocus({
    container: scroller,
    order: () => order,
    selection,
    onOpen: press.onOpen,
    reveal,
  })
  const last = usePlace(resource.path, writeQuery(query), {
    scroller,
    row: active,
    isReady: records.length > 0,
  })
  const stop = [active, last, order[0]].find((id) => id !== undefined && order.includes(id))
  useEnterRows(stop, focusRow)

  const indexes = isLong
    ? withRow(virtualizer.getVirtualItems(), order.indexOf(active ?? ''))
    : order.map((_, index) => index)
  const first = (page - 1) * perPage
  return (
    <TableFrame
      role="grid"
      scroller={scroller}
      selection={selection}
      order={order}
      rowCount={total}
      handlers={{ ...handlers, onClick: press.onClick }}
      bodyStyle={isLong ? { blockSize: virtualizer.getTotalSize() } : undefined}
    >
      {indexes.map((index) => {
        const record = records[index] as AnyRecord
        return (
          <TableRow
            key={record.id}
            record={record}
            title={titleOf(resource, record, locale)}
            to={pathTo(resource, record.id, record)}
            rowIndex={first + index + 2}
            isPicked={selection?.has(record.id)}
            isStop={record.id === stop}
            isLast={record.id === last}
            picture={pictureSizes[density]}
            top={isLong ? index * height : undefined}
            below={below?.(record)}
          />
        )
      })}
    </TableFrame>
  )
}

const none: AnyRecord[] = []

/** The row that holds the focus stays built wherever the view has gone, for the focus would be lost with it. */
function withRow(items: readonly { index: number }[], focused: number): number[] {
  const indexes = items.map(({ index }) => index)
  return focused === -1 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)
}
