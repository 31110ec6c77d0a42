import { Turnover } from '../../Turnover.tsx'

export default function Bars() {
  return <Turnover as="bars" count={1} />
}
