import { z } from 'zod'
import type { AreaOperation } from '../../../../server/context.ts'
import type { Settings } from '../../../../src/settings/defineSettings.ts'
import {
  type Area,
  applyInput,
  applySettings,
  compareSettings,
  exportSettings,
  fileInput,
} from './exchange.ts'

const nothing = z.strictObject({})

/** How both areas of settings travel as a file (areas, 28 and 29): saved, compared, and applied as a whole. */
export function exchangeOperations(area: Area, settings: Settings) {
  return {
    export: {
      on: 'collection',
      reads: true,
      flag: 'export',
      summary: 'All values by their keys, without secrets.',
      input: nothing,
      run: ({ db }) => exportSettings(db, area, settings),
    } satisfies AreaOperation<Area, typeof nothing>,
    compare: {
      on: 'collection',
      reads: true,
      flag: 'edit',
      summary:
        'What a file of settings would change, which of it waits for a second person, and what of it cannot be taken; changes nothing.',
      input: fileInput,
      run: ({ input, ...asked }) => compareSettings(asked, area, settings, input.settings),
    } satisfies AreaOperation<Area, typeof fileInput>,
    apply: {
      on: 'collection',
      flag: 'edit',
      summary:
        'Stores compared changes, all or none: refused where a setting has changed since, by the version of each.',
      input: applyInput,
      run: ({ input, ...work }) => applySettings(work, area, settings, input.changes),
    } satisfies AreaOperation<Area, typeof applyInput>,
  } as const
}
