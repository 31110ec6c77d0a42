import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
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
    <QuestionDialog
      title={action('refetch')}
      describedBy="refetch-text"
      onClose={close}
      busy={isBusy}
      onClick={() => void run()}
      data-first
      submit={action('refetch')}
    >
      <p id="refetch-text">{text('refetchText')}</p>
    </QuestionDialog>
  )
}
