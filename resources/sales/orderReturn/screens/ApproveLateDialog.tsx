import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { ReasonDialog } from './ReasonDialog.tsx'

/** Approves what came too late, with the reason for it. */
export default function ApproveLateDialog(props: OwnActionProps) {
  return <ReasonDialog {...props} operation="approveLate" domain="override" />
}
