import { useWords } from '../../../../../../resources/insight/dashboard/screens/board/useWords.ts'
import { MoneyStep, MoneySteps } from '../../../../../../resources/shared/money/screens/MoneySteps.tsx'

export default function Money() {
  const { t, money } = useWords()
  return (
    <MoneySteps>
      <MoneyStep label={t('dashboard.figures.gross')} amount={money(519_600)} />
      <MoneyStep label={t('dashboard.figures.orderDiscount')} amount={money(-50_000)} note="LINEN10" />
      <MoneyStep label={t('dashboard.figures.tax')} amount={money(23_480)} quiet />
      <MoneyStep label={t('dashboard.figures.ordered')} amount={money(469_600)} strong />
    </MoneySteps>
  )
}
