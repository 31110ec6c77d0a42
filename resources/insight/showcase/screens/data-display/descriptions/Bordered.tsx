import { Facts } from '../../Facts.tsx'

export default function Bordered() {
  return <Facts isBordered />
}
