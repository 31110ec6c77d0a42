import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'

/** Approves requests of the same stage by the terms that they carry; one whose parcels have moved on meanwhile is refused. */
export default function ApproveAllDialog(props: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  const { resource, records } = props
  const { text, action, value } = useAreaWords<typeof cancellationRequest>(resource.path)
  const stages = [...new Set(records.map(({ stageAtRequest }) => String(stageAtRequest)))]
  const isPacked = stages[0] === 'packed'
  const isOut = stages[0] === 'handedOver'
  const expect = isOut ? 'recall' : isPacked ? 'unpack' : 'cancel'
  const isSame = new Set(stages.map((stage) => (stage === 'confirmed' ? 'placed' : stage))).size === 1
  return (
    <AskDialog
      {...props}
      title={action('approveAll')}
      submit={action('approve')}
      isReady={isSame}
      ask={{ operation: 'decide', input: { decision: 'approve', expect } }}
    >
      <p className={isSame ? css.quiet : css.notice}>
        {isSame
          ? text('approveAllHint', { stage: value('stageAtRequest', stages[0] ?? '') })
          : text('sameStageOnly')}
      </p>
    </AskDialog>
  )
}
