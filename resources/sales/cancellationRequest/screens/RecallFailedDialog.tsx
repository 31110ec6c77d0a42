import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { NoteDialog } from './NoteDialog.tsx'

/** A recalled parcel was delivered or lost all the same. */
export default function RecallFailedDialog(props: OwnActionProps) {
  return <NoteDialog {...props} operation="recallFailed" isDue />
}
