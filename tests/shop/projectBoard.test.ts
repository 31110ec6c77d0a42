import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeBetween, step } from '../../resources/insight/boardColumn/rules/position.ts'
import { cardsIn, placeOf, steppedPlace, withMoved } from '../../resources/insight/project/rules/arrange.ts'
import type { Board, BoardCard } from '../../resources/insight/project/rules/board.ts'
import { daysUntil, dueState } from '../../resources/insight/project/rules/due.ts'
import { fits, isFiltered } from '../../resources/insight/project/screens/board/filterCards.ts'

const card = (id: string, column: string, position: number, more: Partial<BoardCard> = {}): BoardCard => ({
  id,
  column,
  position,
  title: id,
  version: 1,
  dueDate: null,
  labels: [],
  members: [],
  cover: null,
  comments: 0,
  files: 0,
  lines: 0,
  done: 0,
  ...more,
})

const boardOf = (cards: readonly BoardCard[], columns = ['x', 'y']): Board => ({
  columns: columns.map((id, index) => ({
    id,
    title: id,
    version: 1,
    position: index,
    cardLimit: null,
    finished: false,
  })),
  cards,
  people: [],
  archived: 0,
})

const idsIn = (board: Board, column: string) => cardsIn(board, column).map(({ id }) => id)

describe('a place between two others', () => {
  it('lies between them, at an end a step away, and is none where they are as close as can be stored', () => {
    expect(placeBetween(undefined, undefined)).toBe(step)
    expect(placeBetween(step, undefined)).toBe(2 * step)
    expect(placeBetween(undefined, step)).toBe(0)
    expect(placeBetween(1, 1.000001)).toBeUndefined()
    expect(placeBetween(-0.000004, 0.000003)).toBe(0)
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 2, max: 1e9 }), (from, gap) => {
        const [before, after] = [from / 1e6, (from + gap) / 1e6]
        const place = placeBetween(before, after) as number
        expect(place > before && place < after).toBe(true)
        expect(Number(place.toFixed(6))).toBe(place)
      }),
    )
  })
})

describe('a board with a card elsewhere', () => {
  it('is what taking the card out and putting it behind the other one makes, whatever the board', () => {
    const boards = fc
      .array(fc.tuple(fc.constantFrom('x', 'y'), fc.integer({ min: 1, max: 50 })), {
        minLength: 2,
        maxLength: 9,
      })
      .map((all) => boardOf(all.map(([column, place], index) => card(`c${index}`, column, place * step))))
    fc.assert(
      fc.property(boards, fc.nat(), fc.nat(), fc.constantFrom('x', 'y'), (board, which, where, column) => {
        const { id } = board.cards[which % board.cards.length] as BoardCard
        const others = idsIn(board, column).filter((each) => each !== id)
        const distinct = new Set(cardsIn(board, column).map(({ position }) => position))
        // Equal places lie in the order of their ids: nothing is put between them before the server makes room.
        fc.pre(distinct.size === idsIn(board, column).length)
        const at = where % (others.length + 1)
        const moved = withMoved(board, id, { column, behind: others[at - 1] ?? null })
        expect(idsIn(moved, column)).toEqual([...others.slice(0, at), id, ...others.slice(at)])
        expect(moved.cards).toHaveLength(board.cards.length)
        expect(placeOf(moved, id)).toEqual({ column, behind: others[at - 1] ?? null })
      }),
    )
  })

  it('is reached by arrows: up and down to the ends, sideways to the same row or the end of a shorter column', () => {
    const board = boardOf([card('a', 'x', 1), card('b', 'x', 2), card('c', 'x', 3), card('d', 'y', 1)])
    const from = placeOf(board, 'c') as NonNullable<ReturnType<typeof placeOf>>
    expect(from).toEqual({ column: 'x', behind: 'b' })
    expect(steppedPlace(board, 'c', from, 'down')).toEqual(from)
    expect(steppedPlace(board, 'c', from, 'up')).toEqual({ column: 'x', behind: 'a' })
    expect(steppedPlace(board, 'c', { column: 'x', behind: null }, 'up')).toEqual({
      column: 'x',
      behind: null,
    })
    expect(steppedPlace(board, 'c', from, 'after')).toEqual({ column: 'y', behind: 'd' })
    expect(steppedPlace(board, 'c', from, 'before')).toEqual(from)
    expect(steppedPlace(board, 'd', { column: 'y', behind: null }, 'before')).toEqual({
      column: 'x',
      behind: null,
    })
  })
})

describe('what is looked for on a board', () => {
  const filter = { q: '', member: '', label: '', due: '' }
  const today = '2026-11-25'
  const found = (one: Partial<typeof filter>, more: Partial<BoardCard>) =>
    fits(card('Silk scarf', 'x', 1, more), { ...filter, ...one }, today)

  it('is found by words, people, labels and days', () => {
    expect(isFiltered(filter)).toBe(false)
    expect(found({ q: 'scarf SILK' }, {})).toBe(true)
    expect(found({ q: 'wool' }, {})).toBe(false)
    expect(found({ member: 'p1' }, { members: ['p1'] })).toBe(true)
    expect(found({ member: 'none' }, { members: ['p1'] })).toBe(false)
    expect(found({ member: 'none' }, {})).toBe(true)
    expect(found({ label: 'urgent' }, { labels: ['design'] })).toBe(false)
    expect(found({ due: 'overdue' }, { dueDate: '2026-11-24' })).toBe(true)
    expect(found({ due: 'overdue' }, { dueDate: today })).toBe(false)
    expect(found({ due: 'week' }, { dueDate: '2026-12-02' })).toBe(true)
    expect(found({ due: 'week' }, { dueDate: '2026-12-03' })).toBe(false)
    expect(found({ due: 'week' }, {})).toBe(false)
    expect(found({ due: 'noDate' }, {})).toBe(true)
  })

  it('counts days by the calendar, also where clocks are changed', () => {
    expect(daysUntil('2026-11-01', '2026-10-24')).toBe(8)
    expect(daysUntil('2026-11-24', today)).toBe(-1)
    expect(dueState(today, today)).toBe('today')
  })
})
