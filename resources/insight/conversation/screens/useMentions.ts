import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { type Mentioned, piecesOf } from '../rules/mentions.ts'
import type { Message } from './useMessages.ts'

/** Most numbers that are asked for at once: the latest ones. */
const most = 100

/** The records that messages name and their reader sees, by their numbers. */
export function useMentions(
  resource: Resource,
  messages: readonly Pick<Message, 'text'>[],
): ReadonlyMap<string, Mentioned> {
  const ask = useOperation(resource)
  const numbers = useMemo(() => {
    const all = messages.flatMap(({ text }) => piecesOf(text ?? '').flatMap(({ number }) => number ?? []))
    return [...new Set(all)].slice(-most).sort()
  }, [messages])
  const { data } = useQuery({
    // Not below the path of the area: what is said does not change the records that it names.
    queryKey: ['mentions', numbers],
    queryFn: () => ask<Mentioned[]>('mentions', { input: { numbers } }),
    enabled: numbers.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return useMemo(() => new Map((data ?? []).map((each) => [each.number.toUpperCase(), each])), [data])
}
