import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import type { order } from '../../order.ts'
import { useOwn } from '../useOwn.ts'
import { CommentBox } from './CommentBox.tsx'

/** A comment on an order out of its row in the list; what stands in the box and was not added is there again on the page. */
export default function CommentDialog({
  resource,
  records: [record],
  close,
}: OwnActionProps<RecordOf<typeof order>>) {
  const { action } = useOwn()
  return (
    <Dialog title={action('comment', record?.number)} size="medium" onClose={close}>
      <div className={dialog.body}>
        {record && <CommentBox resource={resource} id={record.id} onAdded={close} />}
      </div>
    </Dialog>
  )
}
