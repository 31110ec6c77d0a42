import { useNavigate } from 'react-router'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import type { RankRow } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'
import { ClassLegend } from './ClassLegend.tsx'
import css from './charts.module.css'
import { classesOf, classOf } from './classesOf.ts'
import { indiaOutlines, mapSize } from './indiaOutlines.ts'

interface StateMapProps {
  readonly rows: readonly RankRow[]
  readonly linkOf: (row: RankRow) => string | undefined
  readonly words: Words
}

/** How many shades there are. */
const shades = 4

const partOf = (index: number) => ((index + 1) / shades) * 100

/**
 * The states on a map, the darker the more was ordered, with what the shades stand for; each that had orders opens its list, or tells its
 * figures where there is none to open.
 */
export function StateMap({ rows, linkOf, words }: StateMapProps) {
  const { list, pair } = usePunctuation()
  const navigate = useNavigate()
  const byCode = new Map(rows.map((row) => [row.code?.replace(/^IN-/, ''), row]))
  const most = Math.max(0, ...rows.map(({ figures }) => figures.ordered?.value ?? 0))
  const bounds = classesOf([0, most], shades, 'quantize')
  const map = (
    // biome-ignore lint/a11y/useSemanticElements: the map is a group of links within a drawing.
    <svg viewBox={`0 0 ${mapSize.join(' ')}`} role="group" aria-label={words.t('dashboard.tiles.states')}>
      {drawnLast.map(
        ([
          code,
          {
            at: [x, y],
            outline,
          },
        ]) => {
          const state = byCode.get(code)
          const value = state?.figures.ordered?.value ?? 0
          const part = value > 0 ? partOf(classOf(value, bounds)) : 0
          const look = { className: css.land, style: { '--part': `${part}%` } as object }
          const drawing = outline ? (
            <path {...look} d={outline} />
          ) : (
            <>
              <circle className={css.around} cx={x} cy={y} r="18" />
              <circle {...look} cx={x} cy={y} r="8" />
            </>
          )
          const to = state && linkOf(state)
          if (!state) return <g key={code}>{drawing}</g>
          const figures = [
            words.rupees(value),
            `${words.t('dashboard.figures.orders')} ${words.count(state.figures.orders?.value)}`,
          ]
          const name = pair(`${code} ${state.name ?? state.key}`, list(figures))
          if (!to)
            return (
              // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its figures are read where it has the focus
              <g key={code} role="img" tabIndex={0} className={css.state} aria-label={name} data-tip={name}>
                {drawing}
              </g>
            )
          return (
            <a
              key={code}
              href={to}
              className={css.state}
              aria-label={name}
              data-tip={name}
              onClick={(event) => {
                if (event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                navigate(to)
              }}
            >
              {drawing}
            </a>
          )
        },
      )}
    </svg>
  )
  if (most === 0) return map
  return (
    <>
      {map}
      <ClassLegend
        classes={bounds.map((bound, index) => ({
          part: partOf(index),
          words: `≤ ${words.rupees(Math.round(bound))}`,
        }))}
      />
    </>
  )
}

/** Dots lie on the states around them. */
const drawnLast = Object.entries(indiaOutlines).sort(
  ([, a], [, b]) => Number(a.outline === '') - Number(b.outline === ''),
)
