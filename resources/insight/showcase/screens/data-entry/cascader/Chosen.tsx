import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function Chosen() {
  return <CategoryColumns begin="kurtas" />
}
