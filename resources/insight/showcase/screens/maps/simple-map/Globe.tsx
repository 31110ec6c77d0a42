import { World } from '../../World.tsx'

export default function Globe() {
  return <World hasSphere every={15} />
}
