import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

const libraries = join(import.meta.dirname, '..', '..', 'node_modules')
const sources = readdirSync(join(libraries, 'ra-core', 'dist'), { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.js'))
  .map((file) => readFileSync(join(libraries, 'ra-core', 'dist', file), 'utf8'))
/** What ra-core takes from lodash, for which the build takes its successor (`start/build/leanLibraries.ts`). */
const names = [
  ...new Set(sources.flatMap((code) => [...code.matchAll(/'lodash\/(\w+)\.js'/g)].map(([, name]) => name))),
].sort() as string[]

const both = async (name: string) => {
  const [old, next] = await Promise.all([import(`lodash/${name}.js`), import(`es-toolkit/compat/${name}`)])
  return [old.default, next.default] as ((...args: unknown[]) => unknown)[]
}
/** Of a key that would reach the prototype the successor makes nothing. */
const value = fc.jsonValue({ maxDepth: 3 }).filter((each) => !JSON.stringify(each).includes('__proto__'))
const record = fc.dictionary(fc.constantFrom('a', 'b', 'c', '0'), value, { maxKeys: 4 })
const path = fc.constantFrom('a', 'a.b', 'a[0]', 'a.0.b', 'c.b.a', 'b[1].a', '0')

/** What each is given. */
const given: Readonly<Record<string, fc.Arbitrary<unknown[]>>> = {
  cloneDeep: fc.tuple(value),
  defaults: fc.tuple(record, record, record),
  difference: fc.tuple(fc.array(value), fc.array(value)),
  get: fc.tuple(record, path, value),
  isEmpty: fc.tuple(value),
  isEqual: fc.oneof(
    fc.tuple(value, value),
    value.map((each) => [each, structuredClone(each)]),
  ),
  merge: fc.tuple(record, record, record),
  mergeWith: fc.tuple(
    record,
    record,
    fc.constant((old: unknown, next: unknown) => (Array.isArray(old) ? next : undefined)),
  ),
  pick: fc.tuple(record, fc.array(path, { maxLength: 3 })),
  pickBy: fc.tuple(
    record,
    fc.constant((each: unknown) => each !== null),
  ),
  set: fc.tuple(record, path, value),
  union: fc.tuple(fc.array(value), fc.array(value)),
}

describe('the successor of lodash', () => {
  it('has all that ra-core asks for', async () => {
    expect(names).toContain('get')
    for (const name of names)
      for (const each of await both(name)) expect([name, typeof each]).toEqual([name, 'function'])
    // What makes functions of functions is not compared here.
    expect(names.filter((name) => !given[name])).toEqual(['debounce', 'memoize'])
  })

  it.each(Object.keys(given).filter((name) => names.includes(name)))(
    'answers as lodash does: %s',
    async (name) => {
      const [old, next] = await both(name)
      fc.assert(
        fc.property(given[name] as fc.Arbitrary<unknown[]>, (args) => {
          const copy = () => args.map((each) => (typeof each === 'function' ? each : structuredClone(each)))
          expect(next?.(...copy())).toEqual(old?.(...copy()))
        }),
        { numRuns: 300 },
      )
    },
  )
})
