import { Anchors } from '../../Anchors.tsx'

export default function Marked() {
  return <Anchors id="marked" isBeside marked="publish" />
}
