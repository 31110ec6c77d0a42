import { useVirtualizer } from '@tanstack/react-virtual'
import { Children, type ComponentProps, useEffect, useRef } from 'react'

const height = 36

/** The list of MUI's box with only the lines in sight in the page; `at` is the line that the keys are on. */
export function LongList({ children, at = -1, ref, ...list }: ComponentProps<'ul'> & { at?: number }) {
  const lines = Children.toArray(children)
  const box = useRef<HTMLUListElement>(null)
  const rows = useVirtualizer({
    count: lines.length,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 5,
    initialRect: { width: 300, height: 280 },
  })
  useEffect(() => {
    if (at >= 0) rows.scrollToIndex(at)
  }, [at, rows])
  return (
    <ul
      {...list}
      ref={(element) => {
        box.current = element
        if (typeof ref === 'function') ref(element)
        else if (ref) ref.current = element
      }}
      style={{ maxBlockSize: 280, padding: 0, overflowY: 'auto' }}
    >
      <div role="none" style={{ position: 'relative', blockSize: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <div key={key} role="none" style={{ position: 'absolute', insetInline: 0, insetBlockStart: start }}>
            {lines[index]}
          </div>
        ))}
      </div>
    </ul>
  )
}
