import { useTranslate } from 'ra-core'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import css from './pieces.module.css'

interface PagesProps {
  /** From 1. */
  page: number
  size: number
  total: number
  onPage: (page: number) => void
}

/** The pages of a picture grid, where there is more than one. */
export function Pages({ page, size, total, onPage }: PagesProps) {
  const translate = useTranslate()
  const last = Math.ceil(total / size)
  if (last <= 1) return null
  return (
    <nav className={css.pages} aria-label={translate('merchandising.pages.label')}>
      <Button small disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {translate('merchandising.pages.before')}
      </Button>
      <span>{translate('merchandising.pages.at', { page, last })}</span>
      <Button small disabled={page >= last} onClick={() => onPage(page + 1)}>
        {translate('merchandising.pages.after')}
      </Button>
    </nav>
  )
}
