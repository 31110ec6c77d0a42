import { Facts } from '../../Facts.tsx'

export default function Upright() {
  return <Facts isUpright width={120} />
}
