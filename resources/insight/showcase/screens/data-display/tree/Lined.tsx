import { ChosenTree } from '../../ChosenTree.tsx'

export default function Lined() {
  return <ChosenTree isLined />
}
