import { World } from '../../World.tsx'

export default function Plain() {
  return <World />
}
