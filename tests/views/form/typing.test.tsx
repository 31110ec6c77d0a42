import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

/** What has been drawn, by the label of a field, the id of the record of a cell, or the label of a row's menu. */
const drawn = vi.hoisted(() => new Map<string, number>())
const note = vi.hoisted(() => (key: string) => drawn.set(key, (drawn.get(key) ?? 0) + 1))

vi.mock('../../../src/controls/parts/Frame.tsx', async (load) => {
  const { Frame, ...rest } = await load<typeof import('../../../src/controls/parts/Frame.tsx')>()
  return {
    ...rest,
    Frame: (props: Parameters<typeof Frame>[0]) => {
      note(props.label)
      return <Frame {...props} />
    },
  }
})

vi.mock('../../../src/fields/cells.ts', async (load) => {
  const { cellOf } = await load<typeof import('../../../src/fields/cells.ts')>()
  const noted = new Map<string, ReturnType<typeof cellOf>>()
  return {
    cellOf: (kind: string) => {
      const Cell = cellOf(kind)
      const NotedCell: typeof Cell = (props) => {
        note(String(props.record.id))
        return <Cell {...props} />
      }
      if (!noted.has(kind)) noted.set(kind, NotedCell)
      return noted.get(kind)
    },
  }
})

vi.mock('../../../src/controls/parts/MenuButton.tsx', async (load) => {
  const { MenuButton } = await load<typeof import('../../../src/controls/parts/MenuButton.tsx')>()
  return {
    MenuButton: (props: Parameters<typeof MenuButton>[0]) => {
      note(props.label)
      return <MenuButton {...props} />
    },
  }
})

beforeEach(() => {
  localStorage.clear()
  // The sheet builds what fits in; jsdom lays nothing out.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560)
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(900)
})

const open = (count: number, search: string) => {
  const variants = Array.from({ length: count }, (_, index) => ({
    id: idOf(100 + index),
    sku: `S-${index}`,
    price: 100 + index,
    stock: index,
  }))
  const record = { id: idOf(1), name: 'Linen', slug: 'linen', kind: 'digital', price: 90_000, cost: null }
  const linen = { ...record, maker: null, margin: null, weight: null, note: null, translations: {}, variants }
  return renderForm({
    resource: coat,
    id: idOf(1),
    search,
    shop: fakeShop(registry, { coat: [linen] }),
  })
}

/** Waits until nothing more is drawn, then forgets what was. */
const settle = async () => {
  let before = -1
  await waitFor(() => {
    const now = [...drawn.values()].reduce((sum, times) => sum + times, 0)
    const isQuiet = now === before
    before = now
    expect(isQuiet).toBe(true)
  })
  drawn.clear()
}

describe('typing', () => {
  it('draws none of the other fields anew', async () => {
    const { person } = open(1000, '')
    const name = await screen.findByLabelText(/^Name/)
    await person.type(name, 'a')
    await settle()
    await person.type(name, 'bc')
    const labels = [...drawn.keys()]
    // The slug may follow the name; nothing else has to do with it.
    expect(labels).toContain('Name')
    expect(labels.filter((label) => !['Name', 'Slug'].includes(label))).toEqual([])
  })

  it.each([40, 500, 1000])('in a cell draws none of the other rows anew, out of %i', async (count) => {
    const { person } = open(count, '?tab=variants')
    const grid = await screen.findByRole('grid', { name: 'Variants' })
    const cell = grid.querySelector('[data-row="1"][data-column="0"]') as HTMLElement
    await person.pointer({ keys: '[MouseLeft]', target: cell })
    await person.keyboard('X')
    const box = await within(grid).findByRole<HTMLInputElement>('textbox', { name: 'SKU' })
    await settle()
    await person.keyboard('YZ')
    expect(box.value).toBe('XYZ')
    expect(drawn.size).toBeGreaterThan(0)
    const others = [...drawn.keys()].filter((key) => /^[\da-f-]{36}$|row/i.test(key))
    expect(others.filter((key) => key !== idOf(101) && !/\b2\b/.test(key))).toEqual([])
  })

  it('in a product of a thousand variants leaves the sheet of another field alone', async () => {
    const { person } = open(1000, '?tab=pricing')
    const price = await screen.findByLabelText(/^Price/)
    await person.type(price, '1')
    await settle()
    await person.type(price, '2')
    expect([...drawn.keys()].filter((label) => !['Price', 'Margin', idOf(1)].includes(label))).toEqual([])
  })
})
