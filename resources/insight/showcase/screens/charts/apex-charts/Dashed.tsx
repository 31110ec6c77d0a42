import { Turnover } from '../../Turnover.tsx'

export default function Dashed() {
  return <Turnover isDashed as="lines" count={3} />
}
