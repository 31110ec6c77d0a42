import { useMemo } from 'react'
import { areaHeads } from '#areas'
import type { AreaHead } from '../../../../src/core/index.ts'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useArea } from '../../../../src/loadArea.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { useAreaWords } from '../../../../src/views/useAreaWords.ts'
import { stockLevel } from '../stockLevel.ts'

/** What the own views of the stock say, in the current language: their texts, the words of parts and states, counts. */
export function useStockTexts() {
  const { text: own, locale } = useAreaWords<typeof stockLevel>(stockLevel.path)
  const level = useTexts(stockLevel)
  return useMemo(
    () => ({
      own,
      part: level.field,
      state: (state: string) => level.value('state', state),
      action: level.action,
      count: (count: number) => formatNumber(count, locale),
      signed: (count: number) => formatNumber(count, locale, { signDisplay: 'exceptZero' }),
      locale,
    }),
    [own, locale, level],
  )
}

/** The words of the ledger: its name, reasons and kinds of movements. Suspends until the area's texts are there. */
export function useMovementTexts() {
  const texts = useTexts(useArea(areaHeads.stockMovement as AreaHead))
  return {
    movements: texts.noun(2),
    reason: (reason: string) => texts.value('reason', reason),
    kind: (kind: string) => texts.value('kind', kind),
  }
}
