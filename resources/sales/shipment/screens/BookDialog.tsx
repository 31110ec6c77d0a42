import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Has the courier carry packed parcels; each gets its AWB, or its tracking says why not. */
export default function BookDialog(props: ParcelsProps) {
  return <CourierDialog {...props} operation="book" told="bookText" />
}
