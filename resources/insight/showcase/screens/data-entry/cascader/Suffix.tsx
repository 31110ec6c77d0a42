import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function Suffix() {
  return <CategoryColumns glyph="more" begin="saris" />
}
