import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Rejects returns with a reason, and a note that the customer reads. */
export default function RejectDialog(props: OwnActionProps) {
  return <ReasonDialog {...props} operation="reject" domain="reject" danger />
}
