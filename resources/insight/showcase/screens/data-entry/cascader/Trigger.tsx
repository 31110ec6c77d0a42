import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function Trigger() {
  return <CategoryColumns small look="text" begin="saris" />
}
