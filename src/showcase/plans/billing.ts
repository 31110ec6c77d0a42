import { type ComponentType, lazy } from 'react'
import { withAllTexts } from '../../providers/laterTexts.ts'

/** What the demonstration adds to the settings of one's account; a build with `SHOWCASE=off` adds nothing. */
export const billing: Readonly<Record<string, ComponentType>> = {
  billing: lazy(withAllTexts(() => import('./Billing.tsx'))),
}
