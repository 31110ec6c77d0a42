import { meant, type Report } from './checkNames.ts'
import type { Condition } from './condition.ts'
import type { LooseDescriptor } from './descriptor.ts'
import { actions } from './resourceTypes.ts'
import type { Transition } from './workflow.ts'

type KnownField = (at: string, name: string) => boolean
type CheckCondition = (at: string, condition: Condition) => void

/** Finds what is wrong in a workflow: states and fields that do not exist, states that cannot be reached, and those that ask for what nobody can do. */
export function checkWorkflow(
  given: LooseDescriptor,
  report: Report,
  known: KnownField,
  condition: CheckCondition,
) {
  const { workflow } = given
  if (!workflow) return
  const states = Object.keys(workflow.states)
  const transitions = Object.entries(workflow.transitions) as [string, Transition<string, any>][]
  const state = (at: string, name: string) => {
    if (!states.includes(name))
      report(at, 'unknown-state', `'${name}' is not a state. States: ${states.join(', ')}.`)
  }
  state('workflow.initial', workflow.initial)
  for (const [name, transition] of transitions) {
    const at = `workflow.transitions.${name}`
    for (const from of [transition.from].flat()) state(`${at}.from`, from)
    state(`${at}.to`, transition.to)
    transition.ask?.forEach((field, index) => {
      known(`${at}.ask[${index}]`, field)
    })
    checkRight(at, transition, given, report)
    if (transition.when) condition(`${at}.when`, transition.when as Condition)
  }
  const reached = reachable(workflow.initial, transitions)
  for (const name of states) {
    if (!reached.has(name)) {
      report(
        `workflow.states.${name}`,
        'unreachable-state',
        `No transition leads to '${name}' from '${workflow.initial}'.`,
      )
    }
    const isLeft = transitions.some(([, { from }]) => [from].flat().includes(name))
    if (workflow.states[name]?.tone === 'warning' && !isLeft) {
      report(
        `workflow.states.${name}.tone`,
        'idle-warning',
        `'${name}' asks staff to act, and no transition leads out of it.`,
        "Give it the tone 'neutral', or a transition.",
      )
    }
  }
}

/** The right that a transition asks for must be one: an action, another transition's own, one of a field's, or a declared one. */
function checkRight(
  at: string,
  { permission }: Transition<string, any>,
  { name, fields, permissions = [], workflow }: LooseDescriptor,
  report: Report,
) {
  if (permission === undefined) return
  const own = Object.entries(workflow?.transitions ?? {}).filter(
    ([, other]) => !other.permission && !other.system,
  )
  const ofFields = Object.values(fields).flatMap(({ options }) => [
    ...Object.values(options.restricted ?? {}),
    options.masked,
  ])
  const rights = [...actions, ...own.map(([transition]) => transition), ...permissions, ...ofFields]
  if (rights.includes(permission)) return
  const near = meant(
    permission,
    rights.filter((right) => right !== undefined),
  )
  report(
    `${at}.permission`,
    'unknown-right',
    `'${permission}' is not a right of ${name}.`,
    near ?? `Add '${permission}' to permissions.`,
  )
}

function reachable(initial: string, transitions: [string, Transition<string, any>][]): Set<string> {
  const reached = new Set([initial])
  for (let size = 0; size < reached.size; ) {
    size = reached.size
    for (const [, { from, to }] of transitions) {
      if ([from].flat().some((state) => reached.has(state))) reached.add(to)
    }
  }
  return reached
}
