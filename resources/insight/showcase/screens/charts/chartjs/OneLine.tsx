import { Turnover } from '../../Turnover.tsx'

export default function OneLine() {
  return <Turnover as="lines" count={1} />
}
