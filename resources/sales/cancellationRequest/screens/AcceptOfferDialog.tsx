import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'
import { NoteDialog } from './NoteDialog.tsx'

/** The customer takes what was offered instead. */
export default function AcceptOfferDialog(props: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  return <NoteDialog {...props} operation="acceptOffer" isDue={false} />
}
