import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useDeferredValue } from 'react'
import { useWatch } from 'react-hook-form'
import { type AnyRecord, hasFlag } from '../../../../../src/core/index.ts'
import { dayIn } from '../../../../../src/fields/date/day.ts'
import { useViewer } from '../../../../../src/shell/access/useViewer.ts'
import type { TaxRules } from '../../../taxCategory/rules/rates.ts'
import { type LineTax, taxOf } from '../../../taxCategory/rules/taxOf.ts'

/** Where it is supposed that goods come from and go to: within one state, which only halves the tax. */
const home = '29'

/** The rules of the tax category that the form has; undefined while there are none, or for those who may not see them. */
export function useTaxRules(): TaxRules | undefined {
  // A refused answer would end the session of whoever may not see the tax categories.
  const maySeeTax = hasFlag(useViewer(), 'taxCategory', 'view')
  const provider = useDataProvider()
  const category = useDeferredValue(useWatch({ name: 'taxCategory' }) as unknown)
  const { data } = useQuery({
    queryKey: ['pages/tax-category', 'preview', category],
    queryFn: async () =>
      (await provider.getOne('pages/tax-category', { id: String(category) })).data as AnyRecord,
    enabled: maySeeTax && typeof category === 'string',
    staleTime: 60_000,
    retry: false,
  })
  return data as TaxRules | undefined
}

/** The tax inside a price today; undefined where there is no rate for it. */
export const taxInside = (rules: TaxRules, price: number): LineTax | undefined =>
  taxOf({
    price,
    quantity: 1,
    includesTax: true,
    rules,
    day: dayIn(new Date()),
    supplyFrom: home,
    shipTo: home,
  })
