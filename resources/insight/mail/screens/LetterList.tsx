import { useNavigate } from 'ra-core'
import { useRef, useState } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { canAct } from '../../../../src/derive/permissions.ts'
import { useViewer } from '../../../../src/shell/access/useViewer.ts'
import { SearchField } from '../../../../src/shell/controls/SearchField.tsx'
import { usePageKeys } from '../../../../src/shell/shortcuts/pageKeys.ts'
import { PartFailure, PartWaiting } from '../../../../src/shell/states/PartState.tsx'
import { PickBox } from '../../../../src/views/list/PickBox.tsx'
import type { AreaWords } from '../../../../src/views/useAreaWords.ts'
import { usePageState } from '../../../../src/views/usePageState.ts'
import type { Folder } from '../rules/folders.ts'
import { LetterRow } from './LetterRow.tsx'
import { LetterTools } from './LetterTools.tsx'
import css from './mail.module.css'
import { addressOf } from './mailPlace.ts'
import { Pages } from './Pages.tsx'
import { useChangeLetters } from './useChangeLetters.ts'
import { type ListedLetter, useLetters } from './useMailbox.ts'
import { useNames } from './useNames.ts'
import { useRowKeys } from './useRowKeys.ts'

interface LetterListProps {
  resource: Resource
  folder: Folder
  words: AreaWords
}

/** The letters of a folder: searched, selected, and what can be done with those that are. */
export function LetterList({ resource, folder, words }: LetterListProps) {
  const { text } = words
  const [state] = usePageState()
  const q = state.q?.trim() ?? ''
  const page = pageOf(state)
  const { data: letters, total = 0, error, refetch } = useLetters(resource, folder, { q, page })
  const changes = useChangeLetters(resource, words)
  const viewer = useViewer()
  const mayEdit = canAct(viewer, resource, 'edit')
  const [pickedIds, setPicked] = useState<readonly string[]>([])
  // What is selected belongs to its folder. The search stays the same box: what is typed while another folder opens is not lost.
  const [pickedIn, setPickedIn] = useState(folder)
  if (pickedIn !== folder) {
    setPickedIn(folder)
    setPicked([])
  }
  const picked = (letters ?? []).filter(({ id }) => pickedIds.includes(id))
  const names = useNames((letters ?? []).flatMap(({ to }) => to))
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const search = searchOf(state)
  const toggle = (id: string) =>
    setPicked((all) => (all.includes(id) ? all.filter((each) => each !== id) : [...all, id]))
  const remove = async (gone: readonly ListedLetter[]) => {
    if (gone.length > 0 && folder !== 'deleted' && (await changes.remove(gone))) setPicked([])
  }

  const row = useRowKeys(list)
  /** The selected letters, else the one at which the keyboard is. */
  const aimed = () => (picked.length > 0 ? picked : (letters ?? []).filter(({ id }) => id === row.current()))
  usePageKeys([
    { key: 'j', text: text('keys.next'), run: () => row.move(1) },
    { key: 'k', text: text('keys.previous'), run: () => row.move(-1) },
    {
      key: 'Enter',
      text: text('keys.open'),
      run: () => row.open((id) => navigate(addressOf(folder, id, search))),
    },
    ...(mayEdit
      ? [
          { key: 'x', text: text('keys.pick'), run: () => row.open(toggle) },
          { key: 's', text: text('keys.star'), run: () => void starAll(aimed()) },
          { key: 'e', text: text('keys.remove'), run: () => void remove(aimed()) },
          { key: '#', text: text('keys.remove'), run: () => void remove(aimed()) },
        ]
      : []),
  ])
  const starAll = (all: readonly ListedLetter[]) =>
    all.length > 0 && changes.set(all, { starred: !all.every(({ starred }) => starred) })

  return (
    <section aria-label={text(folder)}>
      <div className={css.bar}>
        {mayEdit && letters && letters.length > 0 && (
          <PickBox
            label={text('pickAll')}
            isTabbable
            state={picked.length === 0 ? 'none' : picked.length === letters.length ? 'all' : 'some'}
            onPick={() => setPicked(picked.length === letters.length ? [] : letters.map(({ id }) => id))}
          />
        )}
        {picked.length > 0 ? (
          <LetterTools
            resource={resource}
            words={words}
            folder={folder}
            letters={picked}
            changes={changes}
            onDone={() => setPicked([])}
          />
        ) : (
          <SearchField label={text('search')} clear={text('clear')} />
        )}
      </div>
      {error ? (
        <PartFailure className={css.empty} message={error.message} onRetry={() => void refetch()} />
      ) : !letters ? (
        <PartWaiting className={css.waiting} />
      ) : letters.length === 0 ? (
        <p className={css.empty} role="status">
          {q === '' ? text(`none.${folder}`) : text('notFound', { query: q })}
        </p>
      ) : (
        <ul ref={list} aria-label={text('letters')} className={css.rows}>
          {letters.map((letter) => (
            <LetterRow
              key={letter.id}
              letter={letter}
              words={words}
              names={names}
              to={addressOf(folder, letter.id, search)}
              isPicked={pickedIds.includes(letter.id)}
              mayEdit={mayEdit}
              onPick={() => toggle(letter.id)}
              onStar={() => void changes.set([letter], { starred: !letter.starred })}
            />
          ))}
        </ul>
      )}
      <Pages page={page} total={total} count={letters?.length ?? 0} words={words} />
    </section>
  )
}

/** The page of the list that an address names. */
export const pageOf = ({ page = '' }: Readonly<Record<string, string>>): number =>
  Math.max(1, Number.parseInt(page, 10) || 1)

/** What of the list's address goes along to a letter, so that Back and its neighbours know the list. */
export function searchOf({ q, page }: Readonly<Record<string, string>>): string {
  const kept = new URLSearchParams()
  if (q) kept.set('q', q)
  if (page && page !== '1') kept.set('page', page)
  return kept.size > 0 ? `?${kept}` : ''
}
