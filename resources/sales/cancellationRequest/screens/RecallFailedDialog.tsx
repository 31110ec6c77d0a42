import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'
import { NoteDialog } from './NoteDialog.tsx'

/** A recalled parcel was delivered or lost all the same. */
export default function RecallFailedDialog(props: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  return <NoteDialog {...props} operation="recallFailed" isDue />
}
