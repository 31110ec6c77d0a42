import { lazy } from 'react'
import { withAllTexts } from '../../src/providers/laterTexts.ts'
import { themed } from '../../src/shell/theme/themed.tsx'

// The pages that are demonstrations: a build with `SHOWCASE=off` has none of them (`start/build/withoutShowcase.ts`).

export const ComponentPage = themed(
  () => import('../../resources/insight/showcase/screens/ComponentPage.tsx'),
)
export const Preview = lazy(withAllTexts(() => import('../../src/shell/Preview.tsx')))
export const Pricing = lazy(withAllTexts(() => import('../../src/showcase/plans/Pricing.tsx')))
