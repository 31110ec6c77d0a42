import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { MoneyStep, MoneySteps } from '../../../shared/money/screens/MoneySteps.tsx'
import css from '../../orderReturn/screens/returns.module.css'
import type { cancellationRequest } from '../cancellationRequest.ts'
import type { Live } from './requestFacts.ts'

interface MoneyPreviewProps {
  path: string
  live: Live
  fee: number
}

/** What approving would pay back, now and once a recalled parcel is here. */
export function MoneyPreview({ path, live: { money: sums }, fee }: MoneyPreviewProps) {
  const { text, money } = useAreaWords<typeof cancellationRequest>(path)
  const now = Math.min(sums.items + sums.charges + sums.roundOff, sums.refundable)
  const isPaid = sums.refundable > 0
  return (
    <div className={css.outcome}>
      <MoneySteps>
        {sums.items > 0 && <MoneyStep label={text('money.items')} amount={money(sums.items)} />}
        {sums.charges > 0 && <MoneyStep label={text('money.charges')} amount={money(sums.charges)} />}
        {sums.roundOff !== 0 && <MoneyStep label={text('money.roundOff')} amount={money(sums.roundOff)} />}
        {fee > 0 && <MoneyStep label={text('money.fee')} amount={money(-fee)} />}
        <MoneyStep strong label={text('money.now')} amount={money(isPaid ? Math.max(0, now - fee) : 0)} />
        {sums.later > 0 && isPaid && <MoneyStep label={text('money.later')} amount={money(sums.later)} />}
      </MoneySteps>
      {!isPaid && <p className={css.quiet}>{text('money.nothingPaid')}</p>}
    </div>
  )
}
