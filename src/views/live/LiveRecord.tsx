import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from 'ra-core'
import { useState } from 'react'
import type { Resource } from '../../core/index.ts'
import { isReadSince } from '../../providers/live/begunReads.ts'
import { useSettledChanges } from '../../providers/live/useSettledChanges.ts'
import { PageActions } from '../../shell/page/PageActions.tsx'
import { useIsDirty } from '../form/dirtyForms.ts'
import { useViews } from '../loadViews.ts'
import css from './live.module.css'
import { Others } from './Others.tsx'
import { usePresence } from './usePresence.ts'

interface LiveRecordProps {
  resource: Resource
  id: string
  /** Whether one is in its form, rather than on its page. */
  isForm: boolean
}

/** Keeps an open record up to date while others change it, and says beside its title who else is there. What was typed stays. */
export default function LiveRecord({ resource, id, isForm }: LiveRecordProps) {
  const translate = useTranslate()
  const queryClient = useQueryClient()
  const isDirty = useIsDirty(resource.name, id)
  const others = usePresence(resource.name, id, isForm || isDirty ? 'editing' : 'looking')
  const { isTalk } = useViews(resource)
  const [isGone, setGone] = useState(false)
  useSettledChanges([resource.name], async ({ changes, heardAt }) => {
    const own = changes?.filter((change) => change.id === id)
    if (own?.length === 0) return
    const isDeleted = own?.at(-1)?.kind === 'delete'
    setGone(isDeleted)
    // What was typed into what is gone can still be copied.
    if (isDeleted) return
    const key = { queryKey: [resource.path, 'getOne'] }
    const [known] = queryClient.getQueryCache().findAll({ ...key, type: 'active' })
    if (known && isReadSince(known, heardAt)) return
    await queryClient.invalidateQueries(key)
  })
  if ((isTalk || others.length === 0) && !isGone) return null
  return (
    <PageActions>
      <div role="status" className={css.place}>
        {isGone ? (
          <span className={css.gone}>{translate('form.live.deleted')}</span>
        ) : (
          <Others others={others} />
        )}
      </div>
    </PageActions>
  )
}
