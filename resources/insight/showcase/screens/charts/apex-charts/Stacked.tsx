import { Turnover } from '../../Turnover.tsx'

export default function Stacked() {
  return <Turnover isStacked as="columns" count={4} />
}
