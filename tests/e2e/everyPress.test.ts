import { beforeAll, describe, expect, it } from 'vitest'
import { createDemoAccounts, demoAccounts, demoColleagues } from '../../demo/accounts.ts'
import type { Resource } from '../../src/core/index.ts'
import { flagsOf } from '../../src/derive/permissions.ts'
import { openProduct } from './support/openProduct.ts'
import { presserOf } from './support/pressAll.ts'
import { startShop } from './support/product.ts'
import { addStaff } from './support/shop.ts'
import { areas } from './support/staffMaps.ts'
import { startStaffWalk } from './support/staffWalk.ts'

/** PRESS=all presses all that every role is offered in every area; else the desks of a few do, in what they work with most. */
const isLong = process.env.PRESS === 'all'
/** Names a role and an area to look at alone. */
const { PRESS_ROLE, PRESS_AREA } = process.env

const { product, browser, ask } = openProduct(startShop)
// The shop of the suites has those alone whom most of them ask for.
beforeAll(() => createDemoAccounts(product().context.database, demoColleagues))

const shipped = [...demoAccounts, ...demoColleagues].flatMap(({ email, roles = [] }) =>
  roles.map((role) => ({ name: `the role ${role}`, email, permissions: undefined })),
)

const everyFlag = (area: Resource) => ({
  key: area.name,
  ...Object.fromEntries(flagsOf(area).map((flag) => [flag, true])),
})

/** Roles that somebody might make: one that only looks, and two that share the areas between them, each with all that an area has. */
const made = [
  {
    name: 'a role that only looks',
    permissions: areas.map(({ name }) => ({ key: name, view: true })),
  },
  {
    name: 'a role of every other area',
    permissions: areas.filter((_, index) => index % 2 === 0).map(everyFlag),
  },
  {
    name: 'a role of the areas between',
    permissions: areas.filter((_, index) => index % 2 === 1).map(everyFlag),
  },
].map((role, index) => ({ ...role, email: `presser-${index}` }))

const everybody = [...shipped, ...made]
const usual = {
  roles: ['the role orders', 'the role support', 'a role that only looks'],
  areas: ['order', 'cart', 'shipment', 'orderReturn'],
}
const roles = everybody.filter(({ name }) =>
  PRESS_ROLE ? name.endsWith(PRESS_ROLE) : isLong || usual.roles.includes(name),
)
const visited = areas.filter(({ name }) =>
  PRESS_AREA ? PRESS_AREA.split(',').includes(name) : isLong || usual.areas.includes(name),
)

/** The records of an area to look at: one in each state, of the newest. */
async function recordsOf({ endpoint }: Resource): Promise<string[]> {
  const answer = await ask<{ id: string; status?: string }[]>(`/${endpoint}?range=[0,${isLong ? 99 : 9}]`)
  return [...new Map(answer.map(({ id, status = '' }) => [status, id])).values()].slice(0, isLong ? 12 : 2)
}

/** A walk of an hour says what it has found as it finds it: one that is stopped has told as much as it saw. */
const report = (line: string) => isLong && process.stdout.write(`${line}\n`)

describe('nothing that is offered to be pressed is refused', () => {
  it.each(roles)(
    'to $name',
    async ({ name, email, permissions }) => {
      const who = permissions ? await addStaff(product(), email, permissions) : email
      const walk = await startStaffWalk(browser(), product(), who)
      walk.page.on('dialog', (question) => void question.accept())
      walk.page.on('filechooser', () => undefined)
      walk.page.context().on('page', (opened) => void opened.close())
      const refused: string[] = []
      const presser = presserOf(walk, {
        isThorough: isLong,
        async onPress(what) {
          const before = refused.length
          for (const answer of walk.refused.slice(before)) refused.push(`${what}: ${answer}`)
          for (const each of refused.slice(before)) report(`REFUSED ${each}`)
          if (refused.length > before) await walk.comeBack()
          return refused.length === before
        },
      })
      for (const area of visited) {
        const list = `/app/${area.path}`
        await walk.go(list)
        if (await walk.isClosed()) continue
        await presser.page(list, `${area.name} list`)
        await presser.picked(list, `${area.name} picked`)
        for (const id of await recordsOf(area)) {
          await presser.page(`${list}/${id}/show`, `${area.name} record`)
          await presser.page(`${list}/${id}`, `${area.name} form`)
        }
        report(`${name}: ${area.name}, ${presser.pressed.size} presses so far`)
      }
      expect(refused).toEqual([])
      // A walk that presses nothing would prove nothing.
      if (!PRESS_AREA) expect(presser.pressed.size, name).toBeGreaterThan(20)
      await walk.close()
    },
    isLong ? 3_600_000 : 600_000,
  )
})
