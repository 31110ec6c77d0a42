import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import css from '../../showcase.module.css'

const height = 36

export default function EndlessThin() {
  const box = useRef<HTMLElement>(null)
  const [count, setCount] = useState(500)
  const rows = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 5,
    // Five hundred more once the end comes near.
    onChange: ({ range }) => {
      if (range && range.endIndex > count - 20) setCount(count + 500)
    },
  })
  return (
    <section
      ref={box}
      className={css.scroller}
      aria-label="SKU"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
      tabIndex={0}
    >
      <ul
        className={css.plain}
        style={{ position: 'relative', display: 'block', blockSize: rows.getTotalSize() }}
      >
        {rows.getVirtualItems().map(({ key, index, start }) => (
          <li
            key={key}
            aria-setsize={-1}
            aria-posinset={index + 1}
            style={{ position: 'absolute', insetBlockStart: start, blockSize: height, paddingBlock: 8 }}
          >
            <bdi dir="ltr">LS-{10_000 + index}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}
