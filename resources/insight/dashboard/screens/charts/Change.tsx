import { changeOf, type FigureName, figures } from '../../../../shared/summaries/rules/figures.ts'
import type { Words } from '../board/useWords.ts'
import css from './charts.module.css'

interface ChangeProps {
  readonly name: FigureName
  readonly value: number | null
  readonly before: number | null | undefined
  readonly words: Words
}

/** By how much a figure changed, with an arrow; its colour says whether that is good news. Nothing where there is nothing to compare. */
export function Change({ name, value, before, words }: ChangeProps) {
  const change = changeOf(value, before)
  if (change === null) return null
  const { better } = figures[name] as { better?: 'more' | 'less' }
  const size = words.percent(Math.abs(change))
  const isSame = Math.abs(change) < 0.0005
  const isGood = better && (better === 'more') === change > 0
  const direction = isSame ? 'same' : change > 0 ? 'more' : 'less'
  return (
    <span className={css.change} data-tone={isSame || !better ? undefined : isGood ? 'good' : 'bad'}>
      <bdi aria-hidden="true">{`${isSame ? '=' : change > 0 ? '▲' : '▼'} ${size}`}</bdi>
      <span className="visually-hidden">{words.t(`dashboard.change.${direction}`, { change: size })}</span>
    </span>
  )
}
