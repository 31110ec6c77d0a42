import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Progress } from '../rules/board.ts'
import css from './projects.module.css'

/** How far a project is, as a bar and in words; its colour follows the share that is done. */
export function ProgressBar({
  progress,
  words,
}: {
  progress: Pick<Progress, 'cards' | 'done'>
  words: AreaWords
}) {
  const { cards, done } = progress
  const share = cards === 0 ? 0 : Math.round((done / cards) * 100)
  const said = cards === 0 ? words.text('noTasks') : words.text('tasks', { done, cards })
  return (
    <div>
      <p className={css.quiet}>{said}</p>
      <div className={css.bar} data-far={farOf(share)} aria-hidden="true">
        <span style={{ inlineSize: `${share}%` }} />
      </div>
    </div>
  )
}

function farOf(share: number): 'begun' | 'under-way' | 'well-under-way' | 'done' {
  if (share >= 80) return 'done'
  if (share >= 60) return 'well-under-way'
  return share >= 30 ? 'under-way' : 'begun'
}
