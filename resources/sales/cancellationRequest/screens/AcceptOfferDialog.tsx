import type { OwnActionProps } from '../../../../src/views/overrides.ts'
import { NoteDialog } from './NoteDialog.tsx'

/** The customer takes what was offered instead. */
export default function AcceptOfferDialog(props: OwnActionProps) {
  return <NoteDialog {...props} operation="acceptOffer" isDue={false} />
}
