import css from '../board/board.module.css'
import type { Words } from '../board/useWords.ts'

/** A tile in whose time nothing happened. */
export function Empty({ words }: { words: Words }) {
  return <p className={css.empty}>{words.t('dashboard.empty')}</p>
}
