import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import { type Demands, demandsOf, weakOffers } from '../../start/commands/offers.ts'
import { unknownSteps } from '../../start/commands/ownSteps.ts'
import { temporaryDirectory } from '../support/database.ts'

const root = join(import.meta.dirname, '..', '..')

describe('what is offered', () => {
  let demands: Demands
  let copy: string
  beforeAll(async () => {
    demands = await demandsOf(root)
    copy = temporaryDirectory()
    for (const file of globSync('resources/*/*/screens/**/*.{ts,tsx}', { cwd: root })) {
      mkdirSync(dirname(join(copy, file)), { recursive: true })
      cpSync(join(root, file), join(copy, file))
    }
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }))

  /** What is found where the views of orders are changed. */
  const withViews = (change: (source: string) => string) => {
    const views = join('resources', 'sales', 'order', 'order.views.tsx')
    writeFileSync(join(copy, views), change(readFileSync(join(root, views), 'utf8')))
    return weakOffers(copy, demands)
  }

  it('is nowhere weaker than what it asks the server for', () => {
    expect(Object.keys(demands).length).toBeGreaterThan(100)
    expect(weakOffers(root, demands)).toEqual([])
  })

  it('changes nothing for whoever may only look, but their own part in a conversation', () => {
    const ownPart = ['read', 'mute', 'leave', 'comeBack'].map((name) => `conversation.${name}`)
    const open = Object.entries(demands).filter(
      ([, { flag, reads, needs = [], oneOf = [] }]) =>
        !reads && [flag, ...[...needs, ...oneOf].map(([, name]) => name)].every((name) => name === 'view'),
    )
    expect(open.map(([name]) => name)).toEqual(ownPart)
  })

  it.each([
    ['sales/shipment', 'scan', / {6}oneOf: \[\n(?: {8}.*\n)+ {6}\],\n/],
    ['sales/shipment', 'scan', /\['shipment', 'ship'\]/, "['shipment', 'print']"],
    ['catalogue/product', 'changeCategories', /oneOf: .*\n/],
    ['catalogue/product', 'changeCollections', /needs: .*\n/],
  ])(
    'is refused where %s offers %s to people who may do nothing in it',
    (folder, name, what, instead = '') => {
      const views = join('resources', folder, `${folder.split('/')[1]}.views.tsx`)
      const source = readFileSync(join(root, views), 'utf8')
      expect(source).toMatch(what)
      writeFileSync(join(copy, views), source.replace(what, instead))
      const found = weakOffers(copy, demands)
      rmSync(join(copy, views))
      expect(found[0]).toContain(`action '${name}': it is offered without `)
    },
  )

  it.each(['createShipment', 'handOver', 'markDelivered', 'importAwbs', 'refund'])(
    'is refused where %s of an order forgets the flag of the other area',
    (name) => {
      const found = withViews((source) =>
        source.replace(new RegExp(`(    ${name}: \\{\\n(?:.*\\n)*?)      needs: .*\\n`), '$1'),
      )
      expect(found[0]).toContain(`order.views.tsx, action '${name}': it is offered without `)
      expect(found.filter((text) => !text.includes(`'${name}'`))).toEqual([])
    },
  )

  it('is refused where an operation comes to demand more', () => {
    const more = { ...demands, 'order.hold': { flag: 'hold', needs: [['customer', 'edit']] as const } }
    withViews((source) => source)
    expect(weakOffers(copy, more)).toEqual([
      expect.stringMatching(
        /action 'hold': it is offered without customer\.view and customer\.edit, which order\.hold demands/,
      ),
    ])
  })

  it('is read where views take it from another file', () => {
    const { flag: _, ...more } = demands['order.reveal'] as Demands[string]
    const found = weakOffers(root, { ...demands, 'order.reveal': { ...more, flag: 'reveals' } })
    expect(found).toEqual([
      expect.stringContaining("order.views.tsx, action 'reveal': it is offered without order.reveals"),
    ])
  })

  it('is refused as a step of a page where the views do not offer it on a record', () => {
    expect(unknownSteps(root, Object.values(resources))).toEqual([])
    const page = { next: ['own.capture', 'own.capure', 'own.remit'] }
    expect(unknownSteps(root, [{ name: 'payment', page }])).toEqual([
      expect.stringContaining("payment: page.next names 'own.capure'"),
      expect.stringContaining("payment: page.next names 'own.remit'"),
    ])
  })

  it('is refused where its dialog is nowhere to be read', () => {
    const found = withViews((source) => source.replace("import('./screens/dialogs/TagDialog.tsx')", 'there'))
    expect(found).toEqual([expect.stringContaining("action 'tag': its dialog was not found.")])
  })
})
