import { useTranslate } from 'ra-core'
import { QuestionDialog } from '../../controls/parts/QuestionDialog.tsx'
import type { SavedView } from '../../derive/savedView.ts'
import { useViewActs } from './useSavedViews.ts'

/** Asks once more before a view is deleted, which nothing brings back. */
export default function RemoveView({ view, onClose }: { view: SavedView; onClose: () => void }) {
  const translate = useTranslate()
  const { remove, isBusy } = useViewActs()
  const isShared = view.roles.length > 0
  return (
    <QuestionDialog
      title={translate('task.view.removeIt', { name: view.name })}
      onClose={onClose}
      data-first
      danger
      busy={isBusy}
      onClick={async () => (await remove(view)) && onClose()}
      submit={translate('task.view.remove')}
    >
      <p>{translate(isShared ? 'task.view.removeShared' : 'task.view.removeOwn')}</p>
    </QuestionDialog>
  )
}
