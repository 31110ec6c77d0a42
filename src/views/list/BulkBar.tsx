import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useListContext, useLocale, useNotify, useTranslate } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import css from './BulkBar.module.css'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { actionsOnAll } from './recordActions.ts'
import { useExport } from './useExport.ts'
import { useListTexts } from './useListTexts.ts'
import { useRecordCache } from './useRecordCache.ts'
import { mostSelected, useSelectAll } from './useSelectAll.ts'
import type { Selection } from './useSelection.ts'

/** What can be done with the picked records; floats above the end of the list as long as there are any. */
export default function BulkBar({ selection }: { selection: Selection }) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const { total } = useListContext<AnyRecord>()
  const { resource, viewer, start } = useListView()
  const texts = useListTexts(resource)
  const { picked, isComplete, remember } = useRecordCache(selection.ids)
  const [isSelecting, selectAll] = useSelectAll(selection, remember)
  const [exporting, exportCsv] = useExport()
  const [more, setMore] = useState<HTMLElement | null>(null)
  const actions = actionsOnAll(viewer, resource, picked)
  const [first, second, ...others] = isComplete ? actions.transitions : []
  const count = selection.ids.length
  const transition = (name: string) => start({ kind: 'transition', name, records: picked })
  const hasMore = total !== undefined && total > count
  return (
    <div className={css.place}>
      <section className={css.bar} aria-label={translate('list.bulk.label')}>
        <span className={css.count} role="status">
          {translate('list.bulk.picked', { smart_count: count, count: formatNumber(count, locale) })}
        </span>
        {hasMore && count < mostSelected && (
          <Button size="small" variant="text" loading={isSelecting} onClick={() => selectAll().then((limited) => limited && notify(translate('list.bulk.limit', { most: formatNumber(mostSelected, locale) }), { type: 'info' }))}>
            {translate('list.bulk.all', { total: formatNumber(total, locale) })}
          </Button>
        )}
        <span className={css.rule} />
        {[first, second].map(
          (name) =>
            name !== undefined && (
              <Button key={name} size="small" variant="outlined" onClick={() => transition(name)}>
                {texts.transition(name)}
              </Button>
            ),
        )}
        {actions.edit && (
          <Button size="small" variant="outlined" disabled={!isComplete} onClick={() => start({ kind: 'edit', records: picked })}>
            {translate('list.bulk.edit')}
          </Button>
        )}
        {actions.delete && others.length === 0 && (
          <Button size="small" variant="outlined" color="error" disabled={!isComplete} onClick={() => start({ kind: 'delete', records: picked })}>
            {translate('list.delete')}
          </Button>
        )}
        {(actions.export || others.length > 0) && (
          <IconButton size="small" aria-label={translate('list.bulk.more')} aria-haspopup="menu" aria-expanded={more !== null} onClick={(event) => setMore(event.currentTarget)}>
            {icons.down}
          </IconButton>
        )}
        <span className={css.rule} />
        <IconButton size="small" aria-label={translate('list.bulk.clear')} onClick={selection.clear}>
          {icons.close}
        </IconButton>
      </section>
      <Menu open={more !== null} anchorEl={more} onClose={() => setMore(null)} onClick={() => setMore(null)}>
        {others.map((name) => (
          <MenuItem key={name} onClick={() => transition(name)}>
            {texts.transition(name)}
          </MenuItem>
        ))}
        {actions.export && (
          <MenuItem disabled={exporting} onClick={() => exportCsv(selection.ids)}>
            {translate('list.bulk.export')}
          </MenuItem>
        )}
        {actions.delete && others.length > 0 && (
          <MenuItem disabled={!isComplete} sx={{ color: 'var(--danger-text)' }} onClick={() => start({ kind: 'delete', records: picked })}>
            {translate('list.delete')}
          </MenuItem>
        )}
      </Menu>
    </div>
  )
}
