import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Asks the courier where a parcel is. */
export default function FollowDialog(props: ParcelsProps) {
  return <CourierDialog {...props} operation="follow" told="followText" />
}
