import { Facts } from '../../Facts.tsx'

export default function Columns() {
  return <Facts width={170} />
}
