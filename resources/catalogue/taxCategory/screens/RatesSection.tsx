import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../src/core/index.ts'
import { FormLines } from '../../../../src/views/form/FormLines.tsx'
import type { TaxRate } from '../rules/rates.ts'
import { RateTimeline } from './RateTimeline.tsx'

/** The rates of a category in its form: the sheet, and below it what it means over time, as it is typed. */
export default function RatesSection({ resource }: { resource: Resource }) {
  const rates = (useWatch({ name: 'rates' }) ?? []) as readonly Partial<TaxRate>[]
  return (
    <>
      <FormLines lines={resource.form.sections.rates?.lines ?? []} />
      <RateTimeline rates={rates} />
    </>
  )
}
