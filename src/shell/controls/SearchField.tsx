import { useSearchParams } from 'react-router'
import { useTypedSearch } from '../../controls/useTypedSearch.ts'
import { Icon } from '../icons/Icon.tsx'
import { useSearchNow } from '../routing/useSearchNow.ts'
import styles from './SearchField.module.css'

/** Milliseconds of quiet after which what was typed stands in the address. */
const quiet = 200

/** What is searched for, as `q` in the address. */
export const useSought = (): string => useSearchParams()[0].get('q')?.trim() ?? ''

/** The search of a page whose list is there already: what is typed goes into the address, one step of the history for a whole search. */
export function SearchField({ label, clear }: { label: string; clear: string }) {
  const sought = useSought()
  const [, setSearch] = useSearchParams()
  const searchNow = useSearchNow()
  const search = (q: string) => {
    const next = new URLSearchParams(searchNow())
    next.delete('q')
    if (q !== '') next.set('q', q)
    setSearch(next, { replace: sought !== '' })
  }
  const { text, setText, box, clear: clearBox } = useTypedSearch(sought, quiet, search)
  const empty = () => {
    clearBox()
    box.current?.focus()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the oldest browsers that are supported
    <div role="search" className={styles.search}>
      <Icon name="search" />
      <input
        ref={box}
        type="search"
        maxLength={200}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return
          event.stopPropagation()
          empty()
        }}
        autoComplete="off"
        spellCheck={false}
      />
      {text !== '' && (
        <button type="button" aria-label={clear} data-tip={clear} onClick={empty}>
          <Icon name="close" />
        </button>
      )}
    </div>
  )
}
