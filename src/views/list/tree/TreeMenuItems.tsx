import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import { useTranslate } from 'ra-core'
import { actionPaths } from '../../../shell/icons/actionPaths.ts'
import { MuiIcon } from '../../../shell/icons/MuiIcon.tsx'
import { useListView } from '../ListViewContext.ts'
import { actionsOn } from '../recordActions.ts'
import type { Place } from './place.ts'
import { useMove, usePositionField } from './useMove.ts'

/** One step up or down among the neighbours, for whoever does not drag. */
export default function TreeMenuItems({ place, onClose }: { place: Place | undefined; onClose: () => void }) {
  const translate = useTranslate()
  const { resource, viewer } = useListView()
  const move = useMove()
  const isArranged = usePositionField() !== undefined
  if (!place || !isArranged || !actionsOn(viewer, resource, place.record).move) return null
  const { record, parent, siblings, index } = place
  const by = (step: number) => () => {
    onClose()
    void move(record, parent, siblings, index + step)
  }
  return (
    <>
      <MenuItem disabled={index === 0} onClick={by(-1)}>
        <ListItemIcon sx={{ minWidth: '0 !important' }}>
          <MuiIcon path={actionPaths.up} />
        </ListItemIcon>
        {translate('list.tree.up')}
      </MenuItem>
      <MenuItem disabled={index === siblings.length - 1} onClick={by(1)}>
        <ListItemIcon sx={{ minWidth: '0 !important' }}>
          <MuiIcon path={actionPaths.down} />
        </ListItemIcon>
        {translate('list.tree.down')}
      </MenuItem>
    </>
  )
}
