import { resources } from '../../../resources/index.ts'
import { rolePresets } from '../../../server/auth/presets.ts'
import type { Registry, Resource } from '../../../src/core/index.ts'
import { relationsOf } from '../../../src/derive/relations.ts'

/** All areas of the product, as they are registered. */
export const areas = Object.values(resources as unknown as Registry)

/** What somebody may do in an area, as far as a walk through its pages shows it. */
export type Flags = readonly ('view' | 'create' | 'edit')[]

/** A permission map to be walked with. */
export interface StaffMap {
  readonly name: string
  /** What the role holds: anything that a database might. */
  readonly permissions: readonly unknown[]
  /** What that must come to, worked out here by other means than the product's. */
  readonly may: (area: string) => Flags
  /** A role that the product comes with. */
  readonly isPreset?: true
}

/**
 * Everything that the pages of an area depend on for somebody: what he may do there, and which areas that it points to he sees.
 * The roles have much in common: what one of them has been shown need not be walked again with the next.
 */
export const situationOf = (area: Resource, staff: StaffMap): string =>
  JSON.stringify([
    staff.permissions.find((entry) => (entry as { key?: unknown } | null)?.key === area.name) ?? area.name,
    seenAlong(area, staff),
  ])

/** Which of the areas that an area points to somebody sees. */
export const seenAlong = (area: Resource, { may }: StaffMap): string =>
  [...new Set(relationsOf(area).map(({ to }) => to))].filter((to) => may(to).includes('view')).join()

const everywhere = (flags: Record<string, unknown>) => areas.map(({ name }) => ({ key: name, ...flags }))
const all: Flags = ['view', 'create', 'edit']
const closed: Flags = []

const everyOther = areas
  .filter((area) => relationsOf(area).some(({ to }) => to !== area.name))
  .flatMap(({ name }, index) => (index % 2 === 0 ? [name] : []))

const madeByHand: readonly StaffMap[] = [
  { name: 'nothing', permissions: [], may: () => closed },
  { name: 'view everywhere', permissions: everywhere({ view: true }), may: () => ['view'] },
  {
    name: 'everything but view',
    permissions: everywhere({ create: true, edit: true, delete: true, export: true }),
    may: () => closed,
  },
  {
    name: 'flags that are not exactly true',
    permissions: everywhere({ view: 'true', create: 1, edit: ['yes'], delete: {} }),
    may: () => closed,
  },
  {
    name: 'hostile keys and entries',
    permissions: [
      ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', ''].map((key) => ({
        key,
        view: true,
        create: true,
        edit: true,
        delete: true,
      })),
      ...[null, 7, 'product', [], {}, { view: true }, { key: 3, view: true }, { key: ['tag'], view: true }],
      JSON.parse('{"key":"brand","__proto__":{"view":true},"constructor":true}'),
    ],
    may: () => closed,
  },
  {
    name: 'products to edit without the areas they point to',
    permissions: [
      { key: 'product', view: true, edit: true, changePrice: true },
      { key: 'tag', edit: true },
    ],
    may: (area) => (area === 'product' ? ['view', 'edit'] : closed),
  },
  {
    name: 'products to look at without the areas they point to',
    permissions: [
      { key: 'product', view: true },
      { key: 'brand', view: true, create: true, edit: true },
    ],
    may: (area) => ({ product: ['view'] as Flags, brand: all })[area] ?? closed,
  },
  {
    name: 'every other area that points to others, to create and edit',
    permissions: everyOther.map((key) => ({ key, view: true, create: true, edit: true })),
    may: (area) => (everyOther.includes(area) ? all : closed),
  },
]

const presets: readonly StaffMap[] = rolePresets(resources as unknown as Registry).map(
  ({ preset, permissions }) => ({
    name: `the role ${preset}`,
    isPreset: true,
    permissions,
    may: (area) => {
      const entry = permissions.find(({ key }) => key === area)
      return entry?.view === true ? all.filter((flag) => entry[flag] === true) : closed
    },
  }),
)

/** The maps to walk with: what nobody would write, what somebody might, and the roles that the product comes with. */
export const staffMaps: readonly StaffMap[] = [...madeByHand, ...presets]
