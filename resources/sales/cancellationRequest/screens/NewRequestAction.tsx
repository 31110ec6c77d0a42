import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { cancellationRequest } from '../cancellationRequest.ts'
import NewRequestDialog from './NewRequestDialog.tsx'

/** Asks for a cancellation from the list: the order is chosen in the dialog. */
export default function NewRequestAction({ close }: OwnActionProps<RecordOf<typeof cancellationRequest>>) {
  return <NewRequestDialog close={close} />
}
