import { useListContext, useLocale, useNavigate, useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useTypedSearch } from '../../controls/useTypedSearch.ts'
import type { AnyRecord, Resource } from '../../core/index.ts'
import { codesOf } from '../../derive/columns.ts'
import { titleOf } from '../titleOf.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'
import { useListTexts } from './useListTexts.ts'

/** Milliseconds of quiet after which what was typed is searched for. */
const quiet = 300

/** The one box that searches everything the descriptor names; the frame's `/` leads to it, and Enter opens a record whose code was typed. */
export function SearchBox() {
  const translate = useTranslate()
  const { resource, query, change } = useListView()
  const texts = useListTexts(resource)
  const searched = typeof query.filter.q === 'string' ? query.filter.q : ''
  const search = (q: string) => {
    const { q: _, ...rest } = query.filter
    change({ filter: q === '' ? rest : { ...rest, q } }, { replace: searched !== '' })
  }
  const { text, setText, box, clear } = useTypedSearch(searched, quiet, search)
  const exact = useExactHit(text)
  const navigate = useNavigate()

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      clear()
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (exact) navigate(exact.to)
      else if (text.trim() !== searched) search(text.trim())
    }
  }
  const label = translate('list.search.label', { name: texts.inner(2) })
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that are supported
    <div role="search" className={css.search}>
      {icons.search}
      <input
        ref={box}
        type="search"
        maxLength={200}
        aria-label={label}
        aria-keyshortcuts="/"
        aria-describedby={exact ? 'list-exact' : undefined}
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        autoComplete="off"
        spellCheck={false}
      />
      {text === '' ? (
        <span className={css.key} aria-hidden="true">
          /
        </span>
      ) : (
        <button
          type="button"
          className={`${css.tool} ${css.clear}`}
          data-quiet=""
          data-icon=""
          aria-label={translate('list.search.clear')}
          onClick={() => {
            clear()
            box.current?.focus()
          }}
        >
          {icons.close}
        </button>
      )}
      {exact && (
        <div id="list-exact" className={css.hint} role="status">
          {translate('list.search.exact', { title: exact.title })}
        </div>
      )}
    </div>
  )
}

/** The record among those found whose code or number is exactly what was typed; or the only one, where it may be a code of its rows. */
function useExactHit(text: string): { title: string; to: string } | undefined {
  const { resource, query } = useListView()
  const { data, isPlaceholderData } = useListContext<AnyRecord>()
  const locale = useLocale()
  const pathTo = useRecordPath()
  const typed = text.trim().toLowerCase()
  if (typed.length < 2) return undefined
  const codes = codesOf(resource)
  const hits = (data ?? []).filter((record) =>
    codes.some((name) => String(record[name] ?? '').toLowerCase() === typed),
  )
  // A code that is read on the page stays one while the search for it is under way; a row's code only its answer can tell.
  const isFound =
    !isPlaceholderData && String(query.filter.q ?? '').toLowerCase() === typed && data?.length === 1
  const [hit] = hits.length === 0 && isFound && isRowCode(resource, typed) ? data : hits
  const to = hit && hits.length <= 1 ? pathTo(resource, hit.id, hit) : undefined
  return hit && to !== undefined ? { title: titleOf(resource, hit, locale), to } : undefined
}

/** Whether a text may be a code of owned rows, such as a SKU: a list does not carry those, so only a search can tell. */
const isRowCode = ({ fields, list }: Resource, typed: string): boolean =>
  /^\S*[\d._/-]\S*$/.test(typed) &&
  list.search.some((path) => {
    const [owner = '', inner = ''] = path.split('.')
    return fields[owner]?.options.fields?.[inner]?.options.unique === true
  })
