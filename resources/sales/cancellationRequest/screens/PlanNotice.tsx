import type { Tone } from '../../../../src/core/index.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'
import type { Live } from './requestFacts.ts'

type Plan = Live['plan']

/** Good news where nothing is undone, bad where it is too late. */
const tones: Readonly<Record<Plan, Tone>> = {
  cancel: 'success',
  unpack: 'info',
  recall: 'info',
  late: 'danger',
}

/** What approving would do to the parcels. */
export function PlanNotice({ path, plan }: { path: string; plan: Plan }) {
  const { text } = useAreaWords<typeof cancellationRequest>(path)
  return (
    <p className={css.notice} data-tone={tones[plan]}>
      {text(`plans.${plan}`)}
    </p>
  )
}
