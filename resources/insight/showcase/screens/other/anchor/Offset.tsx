import { Anchors } from '../../Anchors.tsx'

export default function Offset() {
  return <Anchors id="offset" isBeside offset={40} />
}
