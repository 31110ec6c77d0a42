import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useWidth } from '../../dashboard/screens/charts/useWidth.ts'
import css from './drawings.module.css'
import { TwoTone } from './TwoTone.tsx'

const least = 92
const height = 76

interface DrawingGridProps {
  label: string
  found: readonly (readonly [name: string, outline: string])[]
  onPick: (name: string) => void
}

/** Hundreds of drawings as buttons, of which those in sight are in the page: one stop of the Tab key, arrows go on from there. */
export function DrawingGrid({ label, found, onPick }: DrawingGridProps) {
  const [box, width] = useWidth<HTMLDivElement>(460)
  const [at, setAt] = useState(0)
  const isMoved = useRef(false)
  const columns = Math.max(1, Math.floor(width / least))
  const lines = useVirtualizer({
    count: Math.ceil(found.length / columns),
    getScrollElement: () => box.current,
    estimateSize: () => height,
    overscan: 2,
    initialRect: { width: 460, height: 300 },
  })
  const current = Math.min(at, found.length - 1)
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    lines.scrollToIndex(Math.floor(current / columns))
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus())
  }, [current, columns, lines, box])
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const ahead = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const step = { ArrowRight: ahead, ArrowLeft: -ahead, ArrowDown: columns, ArrowUp: -columns }[event.key]
    const next =
      step === undefined ? { Home: 0, End: found.length - 1 }[event.key] : Math.max(0, current + step)
    if (next === undefined || next >= found.length) return
    event.preventDefault()
    isMoved.current = true
    setAt(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
    <div ref={box} role="group" aria-label={label} className={css.grid} onKeyDown={onKeyDown}>
      <div style={{ position: 'relative', blockSize: lines.getTotalSize() }}>
        {lines.getVirtualItems().map(({ key, index, start }) => (
          <div
            key={key}
            className={css.line}
            style={{
              insetBlockStart: start,
              blockSize: height,
              gridTemplateColumns: `repeat(${columns}, 1fr)`,
            }}
          >
            {found.slice(index * columns, (index + 1) * columns).map(([name, outline], column) => (
              <button
                key={name}
                type="button"
                tabIndex={index * columns + column === current ? 0 : -1}
                onClick={() => {
                  setAt(index * columns + column)
                  onPick(name)
                }}
              >
                <TwoTone outline={outline} size={24} />
                <span>{name}</span>
              </button>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
