import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useTranslate } from 'ra-core'
import { useId } from 'react'
import type { SavedView } from '../../derive/savedView.ts'
import { useViewActs } from './useSavedViews.ts'

/** Asks once more before a view is deleted, which nothing brings back. */
export default function RemoveView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const translate = useTranslate()
  const { remove, isBusy } = useViewActs()
  const id = useId()
  const isShared = view.roles.length > 0
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('task.view.removeIt', { name: view.name })}</DialogTitle>
      <DialogContent>{translate(isShared ? 'task.view.removeShared' : 'task.view.removeOwn')}</DialogContent>
      <DialogActions>
        <Button variant="text" color="secondary" onClick={onClose}>
          {translate('ra.action.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          autoFocus
          disabled={isBusy}
          onClick={async () => (await remove(view)) && onClose()}
        >
          {translate('task.view.remove')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
