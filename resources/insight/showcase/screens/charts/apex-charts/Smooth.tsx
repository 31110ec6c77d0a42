import { Turnover } from '../../Turnover.tsx'

export default function Smooth() {
  return <Turnover isFilled isSmooth as="lines" count={2} />
}
