import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import NewRequestDialog from './NewRequestDialog.tsx'

/** Asks for a cancellation from the list: the order is chosen in the dialog. */
export default function NewRequestAction({ close }: OwnActionProps) {
  return <NewRequestDialog close={close} />
}
