import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { Resource } from '../../core/index.ts'
import { isHearing, type OnChanges, onChanges, watchHearing } from './liveChanges.ts'

/**
 * Keeps what a page has read of an area up to date while others change it: its queries are read anew, or `onChange` is called. Answers whether
 * changes are heard of; where they are not (another server, no network) the page may ask now and then.
 */
export function useChanges({ name, path }: Pick<Resource, 'name' | 'path'>, onChange?: OnChanges): boolean {
  const queryClient = useQueryClient()
  const latest = useRef(onChange)
  useEffect(() => {
    latest.current = onChange
  })
  useEffect(
    () =>
      onChanges(name, (changes) => {
        if (latest.current) latest.current(changes)
        else void queryClient.invalidateQueries({ queryKey: [path] })
      }),
    [name, path, queryClient],
  )
  return useSyncExternalStore(watchHearing, isHearing)
}
