import { LinkBase, useListContext, useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { AnyRecord } from '../../core/index.ts'
import { workQuery } from '../../derive/work.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'

/**
 * Opens the first record of a narrowed list, from which the others follow one by one. `waits` holds its room in the one line of tools that
 * a phone has, where it is a drawing.
 */
export default function WorkButton({ waits }: { waits: ReactNode }) {
  const translate = useTranslate()
  const { resource, query } = useListView()
  const { data, isPending } = useListContext<AnyRecord>()
  const pathTo = useRecordPath()
  const first = data?.[0]
  const path = first && pathTo(resource, first.id, first)
  if (!path) return isPending && waits
  const label = translate('form.work.start')
  const icon = { 'data-icon': '', 'aria-label': label, title: label }
  return (
    <LinkBase className={css.tool} to={`${path}?${workQuery(query)}`} {...(waits ? icon : {})}>
      {waits ? (
        <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true" fill="currentColor">
          <path d="M4.5 2.7v10.6L13 8z" />
        </svg>
      ) : (
        label
      )}
    </LinkBase>
  )
}
