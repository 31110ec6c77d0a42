import { Line } from '../../Line.tsx'

export default function BothSides() {
  return <Line side="both" />
}
