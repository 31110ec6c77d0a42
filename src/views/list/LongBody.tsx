import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, type Ref, type RefObject, useEffect, useImperativeHandle, useState } from 'react'
import { TableBody } from './TableBody.tsx'

/** Brings a row into view that is not built at the moment, by its index. */
export interface RowRevealer {
  reveal: (index: number) => void
}

interface LongBodyProps {
  ref: Ref<RowRevealer>
  count: number
  /** Height of every row in CSS pixels. */
  height: number
  scroller: RefObject<HTMLElement | null>
  /** The row that holds the focus, or -1. */
  focused: number
  /** Builds the row of an index at a distance from the first one. */
  row: (index: number, top: number) => ReactNode
}

/** The rows of a long page: only those in view are built, and a few around them. A chunk of its own, for most pages are short. */
export default function LongBody({ ref, count, height, scroller, focused, row }: LongBodyProps) {
  // The scroller lies around the rows, so it is not there yet when they are mounted together with it.
  const [element, setElement] = useState(scroller.current)
  useEffect(() => setElement(scroller.current), [scroller])
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => element,
    estimateSize: () => height,
    overscan: 10,
  })
  useImperativeHandle(ref, () => ({ reveal: (index) => virtualizer.scrollToIndex(index) }), [virtualizer])
  const indexes = withRow(virtualizer.getVirtualItems(), focused)
  return (
    <TableBody style={{ blockSize: count * height }}>
      {indexes.map((index) => row(index, index * height))}
    </TableBody>
  )
}

/** The row that holds the focus stays built wherever the view has gone, for the focus would be lost with it. */
function withRow(items: readonly { index: number }[], focused: number): number[] {
  const indexes = items.map(({ index }) => index)
  return focused === -1 || indexes.includes(focused) ? indexes : [...indexes, focused].sort((a, b) => a - b)
}
