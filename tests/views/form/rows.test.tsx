import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { formatTable, parseTable } from '../../../src/views/form/rows/tableText.ts'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const variant = (number: number) => ({
  id: idOf(100 + number),
  sku: `S-${number}`,
  price: number * 100,
  stock: number,
})

async function open(count = 3) {
  const variants = Array.from({ length: count }, (_, index) => variant(index + 1))
  const linen = {
    id: idOf(1),
    name: 'Linen',
    slug: 'linen',
    kind: 'digital',
    maker: null,
    price: 1000,
    cost: null,
    margin: null,
    weight: null,
    note: null,
    variants,
    translations: {},
  }
  const shop = fakeShop(registry, { coat: [linen] })
  const rendered = renderForm({ resource: coat, id: idOf(1), shop, search: '?tab=variants' })
  const grid = await screen.findByRole('grid', { name: 'Variants' })
  const save = async () => {
    await rendered.person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    return shop.calls('update')[0]?.params.data.variants
  }
  return { ...rendered, grid, save }
}

const cell = (row: number, column: number) =>
  document.querySelector<HTMLElement>(
    `[role=gridcell][data-row="${row - 1}"][data-column="${column - 1}"]`,
  ) as HTMLElement

const press = async (person: Awaited<ReturnType<typeof open>>['person'], row: number, column: number) => {
  await person.pointer({ keys: '[MouseLeft]', target: cell(row, column) })
  await waitFor(() => expect(document.activeElement).toBe(cell(row, column)))
}

const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })

describe('the sheet of owned rows', () => {
  it('is one stop of the Tab key, and the arrows move in it', async () => {
    const { person } = await open()
    expect(document.querySelectorAll('[role=gridcell][tabindex="0"][data-column]')).toHaveLength(1)
    await press(person, 1, 1)
    await person.keyboard('{ArrowDown}{ArrowRight}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 2)))
    await person.keyboard('{Control>}{End}{/Control}')
    await waitFor(() => expect(document.activeElement).toBe(cell(3, 3)))
  })

  it('edits a cell by typing, goes down with Enter and to the next with Tab', async () => {
    const { person, save } = await open()
    await press(person, 1, 2)
    await person.keyboard('12.50{Enter}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 2)))
    await person.keyboard('{F2}{Control>}a{/Control}7{Tab}')
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 3)))
    expect(cell(1, 2).textContent).toBe('₹12.50')
    expect(await save()).toEqual([{ ...variant(1), price: 1250 }, { ...variant(2), price: 700 }, variant(3)])
  })

  it('puts back what a cell held with Escape', async () => {
    const { person } = await open()
    await press(person, 1, 1)
    await person.keyboard('XYZ{Escape}')
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 1)))
    expect(cell(1, 1).textContent).toBe('S-1')
    expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull()
  })

  it('takes a block from a spreadsheet, with numbers as they are written there, and grows by what does not fit', async () => {
    const { person, save } = await open(2)
    await press(person, 2, 1)
    paste('B-1\t1,299.00\t5\r\n"B ""2"""\t１２\t\r\n')
    expect(await save()).toEqual([
      variant(1),
      { ...variant(2), sku: 'B-1', price: 129_900, stock: 5 },
      { sku: 'B "2"', price: 1200, stock: null },
    ])
  })

  it('puts the columns of a pasted sheet where its titles say', async () => {
    const { person, save } = await open(1)
    await press(person, 1, 1)
    paste('Stock\tSKU\n40\tZ-1\n')
    expect(await save()).toEqual([{ ...variant(1), sku: 'Z-1', stock: 40 }])
  })

  it('marks a pasted cell that cannot be read, and keeps it as it was', async () => {
    const { person, shop } = await open(1)
    await press(person, 1, 2)
    paste('a lot')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cell(1, 2).getAttribute('aria-invalid')).toBe('true'))
    expect(cell(1, 2).textContent).toContain('a lot')
    expect(screen.getByRole('alert').textContent).toContain('Variants, row 1, Price')
    await waitFor(() => expect(document.activeElement).toBe(cell(1, 2)))
    expect(shop.calls('update')).toHaveLength(0)
  })

  it('fills down, clears and takes back', async () => {
    const { person } = await open()
    await press(person, 1, 3)
    await person.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}{Control>}d{/Control}')
    await waitFor(() => expect(cell(3, 3).textContent).toBe('1'))
    await person.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(cell(3, 3).textContent).toBe('3'))
  })

  it('duplicates a row without what must stay unique, moves it and removes it with a way back', async () => {
    const { person, save } = await open(2)
    const act = async (row: number, name: string) => {
      await person.click(screen.getByRole('button', { name: `Actions for row ${row}` }))
      await person.click(await screen.findByRole('menuitem', { name }))
    }
    await act(1, 'Duplicate')
    await waitFor(() => expect(cell(2, 2).textContent).toBe('₹1.00'))
    expect(cell(2, 1).textContent).toBe('')
    expect(document.activeElement).toBe(cell(2, 1))
    await person.keyboard('S-1b{Enter}')
    await act(2, 'Move up')
    expect(document.activeElement).toBe(cell(1, 1))
    await act(3, 'Remove')
    await person.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await save()).toEqual([{ sku: 'S-1b', price: 100, stock: 1 }, variant(1), variant(2)])
  })

  it('adds a row and leads to its first cell', async () => {
    const { person } = await open(1)
    await person.click(screen.getByRole('button', { name: 'Add a row' }))
    await waitFor(() => expect(document.activeElement).toBe(cell(2, 1)))
    await person.keyboard('N-1')
    expect(within(cell(2, 1)).getByRole<HTMLInputElement>('textbox', { name: 'SKU' }).value).toBe('N-1')
  })

  it('builds only what is in view of five hundred rows', async () => {
    await open(500)
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('501')
    expect(document.querySelectorAll('[role=row]').length).toBeLessThan(60)
  })
})

describe('a table on the clipboard', () => {
  it.each([
    [
      'a\tb\nc\td',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      'a\tb\r\nc\td\r\n',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['one', [['one']]],
    ['"two\nlines"\t"say ""hi"""', [['two\nlines', 'say "hi"']]],
    [
      '\t\nx\t',
      [
        ['', ''],
        ['x', ''],
      ],
    ],
  ])('%j is read as rows and cells', (text, rows) => {
    expect(parseTable(text)).toEqual(rows)
  })

  it('comes back as it was written', () => {
    const rows = [
      ['a', 'tab\there'],
      ['say "hi"', 'two\nlines'],
    ]
    expect(parseTable(formatTable(rows))).toEqual(rows)
  })
})
