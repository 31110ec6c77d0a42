import { type ComponentType, lazy } from 'react'
import type { OwnAction, OwnActionProps } from '../../../../src/views/overrides.ts'

type Later = () => Promise<ComponentType<OwnActionProps>>

const action = (icon: string, load: Later, more: Partial<OwnAction>): OwnAction => ({
  on: ['record'],
  flag: 'view',
  icon,
  ...more,
  Dialog: lazy(async () => ({ default: await load() })),
})

/** Switches one record on or off that has `active`; several are changed together like any field. */
export const switching: Readonly<Record<'activate' | 'deactivate', OwnAction>> = {
  activate: action('check', async () => (await import('./switchActive.tsx')).Activate, {
    flag: 'edit',
    when: { active: false },
  }),
  deactivate: action('block', async () => (await import('./switchActive.tsx')).Deactivate, {
    flag: 'edit',
    when: { active: true },
  }),
}

/** Leads to the orders that went to a place. */
export const showOrders = action('receipt', async () => (await import('./leads.tsx')).ToOrders, {
  needs: [['order', 'view']],
})

/** Leads to the places of the next kind that lie in one. */
export const showPlaces = (area: string): OwnAction =>
  action('open', async () => (await import('./leads.tsx')).ToPlaces, { needs: [[area, 'view']] })
