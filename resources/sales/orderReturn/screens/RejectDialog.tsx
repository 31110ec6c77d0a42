import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { orderReturn } from '../orderReturn.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Rejects returns with a reason, and a note that the customer reads. */
export default function RejectDialog(props: OwnActionProps<RecordOf<typeof orderReturn>>) {
  return <ReasonDialog {...props} operation="reject" domain="reject" danger />
}
