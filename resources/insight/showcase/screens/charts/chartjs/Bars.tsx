import { Turnover } from '../../Turnover.tsx'

export default function Bars() {
  return <Turnover as="columns" count={2} />
}
