import { defineHooks } from '../../../server/defineHooks.ts'
import { refused } from '../../../server/refused.ts'
import { mediaFile } from './mediaFile.ts'

/** What the server does beside storing what is said of a picture. */
export default defineHooks(mediaFile, {
  // Who looks at a picture keeps it by its address for a year, so another one needs another address: `replace` sees to that.
  beforeSave: ({ record, previous }) => {
    if (previous && record.picture?.file !== previous.id)
      throw refused<typeof mediaFile>('picture', 'read-only')
    return undefined
  },
})
