import { describe, expect, it } from 'vitest'
import { readJson } from '../../../src/views/list/import/readJson.ts'

const lines = [
  ['id', 'who.name', 'tags'],
  ['1', 'Asha', '["a"]'],
  ['2', '', ''],
]
const records = [
  { id: 1, who: { name: 'Asha' }, tags: ['a'] },
  { id: 2, who: { name: null } },
]

describe('a JSON file', () => {
  it('has its records in an array, in an object around it, or each in a line', () => {
    expect(readJson(JSON.stringify(records))).toEqual(lines)
    expect(readJson(JSON.stringify({ tickets: records, count: 2 }))).toEqual(lines)
    expect(readJson(records.map((record) => JSON.stringify(record)).join('\n'))).toEqual(lines)
  })

  it('may have one record alone, with lists of its own', () => {
    expect(readJson('{"id":1,"tags":["a"]}\n')).toEqual([
      ['id', 'tags'],
      ['1', '["a"]'],
    ])
  })

  it('is refused where it is none', () => {
    expect(() => readJson('id,name\n1,Asha')).toThrow()
    expect(readJson('[1, 2]')).toEqual([[]])
  })
})
