import Dialog from '@mui/material/Dialog'
import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { useDeferredValue, useState } from 'react'
import { useNavigate } from 'react-router'
import { areaIcon } from '../icons/areaIcon.tsx'
import { Icon } from '../icons/Icon.tsx'
import { useThemeState } from '../theme/useThemeState.ts'
import styles from './CommandPalette.module.css'
import { matchScore } from './matchScore.ts'
import { type PaletteEntry, usePaletteEntries } from './usePaletteEntries.tsx'
import { useRecentPages } from './useRecentPages.ts'
import { useRecordSearch } from './useRecordSearch.ts'

/** Everything by its name: pages, new records, records, settings; only what the person may do. */
export default function CommandPalette({ open, onClose }: { open: boolean; onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      transitionDuration={0}
      slotProps={{
        paper: { className: styles.paper ?? '', 'aria-label': translate('tools.palette.open') },
        container: { className: styles.container ?? '' },
      }}
    >
      <Content onClose={onClose} />
    </Dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state, change] = useThemeState()
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState('')
  const searched = useDeferredValue(typed)
  const entries = usePaletteEntries(state)
  const { recent } = useRecentPages()
  const { records, isBusy } = useRecordSearch(typed)
  const choose = ({ to, change: part }: Pick<PaletteEntry, 'to' | 'change'>) => {
    onClose()
    if (part) change(part)
    if (to) navigate(to, { state: { _scrollToTop: true } })
  }
  const rank = (list: readonly PaletteEntry[], most: number) =>
    list
      .map((entry) => ({
        entry,
        score: matchScore(searched, entry.title, [entry.place ?? '', ...(entry.words ?? [])]),
      }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, most)
      .map(({ entry }) => entry)
  const groups: readonly (readonly [string, readonly PaletteEntry[]])[] =
    searched.trim() === ''
      ? [
          [
            'recent',
            recent.map((page) => ({
              id: page.to,
              title: page.title,
              place: page.area,
              icon: areaIcon(page.icon),
              to: page.to,
            })),
          ],
          ['go', entries.go.slice(0, 8)],
          ['create', entries.create.slice(0, 5)],
          ['settings', entries.settings],
        ]
      : [
          ['go', rank(entries.go, 8)],
          ['records', records.map((record) => recordEntry(record, translate))],
          ['create', rank(entries.create, 5)],
          ['settings', rank(entries.settings, 5)],
        ]
  const values = groups.flatMap(([name, list]) => list.map((entry) => `${name} ${entry.id}`))
  // The best answer is chosen until another one is pointed at; answers that arrive later do not move the choice.
  const chosen = values.includes(pointed) ? pointed : (values[0] ?? '')
  const type = (text: string) => {
    setTyped(text)
    setPointed('')
  }
  return (
    <Command
      label={translate('tools.palette.open')}
      shouldFilter={false}
      value={chosen}
      onValueChange={setPointed}
      loop
      className={styles.palette ?? ''}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <Command.Input
          autoFocus
          value={typed}
          onValueChange={type}
          placeholder={translate('shell.tools.search')}
        />
        <kbd>esc</kbd>
      </div>
      <Command.List className={styles.list ?? ''} label={translate('tools.palette.results')}>
        {groups.map(
          ([name, list]) =>
            list.length > 0 && (
              <Command.Group
                key={name}
                heading={translate(`tools.palette.groups.${name}`)}
                className={styles.group ?? ''}
              >
                {list.map((entry) => (
                  <Command.Item
                    key={entry.id}
                    value={`${name} ${entry.id}`}
                    className={styles.item ?? ''}
                    onSelect={() => choose(entry)}
                  >
                    {entry.icon}
                    <span className={styles.title}>{entry.title}</span>
                    {entry.place && <span className={styles.place}>{entry.place}</span>}
                  </Command.Item>
                ))}
              </Command.Group>
            ),
        )}
        {groups.every(([, list]) => list.length === 0) && (
          <p className={styles.empty} role="status">
            {translate(isBusy ? 'tools.palette.searching' : 'tools.palette.empty', { text: typed.trim() })}
          </p>
        )}
      </Command.List>
    </Command>
  )
}

function recordEntry(
  record: ReturnType<typeof useRecordSearch>['records'][number],
  translate: ReturnType<typeof useTranslate>,
) {
  const { id, title, resource } = record
  return {
    id: `${resource.name} ${id}`,
    title,
    place: translate(`resources.${resource.path}.name`, { smart_count: 2 }),
    icon: areaIcon(resource.icon),
    to: `/app/${resource.path}/${encodeURIComponent(id)}`,
  }
}
