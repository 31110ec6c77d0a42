import type { Report } from './checkNames.ts'
import type { LooseDescriptor } from './descriptor.ts'
import { commonActions } from './historyAction.ts'

/** Finds names of the history that mean something else there already: an entry keeps the name alone, and its words are found by it. */
export function checkHistory({ history = [], workflow }: LooseDescriptor, report: Report): void {
  const common: readonly string[] = commonActions
  const transitions = Object.keys(workflow?.transitions ?? {})
  for (const name of transitions)
    if (common.includes(name))
      report(
        `workflow.transitions.${name}`,
        'name-taken',
        `'${name}' already means something in every history.`,
      )
  history.forEach((name, index) => {
    const isTaken = common.includes(name) || transitions.includes(name) || history.indexOf(name) < index
    if (isTaken)
      report(
        `history[${index}]`,
        'name-taken',
        `'${name}' already means something in the history.`,
        'Leave it out: there are words for it.',
      )
  })
}
