import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Icon } from '../icons/Icon.tsx'
import styles from './SearchField.module.css'

/** Milliseconds of quiet after which what was typed stands in the address. */
const quiet = 200

/** What is searched for, as `q` in the address. */
export const useSought = (): string => useSearchParams()[0].get('q')?.trim() ?? ''

/** The search of a page whose list is there already: what is typed goes into the address, one step of the history for a whole search. */
export function SearchField({ label, clear }: { label: string; clear: string }) {
  const sought = useSought()
  const [, setSearch] = useSearchParams()
  const [text, setText] = useState(sought)
  const box = useRef<HTMLInputElement>(null)
  // Back or a link change what is searched for; what is being typed is not overwritten.
  useEffect(() => {
    if (document.activeElement !== box.current || sought === '') setText(sought)
  }, [sought])
  const search = (q: string) =>
    setSearch(
      (before) => {
        before.delete('q')
        if (q !== '') before.set('q', q)
        return before
      },
      { replace: sought !== '' },
    )
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    const q = text.trim()
    if (q === sought || document.activeElement !== box.current) return
    const timer = setTimeout(() => latest.current(q), quiet)
    return () => clearTimeout(timer)
  }, [text, sought])
  const empty = () => {
    setText('')
    search('')
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
