import { WholeOf } from '../../WholeOf.tsx'

export default function Pie() {
  return <WholeOf />
}
