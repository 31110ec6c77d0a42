// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { exampleOptions, kinds } from './kinds.ts'

describe.each(kinds.map((type) => [type.kind, type] as const))('the kind %s', (_, type) => {
  const schema = type.schema(exampleOptions(type))

  it('accepts its valid examples and leaves them in their canonical form', () => {
    for (const value of type.examples.valid) expect(schema.parse(value)).toEqual(value)
    expect(type.examples.valid.length).toBeGreaterThan(0)
  })

  it.each(type.examples.invalid.map((value) => [value]))('refuses %j', (value) => {
    expect(schema.safeParse(value).success).toBe(false)
  })

  it('has a JSON schema for the API document', () => {
    const document = z.toJSONSchema(schema, { io: 'input' })
    expect(Object.keys(document).length).toBeGreaterThan(1)
  })

  it('brings each valid example through CSV text and back', () => {
    const options = exampleOptions(type)
    for (const value of type.examples.valid) {
      const text = type.toText ? type.toText(value, options) : String(value)
      const back = type.fromText
        ? type.fromText(text, options)
        : typeof value === 'number'
          ? Number(text)
          : text
      if (type.kind !== 'rows') expect(schema.parse(back)).toEqual(value)
    }
  })
})
