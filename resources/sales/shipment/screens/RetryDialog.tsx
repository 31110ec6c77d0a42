import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Has the courier try a failed delivery again. */
export default function RetryDialog({ resource, records, close }: ParcelsProps) {
  return (
    <CourierDialog
      resource={resource}
      records={records}
      close={close}
      operation="retryDelivery"
      told="retryText"
    />
  )
}
