import { describe, expect, it } from 'vitest'
import { resources } from '../../resources/index.ts'
import type { Field, Registry, Resource } from '../../src/core/index.ts'

/** The parts in which a name of a client is looked up are lists of names; a field and its options are read by ours alone. */
const isField = (value: object) => 'kind' in value && 'options' in value

/** All plain objects of a value in which something is found by its name, with where they are. */
function* objectsIn(value: unknown, path: string, known = new Set<unknown>()): Generator<[string, object]> {
  if (typeof value !== 'object' || value === null || known.has(value)) return
  known.add(value)
  const prototype = Object.getPrototypeOf(value)
  if (prototype !== null && prototype !== Object.prototype && !Array.isArray(value)) return
  if (isField(value)) {
    const { fields } = (value as Field).options
    if (fields) yield* objectsIn(fields, `${path}.fields`, known)
    return
  }
  if (!Array.isArray(value)) yield [path, value]
  for (const [name, part] of Object.entries(value)) yield* objectsIn(part, `${path}.${name}`, known)
}

describe('a name that every object answers to', () => {
  const names = Object.getOwnPropertyNames(Object.prototype)

  it('finds nothing in any part of any descriptor, as nobody declared it', () => {
    const registry = resources as unknown as Registry
    const found = [...objectsIn(registry, 'resources')].flatMap(([path, part]) =>
      names.flatMap((name) =>
        (part as Record<string, unknown>)[name] === undefined ? [] : [`${path}.${name}`],
      ),
    )
    expect(Object.keys(registry).length).toBeGreaterThan(50)
    expect(found).toEqual([])
  })

  it('is no field and no area', () => {
    const { product } = resources as unknown as Record<string, Resource>
    expect((resources as unknown as Registry)['constructor' as string]).toBeUndefined()
    expect(product?.fields['toString' as string]).toBeUndefined()
  })
})
