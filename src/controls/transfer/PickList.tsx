import { useTranslate } from 'ra-core'
import { type ReactNode, useId, useState } from 'react'
import { IconButton } from '../parts/IconButton.tsx'
import { TextBox } from '../parts/TextBox.tsx'
import { PickLines } from './PickLines.tsx'
import css from './Transfer.module.css'
import type { DrawItems, TransferItem } from './transferItem.ts'

interface PickListProps {
  label: string
  items: readonly TransferItem[]
  picked: readonly string[]
  onPick: (ids: readonly string[]) => void
  /** One thing goes over to the other list: Enter, or a double press. */
  onAct: (id: string) => void
  tools?: ReactNode
  /** So many lines at a time, with what leads on; all without. */
  perPage?: number | undefined
  /** In place of lines. */
  draw?: DrawItems | undefined
  /** Below the list, in the same frame. */
  foot?: ReactNode
}

/** From this many on a list can be searched. */
const many = 8

/** One list of two: its name, how many are picked, all at once, and what is found of it. */
export function PickList({
  label,
  items,
  picked,
  onPick,
  onAct,
  tools,
  perPage = items.length,
  draw,
  foot,
}: PickListProps) {
  const translate = useTranslate()
  const id = useId()
  const [query, setQuery] = useState('')
  const [page, setPage] = useState(1)
  const sought = query.trim().toLocaleLowerCase()
  const found = items.filter(({ title }) => title.toLocaleLowerCase().includes(sought))
  const pages = Math.max(1, Math.ceil(found.length / Math.max(1, perPage)))
  const at = Math.min(page, pages)
  const shown = found.slice((at - 1) * perPage, at * perPage)
  const open = found.filter(({ disabled }) => !disabled)
  const isPicked = (item: TransferItem) => picked.includes(item.id)
  const here = items.filter(isPicked).length
  const isWhole = open.length > 0 && open.every(isPicked)
  const pickAll = (on: boolean) => {
    const others = picked.filter((each) => !open.some((item) => item.id === each))
    onPick(on ? [...others, ...open.map((item) => item.id)] : others)
  }
  return (
    <div className={css.side}>
      <div className={css.head}>
        <label>
          <input
            type="checkbox"
            checked={isWhole}
            disabled={open.length === 0}
            aria-label={translate('fields.transfer.all', { list: label })}
            ref={(box) => {
              if (box) box.indeterminate = here > 0 && !isWhole
            }}
            onChange={({ target }) => pickAll(target.checked)}
          />
          <span id={`${id}-label`}>{label}</span>
        </label>
        <span className={css.count}>{here > 0 ? `${here}/${items.length}` : items.length}</span>
        {tools && <span className={css.order}>{tools}</span>}
      </div>
      {items.length >= many && (
        <TextBox
          id={`${id}-search`}
          source="search"
          dense
          label={translate('fields.transfer.search', { list: label })}
          placeholder={translate('fields.transfer.search', { list: label })}
          text={query}
          onText={setQuery}
        />
      )}
      {draw ? (
        <div className={css.list} data-drawn="">
          {draw({ items: shown, picked, onPick })}
        </div>
      ) : (
        <PickLines
          labelledBy={`${id}-label`}
          items={shown}
          picked={picked}
          onPick={onPick}
          onPickAll={() => pickAll(true)}
          onAct={onAct}
        />
      )}
      {found.length === 0 && (
        <p className={css.none}>{translate(query ? 'fields.lookup.nothing' : 'fields.transfer.none')}</p>
      )}
      {pages > 1 && (
        <div className={css.foot}>
          <IconButton
            small
            glyph="previous"
            label={translate('fields.library.previous')}
            disabled={at === 1}
            onClick={() => setPage(at - 1)}
          />
          <span role="status">{translate('fields.library.page', { page: at, pages })}</span>
          <IconButton
            small
            glyph="next"
            label={translate('fields.library.next')}
            disabled={at === pages}
            onClick={() => setPage(at + 1)}
          />
        </div>
      )}
      {foot && <div className={css.foot}>{foot}</div>}
    </div>
  )
}
