import { Panels } from '../../Panels.tsx'

export default function NoArrow() {
  return <Panels />
}
