import { useState } from 'react'
import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { AskDialog } from '../../../shared/ask/screens/AskDialog.tsx'
import type { ReasonDomain } from '../../../shared/reason/reason.ts'
import { isGiven, nothingGiven, ReasonFields } from '../../../shared/reason/screens/ReasonFields.tsx'
import { useReasons } from '../../../shared/reason/screens/useReasons.ts'
import type { orderReturn } from '../orderReturn.ts'

interface ReasonDialogProps extends OwnActionProps<RecordOf<typeof orderReturn>> {
  operation: string
  domain: ReasonDomain
  danger?: boolean
}

/** Asks for a reason and a note, and does something with one return or several by them. */
export function ReasonDialog({ operation, domain, danger = false, ...props }: ReasonDialogProps) {
  const { resource, records } = props
  const { text, action } = useAreaWords<typeof orderReturn>(resource.path)
  const reasons = useReasons(domain)
  const [given, setGiven] = useState(nothingGiven)
  const input = { reason: given.reason, note: given.note.trim() || null }
  return (
    <AskDialog
      {...props}
      danger={danger}
      title={records.length === 1 ? action(operation, records[0]?.number) : action(operation)}
      submit={action(operation)}
      isReady={isGiven(given, reasons)}
      ask={{ operation, input }}
    >
      <ReasonFields
        reasons={reasons}
        given={given}
        onGive={setGiven}
        label={text('reason')}
        noteLabel={text(domain === 'reject' ? 'noteToCustomer' : 'noteOnIt')}
        isFirst
      />
    </AskDialog>
  )
}
