import { Line } from '../../Line.tsx'

export default function Labelled() {
  return <Line isLabelled />
}
