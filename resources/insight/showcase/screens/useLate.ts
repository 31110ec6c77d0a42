import { useEffect, useState } from 'react'

const wait = 700

/** What a server would answer after a while: what the latest query finds. `find` is the same function every time. */
export function useLate<T>(query: string, find: (query: string) => readonly T[]) {
  const [answer, setAnswer] = useState({ query: '', found: find('') })
  useEffect(() => {
    const timer = setTimeout(() => setAnswer({ query, found: find(query) }), wait)
    return () => clearTimeout(timer)
  }, [query, find])
  return { found: answer.found, isLoading: answer.query !== query }
}
