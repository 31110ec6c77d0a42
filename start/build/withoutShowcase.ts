import type { Plugin } from 'vite'

const emptied = /\/resources\/insight\/showcase\/(pages\.ts|screens\/ComponentPage\.tsx)$/

/**
 * Leaves the catalogue of components out of a build, and with it out of the menu, the palette and the permission matrix, which all
 * have what `pages.ts` names. An address of it answers that nothing is there.
 */
export function withoutShowcase(): Plugin {
  return {
    name: 'without-showcase',
    enforce: 'pre',
    transform: {
      filter: { id: emptied },
      handler: (_, id) => ({
        code: id.endsWith('/pages.ts') ? 'export const showcase = []' : 'export default () => null',
        map: null,
        moduleType: 'js',
      }),
    },
  }
}
