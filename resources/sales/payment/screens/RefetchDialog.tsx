import { Dialog, dialog } from '../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../src/controls/parts/DialogButtons.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import { useAct } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { payment } from '../payment.ts'
import { useOwn } from './useOwn.ts'

/** Asks the gateway what it knows of one payment or several. */
export default function RefetchDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof payment>>) {
  const { text, action } = useOwn()
  const ask = useOperation(resource)
  const [act, isBusy] = useAct(resource.path)
  const run = () =>
    act(async () => {
      const payments = records.map(({ id }) => id)
      const { asked } = await ask<{ asked: number }>('refetch', { input: { payments } })
      close()
      return text('refetched', { smart_count: asked })
    })
  return (
    <Dialog title={action('refetch')} describedBy="refetch-text" onClose={close}>
      <div className={dialog.body}>
        <p id="refetch-text">{text('refetchText')}</p>
      </div>
      <DialogButtons onCancel={close} busy={isBusy} onClick={() => void run()} data-first>
        {action('refetch')}
      </DialogButtons>
    </Dialog>
  )
}
