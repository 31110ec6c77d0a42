import { Anchors } from '../../Anchors.tsx'

export default function Still() {
  return <Anchors id="still" />
}
