import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import css from './charts.module.css'
import { useReading } from './useReading.ts'

/** A part of a whole. */
export interface Share {
  readonly name: string
  readonly value: number
  readonly colour: string
}

interface SharesProps {
  readonly label: string
  readonly help: string
  readonly shares: readonly Share[]
  readonly format: (value: number) => string
  readonly percent: (part: number) => string
  /** A ring, in whose middle the sum stands. */
  readonly isRing?: boolean
}

const size = 220
const middle = size / 2
const outer = 100

/** Parts of a whole as a pie or a ring, read by the pointer or the arrow keys; clockwise, against it in a mirrored page. */
export function Shares({ label, help, shares, format, percent, isRing = false }: SharesProps) {
  const { list, pair } = usePunctuation()
  const { at, setAt, onKeyDown, isMirrored } = useReading(shares.length)
  const sum = shares.reduce((all, { value }) => all + value, 0)
  const read = at === undefined ? undefined : shares[at]
  const point = (part: number, radius: number) => {
    const angle = part * 2 * Math.PI
    const x = middle + (isMirrored ? -1 : 1) * radius * Math.sin(angle)
    return `${x.toFixed(2)},${(middle - radius * Math.cos(angle)).toFixed(2)}`
  }
  const inner = isRing ? 62 : 0
  const pathOf = (index: number) => {
    const from = shares.slice(0, index).reduce((all, { value }) => all + value, 0) / sum
    // A whole circle has no end that differs from its beginning.
    const to = Math.min(from + (shares[index]?.value ?? 0) / sum, from + 0.9999)
    const isLong = to - from > 0.5 ? 1 : 0
    const turn = isMirrored ? 0 : 1
    return `M${point(from, outer)}A${outer},${outer} 0 ${isLong} ${turn} ${point(to, outer)}L${point(to, inner)}${
      inner > 0 ? `A${inner},${inner} 0 ${isLong} ${1 - turn} ${point(from, inner)}` : ''
    }Z`
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the parts of a form.
    <div
      className={css.shares}
      role="group"
      aria-label={`${label}. ${help}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the parts.
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setAt(undefined)}
      onPointerLeave={() => setAt(undefined)}
    >
      <svg width={size} height={size} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        {sum > 0 ? (
          shares.map((share, index) => (
            <path
              key={share.name}
              className={css.share}
              style={{ '--colour': share.colour } as object}
              data-read={at === index || undefined}
              d={pathOf(index)}
              onPointerMove={() => setAt(index)}
            />
          ))
        ) : (
          <circle className={css.nothing} cx={middle} cy={middle} r={outer} />
        )}
        {isRing && (
          <text className={css.sum} x={middle} y={middle + 6} textAnchor="middle">
            {format(sum)}
          </text>
        )}
      </svg>
      {read && (
        <div className={css.bubble} style={{ insetInlineStart: 0 }}>
          <b>{read.name}</b>
          <span>
            {format(read.value)} <b>{percent(read.value / sum)}</b>
          </span>
        </div>
      )}
      <p className="visually-hidden" aria-live="polite">
        {read && pair(read.name, list([format(read.value), percent(read.value / sum)]))}
      </p>
    </div>
  )
}
