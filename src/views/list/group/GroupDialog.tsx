import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
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
  const id = useId()
  const apply = () => {
    change({ filter: { ...rest, ...conditionOfGroup(group) } })
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('task.group.title')}</DialogTitle>
      <DialogContent>
        <GroupEditor group={group} onChange={setGroup} level={1} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" color="secondary" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={apply}>
          {translate('task.group.apply')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
