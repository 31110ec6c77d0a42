import { useListContext, useLocale, useTranslate } from 'ra-core'
import { type FormEvent, useEffect, useState } from 'react'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { formatMoney } from '../../fields/money/formatMoney.ts'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { pageSizes } from './useListState.ts'

/** Which records are shown of how many, how many on one page, and the way to other pages. */
export function Pager() {
  const translate = useTranslate()
  const { page, perPage, total, hasNextPage, hasPreviousPage } = useListContext()
  const { change } = useListView()
  const pages = Math.max(1, Math.ceil((total ?? 0) / perPage))
  const go = (to: number) => change({ page: to })
  return (
    <nav className={css.pager} aria-label={translate('list.pages')}>
      <Range />
      <Sum />
      <span className={css.spacer} />
      <label>
        {translate('list.perPage')}
        <select value={perPage} onChange={(event) => change({ perPage: Number(event.target.value) })}>
          {[...new Set([...pageSizes, perPage])]
            .sort((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
      </label>
      {pages > 1 && (
        <span style={{ display: 'inline-flex', gap: 6, alignItems: 'center' }}>
          <button
            type="button"
            className={css.tool}
            data-icon=""
            aria-label={translate('list.previous')}
            disabled={!hasPreviousPage}
            onClick={() => go(page - 1)}
          >
            {icons.previous}
          </button>
          <PageBox page={page} pages={pages} onGo={go} />
          <button
            type="button"
            className={css.tool}
            data-icon=""
            aria-label={translate('list.next')}
            disabled={!hasNextPage}
            onClick={() => go(page + 1)}
          >
            {icons.next}
          </button>
        </span>
      )}
    </nav>
  )
}

/** `1–25 of 1,234`; says so where the server only estimates. */
function Range() {
  const translate = useTranslate()
  const locale = useLocale()
  const { page, perPage, total, data, isPending, meta } = useListContext()
  if (isPending || total === undefined) return <span role="status" />
  const from = (page - 1) * perPage + 1
  const to = from + (data?.length ?? 0) - 1
  const figure = (value: number) => formatNumber(value, locale)
  const isEstimate = meta?.totalKind === 'estimate'
  const key = !isEstimate ? 'list.range' : total <= to ? 'list.rangeMore' : 'list.rangeAbout'
  const shown = isEstimate && total <= to ? to : total
  return (
    <span role="status" dir="auto">
      {to < from
        ? translate('list.none')
        : translate(key, { from: figure(from), to: figure(to), total: figure(shown) })}
    </span>
  )
}

function PageBox({ page, pages, onGo }: { page: number; pages: number; onGo: (page: number) => void }) {
  const translate = useTranslate()
  const locale = useLocale()
  const [text, setText] = useState(String(page))
  useEffect(() => setText(String(page)), [page])
  const go = (event?: FormEvent) => {
    event?.preventDefault()
    const wanted = Math.min(pages, Math.max(1, Math.trunc(Number(text)) || page))
    setText(String(wanted))
    if (wanted !== page) onGo(wanted)
  }
  return (
    <form onSubmit={go}>
      <input
        inputMode="numeric"
        pattern="[0-9]*"
        aria-label={translate('list.page')}
        value={text}
        onChange={(event) => setText(event.target.value.replace(/\D/g, ''))}
        onFocus={(event) => event.target.select()}
        onBlur={() => go()}
      />
      <span>{translate('list.ofPages', { pages: formatNumber(pages, locale) })}</span>
    </form>
  )
}

/** What the amounts of all that was found come to, where the area adds them up. */
function Sum() {
  const translate = useTranslate()
  const locale = useLocale() ?? 'en'
  const { meta } = useListContext()
  const { resource } = useListView()
  const sum = (meta as { sum?: number } | undefined)?.sum
  if (sum === undefined) return null
  const { currency } = resource.fields[resource.list.summed ?? '']?.options ?? {}
  return <bdi>{translate('list.sum', { amount: formatMoney(sum, locale, currency) })}</bdi>
}
