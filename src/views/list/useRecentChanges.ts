import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import type { BulkChange } from '../../derive/bulkChange.ts'
import type { ShopDataProvider } from '../../providers/dataProvider.ts'
import type { BulkResult } from '../../providers/shopCalls.ts'
import { useSayFailure } from '../../providers/useAct.ts'
import { useListView } from './ListViewContext.ts'
import { useUndoBulk } from './useUndoBulk.tsx'

/** What undoing a bulk change would do, and the records that it would leave out. */
export interface UndoPlan {
  readonly change: BulkChange
  readonly result: BulkResult
  readonly records: readonly AnyRecord[]
}

/** Milliseconds for which one hears of what has ended. */
const day = 24 * 3_600_000

/** The bulk changes of the last 24 hours, and the undoing of one: first as a dry run, then for good. */
export function useRecentChanges(onDone: () => void) {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const sayFailure = useSayFailure()
  const { resource } = useListView()
  const undoBulk = useUndoBulk(resource)
  const [plan, setPlan] = useState<UndoPlan>()
  /** An undo of very many records, which is looked at and done behind. */
  const [job, setJob] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { data: changes, error } = useQuery({
    queryKey: [resource.path, 'bulkChanges'],
    queryFn: async ({ signal }) => (await dataProvider.bulkChanges(resource.path, { signal })).data,
    // Somebody else may have changed something since it was last looked at.
    staleTime: 0,
  })

  // What was done stands among the changes themselves; what left records out says why.
  const { data: jobs = [] } = useQuery({
    queryKey: [resource.path, 'bulkJobs'],
    queryFn: async ({ signal }) => (await dataProvider.bulkJobs(resource.path, { signal })).data,
    select: (all) =>
      all.filter(
        ({ state, refused, endedAt }) =>
          endedAt === null ||
          (Date.parse(endedAt) > Date.now() - day &&
            (state === 'failed' || (state === 'done' && refused > 0))),
      ),
    staleTime: 0,
  })

  /** The titles of what would be left out; records that are gone have none. */
  const namesOf = async (ids: readonly string[]): Promise<AnyRecord[]> =>
    ids.length === 0
      ? []
      : (
          await dataProvider.getMany<AnyRecord>(resource.path, {
            ids: [...ids],
            meta: { fields: [resource.title] },
          })
        ).data

  const look = async (change: BulkChange) => {
    setBusy(true)
    try {
      const { data: result } = await dataProvider.undoBulk(resource.path, { id: change.id, dryRun: true })
      if (result.job) setJob(result.job.id)
      else setPlan({ change, result, records: await namesOf(result.refused.map(({ id }) => id)) })
    } catch (failure) {
      sayFailure(failure)
    } finally {
      setBusy(false)
    }
  }

  const undo = async ({ change }: UndoPlan) => {
    setBusy(true)
    await undoBulk(change.id)
    onDone()
  }

  return { changes, jobs, error, plan, job, isBusy, look, undo, back: () => setPlan(undefined) }
}
