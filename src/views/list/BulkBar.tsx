import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useListContext, useLocale, useNotify, useTranslate } from 'ra-core'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { endsRecord } from '../../derive/permissions.ts'
import { goesAtOnce } from '../../derive/undo.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { ownActionsOn } from '../ownActions.ts'
import css from './BulkBar.module.css'
import { icons } from './icons.tsx'
import { useListView } from './ListViewContext.ts'
import { actionsOnAll, mayActInBulk } from './recordActions.ts'
import { useExport } from './useExport.tsx'
import { useListTexts } from './useListTexts.ts'
import { useRecordCache } from './useRecordCache.ts'
import { mostSelected, useSelectAll } from './useSelectAll.ts'
import type { Selection } from './useSelection.ts'

const AllDialog = lazy(() => import('./all/AllDialog.tsx'))

/** One thing that can be done with the picked records. */
interface Step {
  readonly key: string
  readonly label: string
  /** It ends something, or takes it away. */
  readonly isDanger?: boolean
  readonly run: () => void
}

/** What can be done with the picked records; floats above the end of the list as long as there are any. */
export default function BulkBar({ selection, isNarrow }: { selection: Selection; isNarrow: boolean }) {
  const translate = useTranslate()
  const locale = useLocale()
  const notify = useNotify()
  const { total } = useListContext<AnyRecord>()
  const { resource, viewer, views, start, isTree } = useListView()
  const texts = useListTexts(resource)
  const { picked, isComplete, remember } = useRecordCache(selection.ids)
  const [isSelecting, selectAll] = useSelectAll(selection, remember)
  const { exportList, dialog } = useExport()
  const [more, setMore] = useState<HTMLElement | null>(null)
  const [isOfAll, askOfAll] = useState(false)
  const actions = actionsOnAll(viewer, resource, isComplete ? picked : [])
  const deleteLabel = translate(goesAtOnce(viewer, resource) ? 'task.delete' : 'list.delete')
  const moves = actions.transitions.map(
    (name): Step => ({
      key: `transition ${name}`,
      label: texts.transition(name),
      isDanger: endsRecord(resource, name),
      run: () => start({ kind: 'transition', name, records: picked }),
    }),
  )
  const own = ownActionsOn(viewer, resource, views, 'selection', picked).map(
    (name): Step => ({
      key: `own ${name}`,
      label: texts.action(name),
      run: () => start({ kind: 'own', name, records: picked }),
    }),
  )
  const edit: Step = {
    key: 'edit',
    label: translate('task.bulk.edit'),
    run: () => start({ kind: 'edit', records: picked }),
  }
  const remove: Step = {
    key: 'delete',
    label: deleteLabel,
    isDanger: true,
    run: () => start({ kind: 'delete', records: picked }),
  }
  // Whether a step fits all of them is known when all of them are.
  const steps = isComplete ? [...moves, ...own] : []
  const all = [...steps, ...(actions.edit ? [edit] : []), ...(actions.delete ? [remove] : [])]
  // What cannot be put back never stands where one presses without looking.
  const offered = [...all.filter(({ isDanger }) => !isDanger), ...all.filter(({ isDanger }) => isDanger)]
  // Two at the front; in a narrow window everything is in the menu.
  const promoted = isNarrow ? [] : offered.slice(0, 2)
  const others = offered.slice(promoted.length)
  const hasMenu = actions.export || others.length > 0
  const count = selection.ids.length
  // What is pressed while all are being picked is meant for all of them: it waits for them.
  const [pressed, setPressed] = useState<string>()
  const press = ({ key, run }: Step) => (isSelecting ? setPressed(key) : run())
  const next = isSelecting || !isComplete ? undefined : offered.find(({ key }) => key === pressed)
  useEffect(() => {
    if (isSelecting || !isComplete || pressed === undefined) return
    setPressed(undefined)
    next?.run()
  })
  const entry = (step: Step) => (
    <MenuItem
      key={step.key}
      disabled={!isComplete}
      sx={step.isDanger ? { color: 'var(--danger-text)' } : null}
      onClick={() => press(step)}
    >
      {step.label}
    </MenuItem>
  )
  const hasMore = !isTree && total !== undefined && total > count
  const mayBeOfAll = hasMore && total > mostSelected && mayActInBulk(viewer, resource)
  const ofAll = translate('task.all.change', { total: formatNumber(total ?? 0, locale) })
  return (
    <div className={css.place}>
      <section className={css.bar} aria-label={translate('task.bulk.label')}>
        <span className={css.count} role="status">
          {translate('task.bulk.picked', { smart_count: count, count: formatNumber(count, locale) })}
        </span>
        {hasMore && count < mostSelected && (
          <Button
            size="small"
            variant="text"
            loading={isSelecting}
            onClick={() =>
              selectAll().then(
                (limited) =>
                  limited &&
                  notify(translate('task.bulk.limit', { most: formatNumber(mostSelected, locale) }), {
                    type: 'info',
                  }),
              )
            }
          >
            {translate(total > mostSelected ? 'task.bulk.first' : 'task.bulk.all', {
              total: formatNumber(total, locale),
              most: formatNumber(mostSelected, locale),
            })}
          </Button>
        )}
        {mayBeOfAll && !isNarrow && (
          <Button size="small" variant="text" onClick={() => askOfAll(true)}>
            {ofAll}
          </Button>
        )}
        <span className={css.rule} />
        {promoted.map((step) => (
          <Button
            key={step.key}
            size="small"
            variant="outlined"
            color={step.isDanger ? 'error' : 'primary'}
            disabled={!isComplete}
            onClick={() => press(step)}
          >
            {step.label}
          </Button>
        ))}
        {hasMenu && (
          <IconButton
            size="small"
            aria-label={translate('task.bulk.more')}
            aria-haspopup="menu"
            aria-expanded={more !== null}
            onClick={(event) => setMore(event.currentTarget)}
          >
            {icons.down}
          </IconButton>
        )}
        <span className={css.rule} />
        <IconButton size="small" aria-label={translate('task.bulk.clear')} onClick={selection.clear}>
          {icons.close}
        </IconButton>
      </section>
      <Menu open={more !== null} anchorEl={more} onClose={() => setMore(null)} onClick={() => setMore(null)}>
        {mayBeOfAll && isNarrow && <MenuItem onClick={() => askOfAll(true)}>{ofAll}</MenuItem>}
        {others.filter(({ isDanger }) => !isDanger).map(entry)}
        {actions.export && (
          <MenuItem onClick={() => exportList(selection.ids)}>{translate('task.bulk.export')}</MenuItem>
        )}
        {others.filter(({ isDanger }) => isDanger).map(entry)}
      </Menu>
      {dialog}
      {isOfAll && (
        <Suspense>
          <AllDialog total={total ?? 0} onClose={() => askOfAll(false)} />
        </Suspense>
      )}
    </div>
  )
}
