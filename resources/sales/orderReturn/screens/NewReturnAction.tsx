import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import NewReturnDialog from './NewReturnDialog.tsx'

/** Opens a return from the list: the order is chosen in the dialog. */
export default function NewReturnAction({ close }: OwnActionProps) {
  return <NewReturnDialog close={close} />
}
