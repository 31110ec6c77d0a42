import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hasDrawings } from '../../start/demoPictures.ts'
import { testServer } from '../support/server.ts'

const root = join(import.meta.dirname, '..', '..')

/** What a program loads at its start: its own imports and theirs, but for what is loaded when it is wanted. */
function loadedBy(program: string): Set<string> {
  const known = new Set<string>()
  const waiting = [program]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (known.has(file)) continue
    known.add(file)
    for (const [, type, path] of readFileSync(file, 'utf8').matchAll(
      /^(?:import|export)\s+(type\s)?[^'"]*?from\s+'(\.[^']+\.tsx?)'/gm,
    )) {
      if (!type) waiting.push(join(dirname(file), path as string))
    }
  }
  return known
}

it('is loaded by no server that has no demo shop', () => {
  const files = [...loadedBy(join(root, 'start', 'main.ts'))].map((file) => relative(root, file))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => file.startsWith('demo/'))).toEqual([])
})

it('leaves no table in a database that has none', async () => {
  await using server = await testServer()
  const { database } = server.context
  expect(await hasDrawings(database)).toBe(false)
  const { rows } = await sql<{
    name: string
  }>`SELECT tablename AS "name" FROM pg_tables WHERE tablename LIKE '%drawing%'`.execute(database.db)
  expect(rows).toEqual([])
})
