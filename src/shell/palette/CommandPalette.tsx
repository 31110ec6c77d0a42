import { Command } from 'cmdk'
import { useTranslate } from 'ra-core'
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { Dialog } from '../../controls/parts/Dialog.tsx'
import { usePunctuation } from '../../providers/usePunctuation.ts'
import { Icon } from '../icons/Icon.tsx'
import { useThemeState } from '../theme/useThemeState.ts'
import styles from './CommandPalette.module.css'
import { releaseKeys } from './heldKeys.ts'
import { PaletteItem } from './PaletteItem.tsx'
import type { PaletteEntry } from './usePaletteEntries.tsx'
import { usePaletteGroups } from './usePaletteGroups.tsx'
import { useShopSearch } from './useShopSearch.ts'

/** Everything by its name: records, pages, what the page offers, new records, settings; only what the person may do. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  return (
    <Dialog title={translate('tools.palette.open')} size="palette" onClose={onClose}>
      <Content onClose={onClose} />
    </Dialog>
  )
}

function Content({ onClose }: { onClose: () => void }) {
  const { list } = usePunctuation()
  const translate = useTranslate()
  const navigate = useNavigate()
  const [state, change] = useThemeState()
  const [typed, setTyped] = useState('')
  const [pointed, setPointed] = useState('')
  /** What Enter was pressed for while its answer was still outstanding. */
  const [awaited, setAwaited] = useState<string>()
  const searched = useDeferredValue(typed)
  const { hits, more, isBusy, hasFailed } = useShopSearch(typed, awaited === typed)
  const groups = usePaletteGroups(state, { typed: searched, hits, more })
  const entries = groups.flatMap(({ key, entries }) =>
    entries.map((entry) => ({ value: `${key} ${entry.id}`, entry })),
  )
  // The best answer is chosen until another one is pointed at; answers that arrive later do not move that choice.
  const chosen = entries.find(({ value }) => value === pointed) ?? entries[0]
  const isUnanswered = isBusy || searched !== typed
  // The dialog is open by then (`Dialog`), and its field has the focus: no key falls between the two.
  useEffect(() => {
    const { text, isEntered } = releaseKeys()
    if (text === '') return
    setTyped(text)
    if (isEntered) setAwaited(text)
  }, [])
  const choose = ({ to, change: part, run }: PaletteEntry) => {
    onClose()
    if (part) change(part)
    run?.()
    if (to) navigate(to, { state: { _scrollToTop: true } })
  }
  const best = awaited === typed && !isUnanswered ? chosen?.entry : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the answer is there
  useEffect(() => {
    if (best) choose(best)
  }, [best !== undefined])
  // The list chooses its first entry by itself as well, which is no pointing.
  const isPointing = useRef(false)
  const type = (text: string) => {
    isPointing.current = false
    setTyped(text)
    setPointed('')
    setAwaited(undefined)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (/^(Arrow|Home|End)/.test(event.key) || event.ctrlKey) isPointing.current = true
    const isComposing = event.nativeEvent.isComposing || event.keyCode === 229
    if (event.key !== 'Enter' || isComposing || pointed !== '' || typed.trim() === '' || !isUnanswered) return
    // What is listed is what was found for what was typed before.
    event.preventDefault()
    setAwaited(typed)
  }
  return (
    <Command
      label={translate('tools.palette.open')}
      shouldFilter={false}
      value={chosen?.value ?? ''}
      onValueChange={(value) => isPointing.current && setPointed(value)}
      onKeyDown={onKeyDown}
      onPointerMoveCapture={() => {
        isPointing.current = true
      }}
      loop
      className={styles.palette ?? ''}
    >
      <div className={styles.field}>
        <Icon name="search" />
        <Command.Input
          data-first
          value={typed}
          onValueChange={type}
          placeholder={translate('shell.tools.search')}
        />
        <kbd>esc</kbd>
      </div>
      <Command.List
        className={styles.list ?? ''}
        label={translate('tools.palette.results')}
        aria-busy={isUnanswered}
        data-late={isBusy && hits.length > 0 ? '' : undefined}
      >
        {groups.map(
          ({ key, heading, entries }) =>
            entries.length > 0 && (
              <Command.Group
                key={key}
                heading={heading}
                className={styles.group ?? ''}
                data-records={key === 'best' || key.startsWith('records ') ? '' : undefined}
              >
                {entries.map((entry) => (
                  <PaletteItem
                    key={entry.id}
                    entry={entry}
                    value={`${key} ${entry.id}`}
                    typed={searched}
                    onChoose={choose}
                  />
                ))}
              </Command.Group>
            ),
        )}
        {entries.length === 0 && !hasFailed && (
          <p className={styles.empty}>
            {translate(isBusy ? 'tools.palette.searching' : 'tools.palette.empty', { text: typed.trim() })}
          </p>
        )}
        {hasFailed && <p className={styles.empty}>{translate('tools.palette.failed')}</p>}
      </Command.List>
      <p className="visually-hidden" role="status">
        {typed.trim() !== '' && said()}
      </p>
    </Command>
  )

  /** What a screen reader is told, once it is sure. */
  function said(): string {
    if (awaited === typed && isUnanswered) return translate('tools.palette.searching')
    if (isUnanswered) return ''
    if (hasFailed) return translate('tools.palette.failed')
    const first = entries[0]?.entry
    if (!first) return translate('tools.palette.empty', { text: typed.trim() })
    const results = translate('tools.palette.found', { smart_count: entries.length })
    const title = list([first.title, first.place, first.detail])
    return translate('tools.palette.first', { results, title })
  }
}
