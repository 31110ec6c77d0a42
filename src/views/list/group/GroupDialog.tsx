import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { QuestionDialog } from '../../../controls/parts/QuestionDialog.tsx'
import { combinedOf, conditionOfGroup, type FilterGroup } from '../../../derive/filterGroups.ts'
import { useListView } from '../ListViewContext.ts'
import { GroupEditor } from './GroupEditor.tsx'

/** Combines filters: all or any of some, and groups of them among these. The list follows once it is put together. */
export default function GroupDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const { query, change } = useListView()
  const { all, any, ...rest } = query.filter
  const [group, setGroup] = useState<FilterGroup>(() =>
    (all ?? any) === undefined ? { mode: 'any', parts: [] } : combinedOf(query.filter),
  )
  const apply = () => {
    change({ filter: { ...rest, ...conditionOfGroup(group) } })
    onClose()
  }
  return (
    <QuestionDialog
      title={translate('task.group.title')}
      size="medium"
      onClose={onClose}
      onClick={apply}
      submit={translate('task.group.apply')}
    >
      <GroupEditor group={group} onChange={setGroup} level={1} />
    </QuestionDialog>
  )
}
