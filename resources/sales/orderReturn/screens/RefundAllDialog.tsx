import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { orderReturn } from '../orderReturn.ts'
import css from './returns.module.css'

/** Refunds what was accepted of inspected returns, each the way it says and without deductions of its own. */
export default function RefundAllDialog(props: OwnActionProps<RecordOf<typeof orderReturn>>) {
  const { resource } = props
  const { text, action } = useAreaWords<typeof orderReturn>(resource.path)
  return (
    <AskDialog
      {...props}
      title={action('refundAll')}
      submit={action('refund')}
      isReady
      ask={{ operation: 'refund', input: {} }}
    >
      <p className={css.quiet}>{text('refundAllHint')}</p>
    </AskDialog>
  )
}
