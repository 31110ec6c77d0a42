import { useMemo } from 'react'
import { deliveryZone } from '../../../resources/delivery/deliveryZone.ts'
import { formatNumber } from '../../fields/decimal/formatNumber.ts'
import { useTexts } from '../../views/form/useTexts.ts'
import { useAreaWords } from '../../views/useAreaWords.ts'

/** What the own views of delivery zones say: their texts, the names of levels and methods, amounts and counts in the current language. */
export function useZoneTexts() {
  const { text: own, money, locale } = useAreaWords(deliveryZone.path)
  const texts = useTexts(deliveryZone)
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
