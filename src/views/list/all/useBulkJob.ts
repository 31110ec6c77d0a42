import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useEffect, useState } from 'react'
import type { AnyRecord } from '../../../core/index.ts'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import type { BulkJob } from '../../../providers/shopCalls.ts'
import { useSayFailure } from '../../../providers/useAct.ts'
import { useListView } from '../ListViewContext.ts'
import { isUnderWay, useFollowJob } from './useFollowJob.tsx'

/** Milliseconds between two looks at how far it has come. */
const pause = 1000

/** How far something has come that is done to all records of a condition, why records are left out, and the ways to go on. */
export function useBulkJob(id: string) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const sayFailure = useSayFailure()
  const { resource } = useListView()
  const [isBusy, setBusy] = useState(false)
  const queryKey = [resource.path, 'bulkJob', id]
  const { data: job, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => (await dataProvider.bulkJob(resource.path, { id, signal })).data,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? pause : false),
    staleTime: 0,
  })
  const ids = job?.reasons?.flatMap((reason) => reason.ids) ?? []
  const { data: records } = useQuery({
    queryKey: [resource.path, 'bulkJobNames', ids],
    queryFn: async () =>
      (
        await dataProvider.getMany<AnyRecord>(resource.path, {
          ids,
          meta: { fields: [resource.title] },
        })
      ).data,
    enabled: ids.length > 0 && !isUnderWay(job),
  })
  useFollowJob(job)
  const state = job?.state
  useEffect(() => {
    if (state === 'done' || state === 'cancelled')
      void queryClient.invalidateQueries({ queryKey: [resource.path] })
  }, [state, queryClient, resource.path])

  const goOn = async (step: () => Promise<{ data: BulkJob }>) => {
    setBusy(true)
    try {
      queryClient.setQueryData(queryKey, (await step()).data)
    } catch (failure) {
      sayFailure(failure)
    } finally {
      setBusy(false)
      await queryClient.invalidateQueries({ queryKey })
    }
  }
  return {
    job,
    error,
    records: records ?? [],
    isBusy,
    run: ({ version }: BulkJob) => goOn(() => dataProvider.runBulkJob(resource.path, { id, version })),
    cancel: () => goOn(() => dataProvider.cancelBulkJob(resource.path, { id })),
  }
}
