import { useId, useState } from 'react'
import { Switch } from '../../../../src/controls/parts/Switch.tsx'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'

/** Rejects requests with a reason, one note for all, and the offer to send the goods back once they are there. */
export default function RejectDialog(props: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  const { resource, records } = props
  const { text, action } = useAreaWords<typeof cancellationRequest>(resource.path)
  const id = useId()
  const reasons = useReasons('reject')
  const [given, setGiven] = useState(nothingGiven)
  const [offerReturn, setOfferReturn] = useState(true)
  const input = { decision: 'reject', reason: given.reason, note: given.note.trim() || null, offerReturn }
  return (
    <AskDialog
      {...props}
      danger
      title={records.length === 1 ? action('reject', records[0]?.number) : action('reject')}
      submit={action('reject')}
      isReady={isGiven(given, reasons)}
      ask={{ operation: 'decide', input }}
    >
      <ReasonFields
        reasons={reasons}
        given={given}
        onGive={setGiven}
        label={text('reason')}
        noteLabel={text('noteToCustomer')}
        isFirst
      />
      <Switch
        id={`${id}-offer`}
        source="offerReturn"
        label={text('offerReturn')}
        isOn={offerReturn}
        onSwitch={setOfferReturn}
      />
    </AskDialog>
  )
}
