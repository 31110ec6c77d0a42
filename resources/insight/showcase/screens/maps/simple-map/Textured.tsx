import { useId } from 'react'
import { abroad } from '../../places.ts'
import { World } from '../../World.tsx'

export default function Textured() {
  const id = useId()
  return (
    <World landOf={(name) => (abroad[name] === undefined ? { part: 0 } : { fill: `url(#${id})` })}>
      <pattern id={id} width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="4" height="4" fill="var(--accent-soft)" />
        <rect width="1.4" height="4" fill="var(--accent)" />
      </pattern>
    </World>
  )
}
