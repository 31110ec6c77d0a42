import { lazy } from 'react'
import type { OwnAction } from '../../../../src/views/overrides.ts'

/** The way from an order or a product to the cards that are about it, for whoever sees on cards which ones these are. */
export const cardsAbout = (flag: 'linkOrders' | 'linkProducts'): OwnAction => ({
  on: ['record'],
  flag: 'view',
  needs: [['projectCard', flag]],
  icon: 'board',
  Dialog: lazy(() => import('./CardsAboutDialog.tsx')),
})
