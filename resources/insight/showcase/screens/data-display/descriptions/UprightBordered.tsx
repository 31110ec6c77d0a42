import { Facts } from '../../Facts.tsx'

export default function UprightBordered() {
  return <Facts isUpright isBordered width={120} />
}
