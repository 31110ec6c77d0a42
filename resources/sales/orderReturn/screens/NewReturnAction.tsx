import type { RecordOf } from '../../../../src/core/index.ts'
import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import type { orderReturn } from '../orderReturn.ts'
import NewReturnDialog from './NewReturnDialog.tsx'

/** Opens a return from the list: the order is chosen in the dialog. */
export default function NewReturnAction({ close }: OwnActionProps<RecordOf<typeof orderReturn>>) {
  return <NewReturnDialog close={close} />
}
