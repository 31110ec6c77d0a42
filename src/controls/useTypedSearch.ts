import { type RefObject, useEffect, useRef, useState } from 'react'

interface TypedSearch {
  readonly text: string
  readonly setText: (text: string) => void
  readonly box: RefObject<HTMLInputElement | null>
  /** Empties the box and what is searched for. */
  readonly clear: () => void
}

/**
 * What is typed into a box that searches: it is searched for after so many milliseconds of quiet. Back or a link change what is searched
 * for; what is being typed is not overwritten.
 */
export function useTypedSearch(sought: string, quiet: number, search: (q: string) => void): TypedSearch {
  const [text, setText] = useState(sought)
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (document.activeElement !== box.current || sought === '') setText(sought)
  }, [sought])
  const latest = useRef(search)
  latest.current = search
  useEffect(() => {
    const q = text.trim()
    if (q === sought || document.activeElement !== box.current) return
    const timer = setTimeout(() => latest.current(q), quiet)
    return () => clearTimeout(timer)
  }, [text, sought, quiet])
  const clear = () => {
    setText('')
    search('')
  }
  return { text, setText, box, clear }
}
