import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Resource } from '../../../../src/core/index.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { Progress } from '../rules/board.ts'

/** How far the projects of a page are, by their ids, in one question; nothing while it is asked for the first time. */
export function useProgress(area: Resource, ids: readonly string[]): ReadonlyMap<string, Progress> {
  const ask = useOperation(area)
  const { data } = useQuery({
    queryKey: [area.path, 'progress', ids],
    queryFn: async ({ signal }) =>
      (await ask<{ projects: Progress[] }>('progress', { input: { ids }, signal })).projects,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return useMemo(() => new Map((data ?? []).map((progress) => [progress.id, progress])), [data])
}
