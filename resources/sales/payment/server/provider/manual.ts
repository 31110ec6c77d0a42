import { byPerson } from './byPerson.ts'
import type { Provider } from './provider.ts'

/** Money that people receive and hand back themselves: transfers, a counter. */
export const manual: Provider = { name: 'manual', refund: byPerson }
