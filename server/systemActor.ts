import type { Actor } from './actor.ts'

/** Whose name stands in the history behind what the product does by itself: the demo shop, timed work. */
export const systemActor: Actor = {
  id: '00000000-0000-7000-8000-000000000000',
  name: 'Atelier',
  type: 'ADMIN',
  permissions: {},
}
