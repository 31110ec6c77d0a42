import type { FigureName } from '../../../../shared/summaries/rules/figures.ts'
import type { ComparedFigures } from '../../rules/tiles.ts'
import type { Words } from '../board/useWords.ts'
import { Change } from './Change.tsx'
import css from './charts.module.css'

interface FigureListProps {
  readonly names: readonly FigureName[]
  readonly figures: ComparedFigures
  readonly words: Words
  readonly isLarge?: boolean
}

/** Figures in large type, each with what it is called and how it changed. */
export function FigureList({ names, figures, words, isLarge }: FigureListProps) {
  return (
    <dl className={css.figures}>
      {names.map((name) => {
        const { value = null, before } = figures[name] ?? {}
        return (
          <div key={name} className={css.figure}>
            <dt>{words.t(`dashboard.figures.${name}`)}</dt>
            <dd>
              <bdi className={css.number} data-large={isLarge || undefined}>
                {words.figure(name, value, true)}
              </bdi>
              {before !== undefined && (
                <span className={css.against}>
                  <Change name={name} value={value} before={before} words={words} />{' '}
                  <bdi>{words.figure(name, before, true)}</bdi>
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}
