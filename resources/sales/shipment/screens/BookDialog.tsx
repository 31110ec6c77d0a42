import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Has the courier carry packed parcels; each gets its AWB, or its tracking says why not. */
export default function BookDialog({ resource, records, close }: ParcelsProps) {
  return (
    <CourierDialog resource={resource} records={records} close={close} operation="book" told="bookText" />
  )
}
