import { Line } from '../../Line.tsx'

export default function Before() {
  return <Line side="start" />
}
