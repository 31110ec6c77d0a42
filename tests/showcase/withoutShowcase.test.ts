import { describe, expect, it, vi } from 'vitest'
import type { MenuEntry } from '../../src/derive/menu.ts'
import { type AppRoute, routeKeys } from '../../src/derive/routes.ts'
import { appRoutes, groupRedirects, menuFor } from '../../src/shell/routeTable.ts'

vi.mock('#showcase', () => ({ showcase: [], hasDemonstrations: false }))

describe('a build without the demonstrations', () => {
  it('offers none in the menu and gives no right to it', () => {
    const leaves = (entries: readonly MenuEntry[]): AppRoute[] =>
      entries.flatMap((entry) => (entry.kind === 'leaf' ? [entry.route] : leaves(entry.entries)))
    const listed = menuFor({ type: 'ADMIN', permissions: {} })
    const paths = listed.flatMap(({ entries }) => leaves(entries)).map(({ path }) => path)
    expect(paths.length).toBeGreaterThan(20)
    const ofDemonstrations = /^components\/|^pages\/pricing|^(login|register|error-page)-|^forgot-password/
    expect(paths.filter((path) => ofDemonstrations.test(path))).toEqual([])
    expect(routeKeys(appRoutes)).not.toContain('components')
    expect(Object.keys(groupRedirects).filter((group) => group.startsWith('components'))).toEqual([])
    expect(appRoutes.filter(({ path }) => ofDemonstrations.test(path))).toEqual([])
  })
})
