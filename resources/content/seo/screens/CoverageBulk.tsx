import type { Locale, Resource } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import type { Covered } from '../rules/covered.ts'
import type { seo } from '../seo.ts'
import css from './seo.module.css'

interface CoverageBulkProps {
  resource: Resource
  rows: readonly Covered[]
  locale: Locale
  onDone: () => void
}

/** What can be done with all addresses that were picked: list them or not, in search engines or the sitemap, or leave their words to the patterns. */
export function CoverageBulk({ resource, rows, locale, onDone }: CoverageBulkProps) {
  const { text: own } = useAreaWords<typeof seo>(resource.path)
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const items = rows.map(({ entity, id }) => ({ entity, id }))
  const list = async (listed: boolean) => {
    const isDone = await act(async () => {
      const { changed } = await ask<{ changed: number }>('setListed', { input: { items, listed } })
      return own('bulk.done', { smart_count: changed })
    })
    if (isDone) onDone()
  }
  const change = async (what: object) => {
    const isDone = await act(async () => {
      const { done, refused } = await ask<{ done: number; refused: unknown[] }>('setMany', {
        input: { locale, items, ...what },
      })
      return own(refused.length > 0 ? 'bulk.partly' : 'bulk.done', {
        smart_count: done,
        refused: refused.length,
      })
    })
    if (isDone) onDone()
  }
  return (
    <fieldset className={css.bulk} aria-label={own('bulk.label')}>
      <span>{own('bulk.picked', { smart_count: rows.length })}</span>
      <Button small disabled={isBusy} onClick={() => void change({ robots: 'index' })}>
        {own('robotsValues.index')}
      </Button>
      <Button small disabled={isBusy} onClick={() => void change({ robots: 'noindex' })}>
        {own('robotsValues.noindex')}
      </Button>
      <Button small disabled={isBusy} onClick={() => void list(false)}>
        {own('sitemap.leaveOut')}
      </Button>
      <Button small disabled={isBusy} onClick={() => void list(true)}>
        {own('sitemap.takeIn')}
      </Button>
      <Button small disabled={isBusy} onClick={() => void change({ byPattern: true })}>
        {own('bulk.byPattern')}
      </Button>
      <Button small look="text" onClick={onDone}>
        {own('bulk.none')}
      </Button>
    </fieldset>
  )
}
