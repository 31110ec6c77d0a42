import { renderHook } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { useRowKeys } from '../../../src/views/form/rows/useRowKeys.ts'

interface Line {
  id?: string
  text: string
}
const [book, light]: [Line, Line] = [{ id: 'b', text: 'Book' }, { text: 'Light' }]

/** The keys of the rows at each step. */
function keysOf(...steps: (readonly Line[])[]) {
  const { result, rerender } = renderHook(({ rows }) => useRowKeys(rows), {
    initialProps: { rows: steps[0] ?? [] },
  })
  return steps.map((rows) => {
    rerender({ rows })
    return result.current
  })
}

describe('the key of a row', () => {
  it('stays while the row is written anew and when the server gives it its id', () => {
    const [first, ...later] = keysOf(
      [book, light],
      [book, { text: 'Lights' }],
      [
        { id: 'b', text: 'Book' },
        { id: 'l', text: 'Lights' },
      ],
      [
        { id: 'b', text: 'Book' },
        { id: 'l', text: 'Lights on' },
      ],
    )
    expect(new Set(first).size).toBe(2)
    for (const keys of later) expect(keys).toEqual(first)
  })

  it('goes with the row when it is moved, saved or not', () => {
    const [first, moved] = keysOf([book, light], [light, book])
    expect(moved).toEqual(first?.toReversed())
  })

  it('is no other row’s: not that of one put in before it, nor of one that is gone', () => {
    const [first, more, less] = keysOf([book, light], [book, { text: 'Call' }, light], [light])
    expect(more?.[0]).toBe(first?.[0])
    expect(more?.[2]).toBe(first?.[1])
    expect(first).not.toContain(more?.[1])
    expect(less).toEqual([first?.[1]])
  })
})
