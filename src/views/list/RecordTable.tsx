import { useListContext } from 'ra-core'
import { lazy, Suspense, useCallback, useMemo, useRef } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { useTitleOf } from '../useTitleOf.ts'
import { useListView } from './ListViewContext.ts'
import type { RowRevealer } from './LongBody.tsx'
import type { RecordShapeProps } from './recordShape.ts'
import { TableBody } from './TableBody.tsx'
import { TableFrame } from './TableFrame.tsx'
import { TableRow } from './TableRow.tsx'
import { pictureSizes, rowHeights, useDensity } from './useDensity.ts'
import { writeQuery } from './useListState.ts'
import { usePlace } from './usePlace.ts'
import { usePrinting } from './usePrinting.ts'
import { useRowFocus } from './useRowFocus.ts'
import { useRowPress } from './useRowPress.ts'

const LongBody = lazy(() => import('./LongBody.tsx'))

/** From this many rows on, only those in view (and a few around them) are built. */
const mostBuilt = 60

/** The records of a page as a table. */
export function RecordTable({ selection, onMenu, placeOf }: RecordShapeProps) {
  const { data, total, page, perPage } = useListContext<AnyRecord>()
  const { resource, query } = useListView()
  const titleOf = useTitleOf()
  const [density] = useDensity()
  const pathTo = useRecordPath()
  const scroller = useRef<HTMLDivElement>(null)
  const records = data ?? none
  const order = useMemo(() => records.map(({ id }) => id), [records])
  const height = rowHeights[density]

  // On paper nothing is out of view.
  const isPrinting = usePrinting()
  const isLong = records.length > mostBuilt && !isPrinting
  const revealer = useRef<RowRevealer>(null)
  const press = useRowPress({
    resource,
    find: (id) => records.find((each) => each.id === id),
    selection,
    order: () => order,
    onMenu,
  })
  const reveal = useCallback((id: string) => revealer.current?.reveal(order.indexOf(id)), [order])
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

  const first = (page - 1) * perPage
  const row = (index: number, top?: number) => {
    const record = records[index] as AnyRecord
    return (
      <TableRow
        key={record.id}
        record={record}
        title={titleOf(resource, record)}
        to={pathTo(resource, record.id, record)}
        rowIndex={first + index + 2}
        isPicked={selection?.has(record.id)}
        isStop={record.id === stop}
        isLast={record.id === last}
        picture={pictureSizes[density]}
        top={top}
        place={placeOf(record)}
      />
    )
  }
  return (
    <TableFrame
      role="grid"
      scroller={scroller}
      onEnter={stop === undefined ? undefined : () => focusRow(stop)}
      selection={selection}
      order={order}
      rowCount={total}
      handlers={{ ...handlers, onClick: press.onClick, onPointerDown: press.onPointerDown }}
    >
      {isLong ? (
        <Suspense fallback={<TableBody style={{ blockSize: records.length * height }} />}>
          <LongBody
            ref={revealer}
            count={records.length}
            height={height}
            scroller={scroller}
            focused={order.indexOf(active ?? '')}
            row={row}
          />
        </Suspense>
      ) : (
        <TableBody>{order.map((_, index) => row(index))}</TableBody>
      )}
    </TableFrame>
  )
}

const none: AnyRecord[] = []
