import { LinkBase, useListContext, useTranslate } from 'ra-core'
import type { AnyRecord } from '../../core/index.ts'
import { workQuery } from '../../derive/work.ts'
import { useRecordPath } from '../useRecordPath.ts'
import { useListView } from './ListViewContext.ts'
import css from './toolbar.module.css'

/** Opens the first record of a narrowed list, from which the others follow one by one. */
export default function WorkButton() {
  const translate = useTranslate()
  const { resource, query } = useListView()
  const { data = [] } = useListContext<AnyRecord>()
  const pathTo = useRecordPath()
  const [first] = data
  const path = first && pathTo(resource, first.id, first)
  if (!path) return null
  return (
    <LinkBase className={css.tool} to={`${path}?${workQuery(query)}`}>
      {translate('form.work.start')}
    </LinkBase>
  )
}
