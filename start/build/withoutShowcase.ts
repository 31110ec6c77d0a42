import type { Plugin } from 'vite'

/** What names the demonstrations, and what is there instead. */
const emptied: Readonly<Record<string, string>> = {
  '/resources/insight/showcase/pages.ts':
    'export const showcase = []\nexport const hasDemonstrations = false',
  '/src/showcase/plans/billing.ts': 'export const billing = {}',
  '/start/browser/demonstrations.ts':
    'const none = () => null\nexport { none as ComponentPage, none as Preview, none as Pricing }',
}

/**
 * Leaves the demonstrations out of a build, and with them out of the menu, the palette and the permission matrix, which all have what
 * `pages.ts` names: the catalogue of components, plans and billing, and the pages before sign-in once more. An address of theirs leads
 * home, as one does that nothing knows.
 */
export function withoutShowcase(): Plugin {
  return {
    name: 'without-showcase',
    enforce: 'pre',
    transform: {
      filter: { id: Object.keys(emptied).map((file) => `**${file}`) },
      handler: (_, id) => ({
        code: Object.entries(emptied).find(([file]) => id.endsWith(file))?.[1] ?? '',
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
