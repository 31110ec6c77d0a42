import { IconButton } from '../../../../src/controls/parts/IconButton.tsx'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import css from './mail.module.css'
import { perPage } from './useMailbox.ts'

interface PagesProps {
  page: number
  total: number
  /** Letters on this page. */
  count: number
  words: AreaWords
}

/** Which letters are shown of how many, and the way to newer and older ones. */
export function Pages({ page, total, count, words: { text, locale } }: PagesProps) {
  const [, change] = usePageState()
  if (total <= perPage && page === 1) return null
  const from = (page - 1) * perPage + 1
  const figure = (value: number) => formatNumber(value, locale)
  const values = { from: figure(from), to: figure(from + count - 1), total: figure(total) }
  return (
    <nav aria-label={text('pages')} className={css.pages}>
      <span role="status">{count > 0 && text('range', values)}</span>
      <IconButton
        small
        glyph="previous"
        label={text('newer')}
        disabled={page === 1}
        onClick={() => change({ page: page > 2 ? String(page - 1) : undefined })}
      />
      <IconButton
        small
        glyph="next"
        label={text('older')}
        disabled={from + count - 1 >= total}
        onClick={() => change({ page: String(page + 1) })}
      />
    </nav>
  )
}
