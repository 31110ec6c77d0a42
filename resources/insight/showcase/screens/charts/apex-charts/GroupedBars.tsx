import { Turnover } from '../../Turnover.tsx'

export default function GroupedBars() {
  return <Turnover as="bars" count={2} />
}
