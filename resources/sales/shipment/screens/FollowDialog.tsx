import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Asks the courier where a parcel is. */
export default function FollowDialog({ resource, records, close }: ParcelsProps) {
  return (
    <CourierDialog resource={resource} records={records} close={close} operation="follow" told="followText" />
  )
}
