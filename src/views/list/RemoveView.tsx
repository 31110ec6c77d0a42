import { useTranslate } from 'ra-core'
import { Dialog, dialog } from '../../controls/parts/Dialog.tsx'
import { DialogButtons } from '../../controls/parts/DialogButtons.tsx'
import type { SavedView } from '../../derive/savedView.ts'
import { useViewActs } from './useSavedViews.ts'

/** Asks once more before a view is deleted, which nothing brings back. */
export default function RemoveView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const translate = useTranslate()
  const { remove, isBusy } = useViewActs()
  const isShared = view.roles.length > 0
  return (
    <Dialog title={translate('task.view.removeIt', { name: view.name })} onClose={onClose}>
      <p className={dialog.body}>{translate(isShared ? 'task.view.removeShared' : 'task.view.removeOwn')}</p>
      <DialogButtons
        data-first
        danger
        busy={isBusy}
        onCancel={onClose}
        onClick={async () => (await remove(view)) && onClose()}
      >
        {translate('task.view.remove')}
      </DialogButtons>
    </Dialog>
  )
}
