import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Has the courier try a failed delivery again. */
export default function RetryDialog(props: ParcelsProps) {
  return <CourierDialog {...props} operation="retryDelivery" told="retryText" />
}
