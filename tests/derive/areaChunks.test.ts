import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { catalogues } from '#texts'
import { resources } from '../../resources/index.ts'
import { type AreaHead, headNames, type Resource } from '../../src/core/index.ts'
import { areaModule, areasModule, laterModule, textsModule } from '../../start/build/areaChunks.ts'
import { order, product } from '../types/shop.ts'

const english = await catalogues.en()

const root = join(import.meta.dirname, '../..')
const files = readdirSync(join(root, 'resources'), { recursive: true, encoding: 'utf8' })

describe('what the build makes of the areas', () => {
  it('holds the heads of all areas in their order, and no descriptor', async () => {
    const code = areasModule(resources, files)
    const { areaHeads: heads }: { areaHeads: Record<string, AreaHead> } = await import(
      /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`
    )
    expect(Object.keys(heads)).toEqual(Object.keys(resources))
    for (const area of Object.values<Resource>(resources)) {
      const head = heads[area.name] as AreaHead
      expect(head).toEqual(Object.fromEntries(headNames.map((name) => [name, area[name]])))
    }
  })

  it('loads every area from a chunk of its own, with its views where it has some', () => {
    const code = areasModule(resources, files)
    const loaded = [...code.matchAll(/import\('area:(\w+)'\)/g)].map(([, name]) => name)
    expect(loaded).toEqual(Object.keys(resources))
    const viewed: string[] = JSON.parse(/part\('views', (.*)\)$/m.exec(code)?.[1] ?? '')
    for (const name of Object.keys(resources)) {
      const source = areaModule(join(root, 'resources'), files, name)
      const read = [...source.matchAll(/from "(.+)"/g)].map(([, file = '']) => file)
      expect(read).toHaveLength(viewed.includes(name) ? 2 : 1)
      expect(read.every((file) => existsSync(file))).toBe(true)
    }
    expect(viewed.length).toBe(files.filter((file) => file.endsWith('.views.tsx')).length)
  })

  it('refuses an area that has no file of its own', () => {
    expect(() => areaModule(root, ['sales/reorder.ts'], 'order')).toThrow(
      'Area order has no file of its own. The build expected resources/<group>/order/order.ts. Move its descriptor there.',
    )
  })

  it('begins a language with what every page speaks of and the names of all areas', () => {
    const code = textsModule(join(root, 'i18n/en'), resources, english)
    const names = JSON.parse(/resources: (\{.*\}) \}$/m.exec(code)?.[1] ?? '')
    expect(Object.keys(names)).toEqual(Object.values<Resource>(resources).map(({ path }) => path))
    expect(names['pages/brand']).toEqual({ name: 'Brand |||| Brands' })
    const imported = [...code.matchAll(/^import (\w+) from/gm)].map(([, name]) => name)
    expect(imported).toEqual(expect.arrayContaining(['list', 'shell']))
    expect(code).toContain("brand: () => import('words:en:brand')")
    expect(code).toContain("import('later:en')")
  })

  it('has each subject either at the beginning or later', async () => {
    const directory = join(root, 'i18n/en')
    const of = (code: string) =>
      [...code.matchAll(/^(?:import|const) (\w+) (?:from|=)/gm)].map(([, name]) => name)
    const sources = [
      textsModule(directory, resources, english),
      laterModule(directory, resources, english),
    ] as const
    const [first, later] = [of(sources[0]), of(sources[1])]
    expect(later).toEqual(expect.arrayContaining(['errors', 'fields', 'form']))
    expect(first.filter((name) => later.includes(name))).toEqual([])
    const { subjects } = await catalogues.en()
    expect([...first, ...later, 'ra'].sort()).toEqual(Object.keys(subjects).sort())
    const [firstWords, laterWords] = sources.map((code) =>
      JSON.parse(/, ra: (\{.*?\})(?:, resources: .*)? \}$/m.exec(code)?.[1] ?? ''),
    )
    expect(firstWords.notification).toEqual(subjects.ra.notification)
    expect({ ...laterWords, ...firstWords }).toEqual(subjects.ra)
    expect(Object.keys(laterWords)).not.toContain('notification')
  })
})

describe('what a language calls a new record', () => {
  it('comes for all areas with its later texts, so that the palette says it of areas that nobody has opened', async () => {
    const code = laterModule(join(root, 'i18n/fr'), resources, await catalogues.fr())
    const { [resources.order.path]: words } = JSON.parse(/, resources: (\{.*\}) \}$/m.exec(code)?.[1] ?? '')
    expect(words).toEqual({ new: 'Nouvelle commande' })
    expect(laterModule(join(root, 'i18n/en'), resources, english)).not.toContain('resources: {')
  })
})

describe('what the sign-in page has a copy of', () => {
  it('is all that its files of a language say', async () => {
    const [auth, session] = await Promise.all([
      import('../../i18n/en/auth.ts'),
      import('../../i18n/en/session.ts'),
    ])
    const directory = join(root, 'i18n/en')
    const written = (code: string, name: string) =>
      JSON.parse(new RegExp(`^const ${name} = (.*)$`, 'm').exec(code)?.[1] ?? '')
    expect(written(laterModule(directory, resources, english), 'auth')).toEqual(auth.default)
    expect(written(textsModule(directory, resources, english), 'session')).toEqual(session.default)
  })
})

describe('the head of an area', () => {
  it('tells whom its fields point to, those of its rows included, and with which flags', () => {
    expect(product.refersTo).toEqual([{ to: 'brand', flags: [] }])
    expect(order.refersTo).toEqual([{ to: 'product', flags: [] }])
  })
})
