import { Line } from '../../Line.tsx'

export default function Colours() {
  return <Line isColoured />
}
