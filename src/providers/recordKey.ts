import type { Identifier } from 'ra-core'

/** Under what the client keeps a record that a page shows, as ra-core's `useGetOne` and `EditBase` name it. */
export const recordKey = (path: string, id: Identifier) => [
  path,
  'getOne',
  { id: String(id), meta: undefined },
]
