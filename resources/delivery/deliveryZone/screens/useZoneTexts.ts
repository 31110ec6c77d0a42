import { useMemo } from 'react'
import { formatNumber } from '../../../../src/fields/decimal/formatNumber.ts'
import { useTexts } from '../../../../src/views/form/useTexts.ts'
import { useFetchedWords } from '../../../../src/views/useAreaWords.ts'
import type { deliveryZone } from '../deliveryZone.ts'

/** What the own views of delivery zones say: their texts, the names of levels and methods, amounts and counts in the current language. */
export function useZoneTexts() {
  // The page of a pincode tries it as well.
  const { area, text: own, money, locale } = useFetchedWords<typeof deliveryZone>('deliveryZone')
  const texts = useTexts(area)
  return useMemo(
    () => ({
      own,
      level: (level: string) => texts.value('members.level', level),
      method: (method: { type: string; name: string | null }) =>
        method.name ?? texts.value('methods.type', method.type),
      type: (type: string) => texts.value('methods.type', type),
      action: texts.action,
      money,
      count: (count: number) => formatNumber(count, locale),
    }),
    [own, money, locale, texts],
  )
}
