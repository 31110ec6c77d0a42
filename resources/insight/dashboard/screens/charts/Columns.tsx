import css from './charts.module.css'
import type { Line } from './Lines.tsx'
import { ReadPoint } from './ReadPoint.tsx'
import { labelStep, ticksUpTo } from './scale.ts'
import { useReading } from './useReading.ts'
import { useWidth } from './useWidth.ts'

interface ColumnsProps {
  readonly label: string
  readonly help: string
  /** Series of which each label has one value; what is not known has no column. */
  readonly series: readonly Line[]
  readonly labels: readonly string[]
  readonly format: (value: number) => string
  readonly short: (value: number) => string
  /** One upon the other; else side by side. */
  readonly isStacked?: boolean
  /** Bars that lie, their labels before them. */
  readonly isLying?: boolean
}

const [side, foot, head] = [58, 26, 8]

/** Columns, or bars that lie: by groups or stacked, read by the pointer or the arrow keys, and mirrored with the page. */
export function Columns({ label, help, series, labels, format, short, isStacked, isLying }: ColumnsProps) {
  const [place, width] = useWidth<HTMLDivElement>()
  const { at, setAt, onKeyDown, isMirrored } = useReading(labels.length)
  const height = isLying
    ? head + foot + labels.length * Math.max(28, (isStacked ? 1 : series.length) * 16)
    : 220
  const before = isLying ? 84 : side
  const room = { across: Math.max(1, width - before - 12), down: height - head - foot }
  const sums = labels.map((_, index) => series.reduce((sum, { values }) => sum + (values[index] ?? 0), 0))
  const values = series.flatMap((each) => each.values.map((value) => value ?? 0))
  const ticks = ticksUpTo(Math.max(0, ...(isStacked ? sums : values)))
  const top = ticks.at(-1) ?? 1
  const band = (isLying ? room.down : room.across) / Math.max(1, labels.length)
  const thick = (band * 0.7) / (isStacked ? 1 : Math.max(1, series.length))
  const long = (value: number) => (value / top) * (isLying ? room.across : room.down)
  const mirrored = (x: number, wide = 0) => (isMirrored ? width - x - wide : x)
  const every = isLying ? 1 : labelStep(labels.length, room.across)
  const middle = (index: number) => (isLying ? head : before) + (index + 0.5) * band
  const boxOf = (index: number, which: number) => {
    const value = series[which]?.values[index] ?? 0
    const below = isStacked
      ? series.slice(0, which).reduce((sum, each) => sum + (each.values[index] ?? 0), 0)
      : 0
    const from = middle(index) - band * 0.35 + (isStacked ? 0 : which * thick)
    return isLying
      ? { x: mirrored(before + long(below), long(value)), y: from, width: long(value), height: thick - 1 }
      : {
          x: mirrored(from, thick - 1),
          y: head + room.down - long(below + value),
          width: thick - 1,
          height: long(value),
        }
  }
  const outer = isMirrored ? 'start' : 'end'
  const gridAt = (tick: number) => {
    const x = mirrored(before + long(tick))
    const y = head + room.down - long(tick)
    if (isLying) return { x1: x, x2: x, y1: head, y2: head + room.down }
    return { x1: mirrored(before), x2: mirrored(before + room.across), y1: y, y2: y }
  }
  const tickAt = (tick: number) => {
    if (isLying) return { x: mirrored(before + long(tick)), y: height - 6, textAnchor: 'middle' as const }
    return { x: mirrored(before - 8), y: head + room.down - long(tick) + 4, textAnchor: outer } as const
  }
  const bandAt = (index: number) => {
    const from = middle(index) - band / 2
    if (isLying) return { x: 0, y: from, width, height: band }
    return { x: mirrored(from, band), y: head, width: band, height: room.down }
  }
  const labelAt = (index: number) => {
    if (isLying) return { x: mirrored(before - 8), y: middle(index) + 4, textAnchor: outer } as const
    return { x: mirrored(middle(index)), y: height - 6, textAnchor: 'middle' } as const
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
    <div
      ref={place}
      className={css.lines}
      role="group"
      aria-label={`${label}. ${help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(undefined)}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line className={css.grid} {...gridAt(tick)} />
            <text className={css.axis} {...tickAt(tick)}>
              {short(tick)}
            </text>
          </g>
        ))}
        {labels.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two labels may say the same, and stay in their order.
          <g key={index} onPointerMove={() => setAt(index)}>
            <rect className={css.band} data-read={at === index || undefined} {...bandAt(index)} />
            {series.map((each, which) => (
              <rect
                key={each.name}
                className={css.column}
                style={{ '--colour': each.colour } as object}
                {...boxOf(index, which)}
              />
            ))}
            {index % every === 0 && (
              <text className={css.axis} {...labelAt(index)}>
                {text}
              </text>
            )}
          </g>
        ))}
      </svg>
      <ReadPoint
        lines={series}
        labels={labels}
        at={at}
        format={format}
        style={
          at === undefined
            ? undefined
            : (isLying ? !isMirrored : mirrored(middle(at)) > width / 2)
              ? { right: isLying ? 12 : width - mirrored(middle(at)) + 10, left: 'auto' }
              : { left: isLying ? 12 : mirrored(middle(at)) + 10, right: 'auto' }
        }
      />
    </div>
  )
}
