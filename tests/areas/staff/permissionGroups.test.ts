import { expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import { menuGroups } from '../../../resources/menuGroups.ts'
import { permissionGroups } from '../../../resources/staff/subAdminRole/screens/permissionRows.ts'
import type { Resource } from '../../../src/core/index.ts'

const areas = Object.values(resources) as unknown as Resource[]
const groups = permissionGroups(areas, [{ key: 'former', view: true }])
const of = (menu: string) => groups.find((group) => group.menu === menu)?.rows.map(({ key }) => key)

it('what may be granted stands in the order of the menu, what nothing knows any more at the end', () => {
  const order: readonly string[] = Object.values(menuGroups).flat()
  const roots = groups.slice(0, -2).map(({ menu }) => menu.split('/')[0] as string)
  expect(roots).toEqual([...roots].sort((one, other) => order.indexOf(one) - order.indexOf(other)))
  expect(groups.slice(-2).map(({ menu }) => menu)).toEqual(['pages', ''])
})

it('an area that the menu does not list stands with those that its path is below', () => {
  expect(of('apps/project')).toEqual(expect.arrayContaining(['project', 'boardColumn', 'projectCard']))
  expect(of('apps')).toContain('chatMessage')
  expect(of('settings')).not.toContain('projectCard')
  const shown = groups.flatMap(({ rows }) => rows.map(({ key }) => key))
  expect(areas.filter(({ name }) => !shown.includes(name))).toEqual([])
})
