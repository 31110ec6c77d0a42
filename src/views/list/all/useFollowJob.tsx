import { useQueryClient } from '@tanstack/react-query'
import { useDataProvider, useNotify, useTranslate } from 'ra-core'
import { useEffect, useRef } from 'react'
import type { ShopDataProvider } from '../../../providers/dataProvider.ts'
import { follow } from '../../../providers/follow.ts'
import type { BulkJob } from '../../../providers/shopCalls.ts'
import { InOwnWork } from '../InOwnWork.tsx'
import { useListView } from '../ListViewContext.ts'
import { useChangeTitle } from '../useChangeTitle.ts'

/** The jobs whose dialogs were closed while they were under way. */
const followed = new Set<string>()

/** Whether something is done for a job, or it is not known yet. */
export const isUnderWay = (job: BulkJob | undefined): boolean =>
  job === undefined || job.state === 'checking' || job.state === 'running'

/**
 * Goes on looking how far a job is once its dialog is closed, and says on whatever page what came of it, with the way to all that its
 * person did in bulk. Nothing is said while the dialog is open again, and nothing where it cannot be read any more.
 */
export function useFollowJob(job: BulkJob | undefined): void {
  const dataProvider = useDataProvider<ShopDataProvider>()
  const queryClient = useQueryClient()
  const notify = useNotify()
  const translate = useTranslate()
  const { resource } = useListView()
  const titleOf = useChangeTitle()

  const tell = (ended: BulkJob) => {
    const values = {
      ...titleOf({ ...ended, count: ended.total }),
      state: translate(`task.all.states.${ended.state}`),
    }
    const type = ended.state === 'failed' ? 'warning' : 'success'
    notify(<InOwnWork text={translate('task.ownWork.ended', values)} />, { type })
  }

  const goOn = async ({ id }: BulkJob) => {
    followed.add(id)
    const look = async () => (await dataProvider.bulkJob(resource.path, { id })).data
    const ended = await follow(look, isUnderWay, () => followed.has(id))
    if (ended && followed.delete(id)) tell(ended)
    await queryClient.invalidateQueries({ queryKey: [resource.path] })
  }

  const latest = useRef({ job, goOn })
  latest.current = { job, goOn }
  const id = job?.id
  useEffect(() => {
    if (id === undefined) return
    followed.delete(id)
    return () => {
      const { job: last } = latest.current
      if (last && isUnderWay(last)) void latest.current.goOn(last)
    }
  }, [id])
}
