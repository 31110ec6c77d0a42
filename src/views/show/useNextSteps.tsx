import type { AnyRecord, Resource } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { useFormStand } from '../form/FormContexts.ts'
import { useOwnActions } from '../form/useOwnActions.tsx'
import { type Step, useSteps } from '../workflow/useSteps.tsx'

/** How the descriptor names an own action among the steps. */
const own = 'own.'

/** How many steps beside the first one are buttons. */
const most = 3

/**
 * What can be done next with a record, the most wanted first as its page says: transitions and own actions alike. What has no button is
 * for the menu: `others` are transitions, `promoted` the own actions that do have one. The dialogs have to be drawn.
 */
export function useNextSteps(resource: Resource, record: AnyRecord, onMoved: (record: AnyRecord) => void) {
  const { isDirty, saveFirst } = useFormStand()
  const { steps: moves, dialog } = useSteps(resource, record, { isDirty, saveFirst, onMoved })
  const actions = useOwnActions(resource, record)
  const offered: readonly Step[] = [
    ...moves,
    ...actions.offers.map(
      ({ key, label, onPick }): Step => ({
        name: own + key,
        label,
        isDanger: false,
        isDisabled: false,
        start: onPick,
      }),
    ),
  ]
  const steps = pageOf(resource).next.flatMap((name) => offered.filter((step) => step.name === name))
  // What ends something is never the one thing that a page is for.
  const primary = steps[0]?.isDanger ? undefined : steps[0]
  const further = steps.filter((step) => step !== primary).slice(0, most)
  return {
    primary,
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
