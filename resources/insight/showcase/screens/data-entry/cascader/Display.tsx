import { CategoryColumns } from '../../CategoryColumns.tsx'

export default function Display() {
  return (
    <CategoryColumns
      begin="shirts"
      sayWay={([first = '', ...others]) => (others.at(-1) ? `${others.at(-1)} (${first})` : first)}
    />
  )
}
