import { lazy } from 'react'
import type { OwnAction } from '../../../../src/views/overrides.ts'

const about = (Dialog: OwnAction['Dialog'], flag: string): OwnAction => ({
  on: ['record'],
  flag: 'view',
  needs: [['projectCard', flag]],
  icon: 'board',
  Dialog,
})

/** The way from an order to the cards that are about it. */
export const cardsAboutOrder = about(
  lazy(async () => ({ default: (await import('./CardsAboutDialog.tsx')).CardsAboutOrder })),
  'linkOrders',
)

/** The way from a product to the cards that are about it. */
export const cardsAboutProduct = about(
  lazy(async () => ({ default: (await import('./CardsAboutDialog.tsx')).CardsAboutProduct })),
  'linkProducts',
)
