import { CategoryColumns } from '../../CategoryColumns.tsx'
import { useLateBranch } from '../../lateBranch.ts'

export default function Later() {
  return <CategoryColumns useBranch={useLateBranch} />
}
