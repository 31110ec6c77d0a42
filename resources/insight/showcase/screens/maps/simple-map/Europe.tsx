import { World } from '../../World.tsx'

export default function Europe() {
  return <World every={10} view={[315, 45, 120, 72]} />
}
