import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { MoneyStep, MoneySteps } from '../../../shared/money/screens/MoneySteps.tsx'
import type { orderReturn } from '../orderReturn.ts'
import type { Settlement } from '../rules/settlementOf.ts'

interface WaterfallProps {
  path: string
  money: Settlement
}

/** How the money of a return comes about, from what was paid to what is left to refund or to pay. */
export function Waterfall({ path, money: sums }: WaterfallProps) {
  const { text, money } = useAreaWords<typeof orderReturn>(path)
  const minus = [
    ['notReceived', sums.notReceived],
    ['notAccepted', sums.notAccepted],
    ['deductions', sums.deductions],
  ] as const
  return (
    <MoneySteps>
      <MoneyStep label={text('money.asked')} amount={money(sums.asked)} />
      {minus.map(([name, amount]) =>
        amount > 0 ? <MoneyStep key={name} label={text(`money.${name}`)} amount={money(-amount)} /> : null,
      )}
      {sums.roundOff !== 0 && <MoneyStep label={text('money.roundOff')} amount={money(sums.roundOff)} />}
      {sums.newItems > 0 && <MoneyStep label={text('money.newItems')} amount={money(-sums.newItems)} />}
      {sums.toPay > 0 ? (
        <MoneyStep strong label={text('money.toPay')} amount={money(sums.toPay)} />
      ) : (
        <MoneyStep strong label={text('money.refund')} amount={money(sums.refund)} />
      )}
      {sums.refunded > 0 && (
        <>
          <MoneyStep label={text('money.refunded')} amount={money(-sums.refunded)} />
          <MoneyStep strong label={text('money.left')} amount={money(sums.left)} />
        </>
      )}
    </MoneySteps>
  )
}
