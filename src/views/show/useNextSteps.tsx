import type { AnyRecord, Resource } from '../../core/index.ts'
import { leadsOn, pageOf } from '../../derive/page.ts'
import { ownStep as own } from '../firstStep.ts'
import { useFormFacts, useFormStand } from '../form/FormContexts.ts'
import { useOwnActions } from '../form/useOwnActions.tsx'
import { type Step, useSteps } from '../workflow/useSteps.tsx'
import { hinderedStep } from './hinderedStep.ts'

/** How many steps beside the first one are buttons. */
const most = 3

/**
 * What can be done next with a record, the most wanted first as its page says: transitions and own actions alike. What has no button is
 * for the menu: `others` are transitions, `promoted` the own actions that do have one. The dialogs have to be drawn.
 */
export function useNextSteps(resource: Resource, record: AnyRecord, onMoved: (record: AnyRecord) => void) {
  const { viewer } = useFormFacts()
  const { isDirty, saveFirst } = useFormStand()
  const { steps: moves, dialog } = useSteps(resource, record, { isDirty, saveFirst, onMoved })
  const actions = useOwnActions(resource, record)
  const offered: readonly Step[] = [
    ...moves,
    ...actions.offers.map(
      ({ key, label, isDanger = false, onPick }): Step => ({
        name: own + key,
        label,
        isDanger,
        isDisabled: false,
        start: onPick,
      }),
    ),
  ]
  const page = pageOf(resource)
  const steps = page.next.flatMap((name) => offered.filter((step) => step.name === name))
  const [first] = steps
  const isPrimary = first?.name.startsWith(own) ? !first.isDanger : first && leadsOn(resource, first.name)
  const primary = isPrimary ? first : undefined
  const path = page.path.find((way) => way.includes(String(record.status)))
  const hindered = hinderedStep(viewer, resource, record, primary?.name)
  // Where nothing is to be done next, what could be done has its place in the menu.
  const further = path || primary || hindered ? steps.filter((step) => step !== primary).slice(0, most) : []
  return {
    /** The way through the workflow that the record is on. */
    path,
    primary,
    /** The transition that would come first, if the record met its guard. */
    hindered,
    further,
    others: moves.filter((move) => move !== primary && !further.includes(move)),
    promoted: [primary, ...further].flatMap((step) =>
      step?.name.startsWith(own) ? [step.name.slice(own.length)] : [],
    ),
    dialogs: (
      <>
        {dialog}
        {actions.dialog}
      </>
    ),
  }
}
