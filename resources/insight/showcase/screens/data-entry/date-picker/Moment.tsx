import { FieldOf } from '../../FieldOf.tsx'

export default function Moment() {
  return <FieldOf area="coupon" name="startsAt" value="2026-12-01T03:30:00Z" />
}
