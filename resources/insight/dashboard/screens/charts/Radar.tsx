import css from './charts.module.css'
import type { Line } from './Lines.tsx'
import { ReadPoint } from './ReadPoint.tsx'
import { ticksUpTo } from './scale.ts'
import { useReading } from './useReading.ts'

interface RadarProps {
  readonly label: string
  readonly help: string
  readonly series: readonly Line[]
  /** What stands at the end of each spoke. */
  readonly labels: readonly string[]
  readonly format: (value: number) => string
}

const width = 340
const height = 250
const [centre, middle, radius] = [width / 2, 128, 96]

/** Several measures of a few things around one middle, read by the pointer or the arrow keys. */
export function Radar({ label, help, series, labels, format }: RadarProps) {
  const { at, setAt, onKeyDown, isMirrored } = useReading(labels.length)
  const ticks = ticksUpTo(Math.max(0, ...series.flatMap(({ values }) => values.map((value) => value ?? 0))))
  const top = ticks.at(-1) ?? 1
  const pointAt = (index: number, value: number, further = 0) => {
    const angle = (index / Math.max(1, labels.length)) * 2 * Math.PI
    const away = (value / top) * radius + further
    return {
      x: centre + (isMirrored ? -1 : 1) * away * Math.sin(angle),
      y: middle - away * Math.cos(angle),
    }
  }
  const around = (measure: (index: number) => number) =>
    labels
      .map((_, index) => pointAt(index, measure(index)))
      .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
      .join(' ')
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
    <div
      className={css.shares}
      role="group"
      aria-label={`${label}. ${help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(undefined)}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        aria-hidden="true"
        style={{ maxInlineSize: '100%' }}
      >
        {ticks.slice(1).map((tick) => (
          <polygon key={tick} className={css.ring} points={around(() => tick)} />
        ))}
        {[...series].reverse().map((each) => (
          <polygon
            key={each.name}
            className={css.web}
            style={{ '--colour': each.colour } as object}
            points={around((index) => each.values[index] ?? 0)}
          />
        ))}
        {labels.map((text, index) => {
          const end = pointAt(index, top, 10)
          const anchor = Math.abs(end.x - centre) < 8 ? 'middle' : end.x > centre ? 'start' : 'end'
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two labels may say the same, and stay in their order.
            <g key={index} onPointerMove={() => setAt(index)}>
              <line
                className={at === index ? css.cursor : css.grid}
                x1={centre}
                y1={middle}
                x2={pointAt(index, top).x}
                y2={pointAt(index, top).y}
              />
              <text className={css.axis} x={end.x} y={end.y + 4} textAnchor={anchor}>
                {text}
              </text>
            </g>
          )
        })}
      </svg>
      <ReadPoint lines={series} labels={labels} at={at} format={format} style={{ insetInlineStart: 0 }} />
    </div>
  )
}
