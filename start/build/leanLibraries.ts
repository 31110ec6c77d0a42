import type { Plugin } from 'vite'
import { sealed } from '../../src/core/index.ts'

/**
 * Modules that libraries bring along and no browser of the build's targets needs: what the language itself has had for years
 * (node-polyglot asks for stand-ins, 6 kB of them), what is imported but never called (the exporter of ra-core's lists, ours is
 * `views/list/useExport.ts`; the router it takes where it is given none, ours is `shell/routing/routerProvider.ts`), and the English
 * words that ra-core makes of keys without a text: every key has its text here.
 */
const replacements = sealed<Readonly<Record<string, string>>>({
  'object.entries': 'module.exports = Object.entries',
  hasown: 'module.exports = Object.hasOwn',
  'jsonexport/dist/index.js':
    "export default () => { throw new Error('Lists are exported by views/list/useExport.ts, not by ra-core.') }",
  './adapters/reactRouterProvider.js': 'export const reactRouterProvider = undefined',
  inflection:
    'const same = (key) => key; export { same as capitalize, same as humanize, same as inflect, same as pluralize, same as singularize, same as transform }',
})

/** Leaves out of the build what it would carry for nothing; development and tests run the libraries as they are. */
export function leanLibraries(): Plugin[] {
  return [smallLodash, withoutUnused]
}

/** What ra-core takes from lodash, from its successor: the same functions, a third of the bytes. */
const smallLodash: Plugin = {
  name: 'small-lodash',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^lodash\/\w+\.js$/ },
    handler(id, importer) {
      return this.resolve(`es-toolkit/compat/${id.slice('lodash/'.length, -'.js'.length)}`, importer)
    },
  },
}

const withoutUnused: Plugin = {
  name: 'lean-libraries',
  apply: 'build',
  enforce: 'pre',
  resolveId: {
    filter: { id: new RegExp(`^(${Object.keys(replacements).join('|').replaceAll('.', '\\.')})$`) },
    handler: (id) => `\0lean:${id}`,
  },
  load: {
    filter: { id: /^\0lean:/ },
    handler: (id) => replacements[id.slice('\0lean:'.length)],
  },
  // The router's entry leads to its build for development, which differs from the other by its warnings to developers alone. Components that
  // nobody draws are dropped only where naming them for developer tools does not count as a use.
  transform: {
    filter: { id: /\/react-router\/dist\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace('var ENABLE_DEV_WARNINGS = true', 'var ENABLE_DEV_WARNINGS = false')
        .replace(/= (?=React\d*\.(?:forwardRef|createContext|memo)\(|new Set\()/g, '= /* @__PURE__ */ ')
        .replace(/^\w+\.displayName = .*$/gm, ''),
      map: null,
    }),
  },
}
