import type { CellProps } from '../view.ts'
import { EmailLink } from './EmailLink.tsx'

/** An address with all the room it wants. */
export default function EmailShow({ value }: CellProps<string>) {
  return <EmailLink value={value} />
}
