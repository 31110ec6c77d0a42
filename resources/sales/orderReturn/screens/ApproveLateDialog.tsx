import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { orderReturn } from '../orderReturn.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Approves what came too late, with the reason for it. */
export default function ApproveLateDialog(props: OwnActionProps<RecordOf<typeof orderReturn>>) {
  return <ReasonDialog {...props} operation="approveLate" domain="override" />
}
