import { waterfallSteps } from '../../../../shared/summaries/rules/figures.ts'
import type { ComparedFigures } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'
import css from './charts.module.css'

/** The way from gross to net: what is taken away hangs from what was there before it. */
export function Waterfall({ figures, words }: { figures: ComparedFigures; words: Words }) {
  const steps = stepsOf(figures)
  const low = Math.min(0, ...steps.flatMap(({ from, to }) => [from, to]))
  const high = Math.max(1, ...steps.flatMap(({ from, to }) => [from, to]))
  const at = (value: number) => ((value - low) / (high - low)) * 100
  return (
    <div className={css.chart}>
      <ol className={css.steps} style={{ '--zero': `${at(0)}%` } as object}>
        {steps.map(({ name, kind, value, from, to }) => (
          <li key={name} className={css.step} data-level={kind === 'level' ? '' : undefined}>
            <span>{words.t(`dashboard.figures.${name}`)}</span>
            <span className={css.stepTrack} aria-hidden="true">
              <span
                className={css.stepBar}
                style={
                  {
                    insetInlineStart: `${at(Math.min(from, to))}%`,
                    inlineSize: `${at(Math.max(from, to)) - at(Math.min(from, to))}%`,
                    '--colour': `var(--${kind === 'level' ? 'first' : to < from ? 'minus' : 'plus'})`,
                  } as object
                }
              />
            </span>
            <bdi className={css.stepValue}>{words.rupees(kind === 'minus' ? minus(value) : value)}</bdi>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The steps with where each begins and ends, in paise. A shop that does not round has no step of the rounding. */
export function stepsOf(figures: ComparedFigures) {
  let level = 0
  const steps = waterfallSteps.map((step) => ({ ...step, value: figures[step.figure]?.value ?? 0 }))
  const shown = steps.filter(({ figure, value }) => figure !== 'rounding' || value !== 0)
  return shown.map(({ figure: name, kind, value }) => {
    const from = kind === 'level' ? 0 : level
    const to = kind === 'level' ? value : kind === 'plus' ? level + value : level - value
    level = to
    return { name, kind, value, from, to }
  })
}

/** Nothing taken away is no minus nothing. */
export const minus = (value: number): number => (value === 0 ? 0 : -value)
