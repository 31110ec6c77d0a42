import type { UseSteps } from '../../../../src/controls/lookup/CascadeBox.tsx'
import type { WrittenNode } from '../../../../src/controls/tree/nodes.ts'
import { categories } from './categories.ts'

type Above = readonly { readonly id: string; readonly title: string }[]

const all = stepsIn(categories, [])

/** The categories that walking down and words find; nobody is asked. */
export const useSteps: UseSteps = ({ q, within }) => ({
  found: all.filter(({ title, above }) =>
    q ? title.toLocaleLowerCase().includes(q.toLocaleLowerCase()) : (above.at(-1)?.id ?? null) === within,
  ),
  isLoading: false,
  hasFailed: false,
})

function stepsIn(nodes: readonly WrittenNode[], above: Above): ReturnType<UseSteps>['found'] {
  return nodes.flatMap(({ id, title, disabled = false, below = [] }) => [
    { id, title, above, isOpen: below.length > 0, disabled },
    ...stepsIn(below, [...above, { id, title }]),
  ])
}
