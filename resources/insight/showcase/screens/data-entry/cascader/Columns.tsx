import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function Columns() {
  return <CategoryColumns />
}
