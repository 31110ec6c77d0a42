import { byPerson } from './byPerson.ts'
import type { Provider } from './provider.ts'

/** Cash that a courier collects at the door and remits; it goes back by bank or UPI. */
export const cod: Provider = { name: 'cod', refund: byPerson }
