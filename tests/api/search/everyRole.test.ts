import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Resource } from '../../../src/core/index.ts'
import { canAct, maskedFields } from '../../../src/derive/permissions.ts'
import { isSearchable, maskedPaths } from '../../../src/derive/searchText.ts'
import { quoted, tableName } from '../../../src/derive/sqlNames.ts'
import { apiBase } from '../../../start/app.ts'
import { everyRole, type Person } from '../../support/everyRole.ts'
import { demoShop } from '../../support/preparedProduct.ts'
import { type TestServer, testServer } from '../../support/server.ts'

/** What somebody may type of a record, and of which part of it. */
interface Sample {
  readonly resource: Resource
  readonly id: string
  readonly words: string
  readonly line: 'title' | 'open' | 'masked'
}

interface Found {
  readonly resource: string
  readonly id: string
}

let server: TestServer
let people: Person[]
let areas: Resource[]
let samples: Sample[]
beforeAll(async () => {
  server = await testServer({ template: demoShop })
  const { rows } = await sql<{ id: string }>`
    SELECT "location" AS id FROM "shipment" GROUP BY 1 ORDER BY count(*) DESC LIMIT 1`.execute(
    server.context.database.db,
  )
  people = (await everyRole(server, [rows[0]?.id as string])).filter(({ isSignedIn }) => isSignedIn)
  areas = Object.values(server.context.registry).filter(isSearchable)
  samples = (await Promise.all(areas.map(samplesOf))).flat()
}, 300_000)
afterAll(() => server?.close())

/** Of the first and the last record of an area: its title, a word of the rest, and one that not everybody sees whole. */
async function samplesOf(resource: Resource): Promise<Sample[]> {
  const { rows } = await sql<{ id: string; search: string }>`
    (SELECT "id", "search" FROM ${sql.raw(quoted(tableName(resource)))} ORDER BY "id" LIMIT 1) UNION
    (SELECT "id", "search" FROM ${sql.raw(quoted(tableName(resource)))} ORDER BY "id" DESC LIMIT 1)`.execute(
    server.context.database.db,
  )
  return rows.flatMap(({ id, search }) => {
    const [title = '', open = '', masked = ''] = search.split('\n').map((line) => line.trim())
    const longest = (line: string) => line.split(' ').reduce((a, b) => (b.length > a.length ? b : a), '')
    const words = { title: title.slice(0, 150), open: longest(open), masked: longest(masked) }
    return (['title', 'open', 'masked'] as const).flatMap((line) =>
      words[line].length > 2 ? [{ resource, id, words: words[line], line }] : [],
    )
  })
}

async function answerOf(person: Person, path: string): Promise<any> {
  const { status, text } = await person.ask({ method: 'GET', url: `${apiBase}${path}` })
  if (status !== 200) throw new Error(`${person.name} ${path}: ${status} ${text}`)
  return JSON.parse(text)
}

const search = async (person: Person, q: string): Promise<{ hits: Found[]; more: string[] }> =>
  answerOf(person, `/search?${new URLSearchParams({ q })}`)

/** Which of some records a person's list shows. */
async function listed(person: Person, resource: Resource, ids: readonly string[]): Promise<Set<string>> {
  const shown = new Set<string>()
  for (let from = 0; from < ids.length; from += 200) {
    const filter = JSON.stringify({ id: ids.slice(from, from + 200) })
    const query = new URLSearchParams({ filter, range: '[0,199]', fields: '["id"]' })
    for (const { id } of await answerOf(person, `/${resource.endpoint}?${query}`)) shown.add(id)
  }
  return shown
}

describe('the search, as every role, over every area', () => {
  it('there are samples of nearly every area', () => {
    expect(new Set(samples.map(({ resource }) => resource.name)).size).toBeGreaterThan(areas.length * 0.8)
    expect(people.length).toBe(18)
  })

  it('finds nothing that the role’s list does not show, and by its title what that shows', async () => {
    const beyond: unknown[] = []
    const missed: unknown[] = []
    let found = 0
    for (const [who, person] of people.entries()) {
      const hits = new Map<string, Set<string>>()
      const titles: (Sample & { readonly isFound: boolean })[] = []
      for (const [at, sample] of samples.entries()) {
        if ((at + who) % 6 !== 0) continue
        const answer = await search(person, sample.words)
        for (const { resource, id } of answer.hits)
          hits.set(resource, (hits.get(resource) ?? new Set()).add(id))
        const isFound =
          answer.hits.some(({ id }) => id === sample.id) || answer.more.includes(sample.resource.name)
        if (sample.line === 'title') titles.push({ ...sample, isFound })
      }
      for (const resource of areas) {
        const ids = [...(hits.get(resource.name) ?? [])]
        const asked = titles.filter((sample) => sample.resource === resource)
        if (!canAct(person, resource, 'view')) {
          if (ids.length > 0) beyond.push([person.name, resource.name, ids])
          continue
        }
        const shown = await listed(person, resource, [...ids, ...asked.map(({ id }) => id)])
        found += ids.length
        beyond.push(...ids.flatMap((id) => (shown.has(id) ? [] : [[person.name, resource.name, id]])))
        missed.push(
          ...asked.flatMap(({ id, words, isFound }) =>
            shown.has(id) && !isFound ? [[person.name, resource.name, words]] : [],
          ),
        )
      }
    }
    console.log(`${samples.length} samples, ${found} records found by ${people.length} people`)
    expect(beyond).toEqual([])
    expect(missed).toEqual([])
    expect(found).toBeGreaterThan(300)
  }, 600_000)

  it('is blind for what is masked', async () => {
    const told: unknown[] = []
    let asked = 0
    for (const person of people) {
      for (const { resource, words, line } of samples) {
        if (line !== 'masked' || !canAct(person, resource, 'view')) continue
        const masked = new Set(maskedFields(person, resource))
        if (!maskedPaths(resource).every((path) => masked.has(path.split('.')[0] ?? ''))) continue
        asked++
        const { hits } = await search(person, words)
        const own = hits.filter((hit) => hit.resource === resource.name)
        // Only a title or an open word may have the same.
        const { rows } = await sql<{ search: string }>`
          SELECT "search" FROM ${sql.raw(quoted(tableName(resource)))} WHERE "id" = ANY (${own.map(({ id }) => id)}::uuid[])`.execute(
          server.context.database.db,
        )
        const isOpen = rows.every(({ search }) => search.split('\n').slice(0, 2).join(' ').includes(words))
        if (!isOpen) told.push([person.name, resource.name, words])
      }
    }
    expect(asked).toBeGreaterThan(20)
    expect(told).toEqual([])
  }, 600_000)
})
