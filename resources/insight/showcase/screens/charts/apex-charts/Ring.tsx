import { WholeOf } from '../../WholeOf.tsx'

export default function Ring() {
  return <WholeOf isRing />
}
