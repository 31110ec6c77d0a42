import { Turnover } from '../../Turnover.tsx'

export default function Area() {
  return <Turnover isFilled as="lines" count={1} />
}
