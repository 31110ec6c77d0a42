import { lazy } from 'react'
import CartItemsCell from '../../src/areas/cart/CartItemsCell.tsx'
import { defineViews } from '../../src/views/overrides.ts'
import { cart } from './cart.ts'

/** Still a cart, and nothing else yet. */
const open = { status: { in: ['active', 'abandoned', 'lost'] } }

/** What lies in a cart then and now, and the ways to win it back. */
export default defineViews(cart, {
  also: ['products'],
  cells: { items: CartItemsCell },
  sections: {
    items: lazy(() => import('../../src/areas/cart/ItemsSection.tsx')),
    recovery: lazy(() => import('../../src/areas/cart/RecoverySection.tsx')),
  },
  actions: {
    sendRecovery: {
      on: ['record', 'selection'],
      flag: 'recover',
      icon: 'send',
      when: { status: 'abandoned' },
      Dialog: lazy(() => import('../../src/areas/cart/SendRecovery.tsx')),
    },
    copyLink: {
      on: ['record'],
      flag: 'recover',
      icon: 'link',
      when: open,
      Dialog: lazy(() => import('../../src/areas/cart/CopyLink.tsx')),
    },
    createDraft: {
      on: ['record'],
      flag: 'view',
      needs: [['order', 'create']],
      icon: 'receipt',
      when: { status: { in: ['active', 'abandoned', 'lost', 'expired'] } },
      Dialog: lazy(() => import('../../src/areas/cart/CreateDraft.tsx')),
    },
    assign: {
      on: ['record', 'selection'],
      flag: 'edit',
      icon: 'person',
      Dialog: lazy(() => import('../../src/areas/cart/AssignCarts.tsx')),
    },
    findHidden: {
      on: ['list'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'search',
      Dialog: lazy(() => import('../../src/areas/reveal/FindHiddenDialog.tsx')),
    },
    reveal: {
      on: ['record'],
      flag: 'reveal',
      unless: 'viewPii',
      icon: 'preview',
      Dialog: lazy(() => import('../../src/areas/reveal/RevealDialog.tsx')),
    },
  },
})
