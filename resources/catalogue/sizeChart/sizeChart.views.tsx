import { lazy } from 'react'
import { defineViews } from '../../../src/views/overrides.ts'
import { sizeChart } from './sizeChart.ts'

const MeasuresInput = lazy(async () => ({
  default: (await import('./screens/MeasuresInput.tsx')).MeasuresInput,
}))

/** The measures of a chart are typed into a grid of sizes and measures. */
export default defineViews(sizeChart, { inputs: { measurements: { Input: MeasuresInput } } })
