import { join } from 'node:path'
import { build } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import type { MenuEntry } from '../../src/derive/menu.ts'
import { type AppRoute, routeKeys } from '../../src/derive/routes.ts'
import { appRoutes, groupRedirects, menuFor } from '../../src/shell/routeTable.ts'
import { withoutShowcase } from '../../start/build/withoutShowcase.ts'

vi.mock('#showcase', () => ({ showcase: [] }))

const showcase = join(import.meta.dirname, '../../resources/insight/showcase')

/** The code that a file of the catalogue brings into a build. */
async function built(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [withoutShowcase()],
    build: { write: false, lib: { entry: join(showcase, file), formats: ['es'], fileName: 'built' } },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The build made nothing. One file was expected.')
  expect(output.output).toHaveLength(1)
  const [chunk] = output.output
  return chunk.type === 'chunk' ? chunk.code : ''
}

describe('a build without the catalogue of components', () => {
  it('names none of its pages and carries none of its code', async () => {
    expect(await built('pages.ts')).not.toMatch(/general|button/)
    expect(await built('screens/ComponentPage.tsx')).toMatch(/^.{0,120}$/s)
  })

  it('offers none in the menu and gives no right to it', () => {
    const leaves = (entries: readonly MenuEntry[]): AppRoute[] =>
      entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry.route] : leaves(entry.entries)))
    const listed = menuFor({ type: 'ADMIN', permissions: {} })
    const paths = listed.flatMap(({ entries }) => leaves(entries)).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(20)
    expect(paths.filter((path) => path.startsWith('components/'))).toEqual([])
    expect(routeKeys(appRoutes)).not.toContain('components')
    expect(Object.keys(groupRedirects).filter((group) => group.startsWith('components'))).toEqual([])
    expect(appRoutes.filter(({ path }) => path.startsWith('components/'))).toEqual([])
  })
})
