import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead, Resource } from '../../../../src/core/index.ts'
import { useChanges } from '../../../../src/providers/live/useChanges.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { Progress } from '../rules/board.ts'

const cards = areaHeads.projectCard as AreaHead

/** How far the projects of a page are, by their ids, in one question, also while others move cards; nothing while it is asked for the first time. */
export function useProgress(area: Resource, ids: readonly string[]): ReadonlyMap<string, Progress> {
  const ask = useOperation(area)
  const client = useQueryClient()
  useChanges(cards, () => void client.invalidateQueries({ queryKey: [area.path, 'progress'] }))
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
