import type { PointerEvent } from 'react'
import css from './charts.module.css'
import { ReadPoint } from './ReadPoint.tsx'
import { labelStep, ticksUpTo } from './scale.ts'
import { useReading } from './useReading.ts'
import { useWidth } from './useWidth.ts'

/** A line of a chart; a value that is not known leaves a gap. */
export interface Line {
  readonly name: string
  readonly values: readonly (number | null)[]
  readonly colour: string
  /** For what others are compared with. */
  readonly isDashed?: boolean
  readonly isFilled?: boolean
}

interface LinesProps {
  readonly label: string
  readonly help: string
  readonly lines: readonly Line[]
  /** What stands below each point. */
  readonly labels: readonly string[]
  /** How values are written in full, and at the side. */
  readonly format: (value: number) => string
  readonly short: (value: number) => string
  readonly isWhole?: boolean
  readonly height?: number
  /** Rounded between the points. */
  readonly isSmooth?: boolean
  /** What the lines are called stands elsewhere. */
  readonly isNamed?: boolean
}

const [side, foot, head] = [58, 26, 8]

/** Lines over time, read with the pointer or the arrow keys. Time runs with the text: from the right in a mirrored page. */
export function Lines({
  label,
  help,
  lines,
  labels,
  format,
  short,
  isWhole,
  height = 220,
  isSmooth,
  isNamed,
}: LinesProps) {
  const [place, width] = useWidth<HTMLDivElement>()
  const count = labels.length
  const { at, setAt, onKeyDown, isMirrored } = useReading(count)
  const most = Math.max(0, ...lines.flatMap(({ values }) => values.map((value) => value ?? 0)))
  const ticks = ticksUpTo(most, isWhole)
  const top = ticks.at(-1) ?? 1
  const room = Math.max(1, width - side - 12)
  const across = (index: number) => {
    const x = side + (count <= 1 ? room / 2 : (index / (count - 1)) * room)
    return isMirrored ? width - x : x
  }
  const up = (value: number) => head + (1 - value / top) * (height - head - foot)
  const every = labelStep(count, room)
  // Words at the very ends stay within the drawing.
  const anchorAt = (x: number) => (x > width - 28 ? 'end' : x < 28 ? 'start' : 'middle')
  const value = (line: Line) => (at === undefined ? null : (line.values[at] ?? null))

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const { left } = event.currentTarget.getBoundingClientRect()
    const x = isMirrored ? width - (event.clientX - left) : event.clientX - left
    setAt(Math.min(count - 1, Math.max(0, Math.round(((x - side) / room) * (count - 1)))))
  }
  return (
    <div className={css.chart}>
      {lines.length > 1 && !isNamed && (
        <ul className={css.legend}>
          {lines.map((line) => (
            <li key={line.name} style={{ '--colour': line.colour } as object}>
              <span className={css.key} data-dashed={line.isDashed || undefined} />
              {line.name}
            </li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form. */}
      <div
        ref={place}
        className={css.lines}
        role="group"
        aria-label={`${label}. ${help}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the points.
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setAt(undefined)}
        onPointerMove={onPointerMove}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                className={css.grid}
                x1={isMirrored ? 12 : side}
                x2={isMirrored ? width - side : width - 12}
                y1={up(tick)}
                y2={up(tick)}
              />
              <text
                className={css.axis}
                x={isMirrored ? width - side + 8 : side - 8}
                y={up(tick) + 4}
                textAnchor={isMirrored ? 'start' : 'end'}
              >
                {short(tick)}
              </text>
            </g>
          ))}
          {labels.map(
            (text, index) =>
              index % every === 0 && (
                <text
                  // biome-ignore lint/suspicious/noArrayIndexKey: two labels may say the same, and stay in their order.
                  key={index}
                  className={css.axis}
                  x={across(index)}
                  y={height - 6}
                  textAnchor={anchorAt(across(index))}
                >
                  {text}
                </text>
              ),
          )}
          {at !== undefined && (
            <line className={css.cursor} x1={across(at)} x2={across(at)} y1={head} y2={height - foot} />
          )}
          {[...lines].reverse().map((line) => (
            <g key={line.name} style={{ '--colour': line.colour } as object}>
              {line.isFilled && <path className={css.area} d={areaOf(line)} />}
              <path className={css.line} data-dashed={line.isDashed || undefined} d={pathOf(line)} />
              {at !== undefined && value(line) !== null && (
                <circle className={css.dot} cx={across(at)} cy={up(value(line) as number)} r="4" />
              )}
            </g>
          ))}
        </svg>
        <ReadPoint
          lines={lines}
          labels={labels}
          at={at}
          format={format}
          style={
            at === undefined
              ? undefined
              : across(at) > width / 2
                ? { right: width - across(at) + 10, left: 'auto' }
                : { left: across(at) + 10, right: 'auto' }
          }
        />
      </div>
    </div>
  )

  function pathOf({ values }: Line): string {
    return values
      .map((each, index) => {
        if (each === null) return ''
        const point = `${across(index)},${up(each)}`
        const before = values[index - 1] ?? null
        if (before === null) return `M${point}`
        if (!isSmooth) return `L${point}`
        // Flat at both points, so that a curve never goes beyond what it joins.
        const half = (across(index - 1) + across(index)) / 2
        return `C${half},${up(before)} ${half},${up(each)} ${point}`
      })
      .join('')
  }

  function areaOf(line: Line): string {
    const last = line.values.length - 1
    if (last < 1 || line.values.includes(null)) return ''
    return `${pathOf(line)}L${across(last)},${up(0)}L${across(0)},${up(0)}Z`
  }
}
