import { CourierDialog, type ParcelsProps } from './CourierDialog.tsx'

/** Calls a booking off at the courier, which could not be called off by itself. */
export default function CallOffDialog(props: ParcelsProps) {
  return <CourierDialog {...props} operation="callOff" told="callOffText" />
}
