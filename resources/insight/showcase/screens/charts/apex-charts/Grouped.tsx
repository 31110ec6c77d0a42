import { Turnover } from '../../Turnover.tsx'

export default function Grouped() {
  return <Turnover as="columns" count={3} />
}
