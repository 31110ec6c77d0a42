import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import AddDialog from '../../../resources/catalogue/stockLevel/screens/AddDialog.tsx'
import AdjustDialog from '../../../resources/catalogue/stockLevel/screens/AdjustDialog.tsx'
import HistoryDialog from '../../../resources/catalogue/stockLevel/screens/HistoryDialog.tsx'
import OnHandCell from '../../../resources/catalogue/stockLevel/screens/OnHandCell.tsx'
import StateCell from '../../../resources/catalogue/stockLevel/screens/StateCell.tsx'
import ReceiveDialog from '../../../resources/catalogue/stockTransfer/screens/ReceiveDialog.tsx'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, RecordOf } from '../../../src/core/index.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.stockLevel as never
const level = {
  id: 'l1',
  version: 3,
  sku: 'KRT-S',
  item: 'Kurta · S',
  variant: 'v1',
  location: 'p1',
  onHand: 12,
} as unknown as RecordOf<typeof resources.stockLevel> & AnyRecord
const refusal = (errors: Record<string, string>) => () => {
  // ra-core writes what the data provider rejects with to the console.
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  throw Object.assign(new Error('Please check what you entered.'), { body: { errors } })
}

describe('the cell of what is on hand', () => {
  const cell = (
    <OnHandCell
      value={12}
      record={level}
      name="onHand"
      options={{}}
      resource={resources.stockLevel as never}
    />
  )

  it('counts a level right there, from the number that was seen', async () => {
    const { person, sent } = renderMerchandising(cell, { answers: { 'operations/adjust': { levels: [] } } })
    await person.click(screen.getByRole('button', { name: '12 on hand, change' }))
    const dialog = await screen.findByRole('dialog', { name: /KRT-S/ })
    const box = within(dialog).getByRole('textbox', { name: 'Counted on hand' })
    const book = within(dialog).getByRole('button', { name: 'Book' })
    expect(box).toHaveProperty('value', '12')
    expect(book).toHaveProperty('disabled', true)
    await person.clear(box)
    await person.type(box, '9')
    await person.click(book)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent('adjust')).toEqual([
      { lines: [{ level: 'l1', move: { action: 'set', quantity: 9, was: 12 } }], reason: 'count' },
    ])
  })

  it('says what the server refused at the number, and stays open', async () => {
    const { person } = renderMerchandising(cell, {
      answers: { 'operations/adjust': refusal({ 'lines.0.move.quantity': 'Meanwhile there are 11.' }) },
    })
    await person.click(screen.getByRole('button', { name: '12 on hand, change' }))
    const box = await screen.findByRole('textbox', { name: 'Counted on hand' })
    await person.type(box, '0{Enter}')
    expect(await screen.findByText('Meanwhile there are 11.')).toBeTruthy()
    expect(box).toHaveProperty('value', '120')
  })

  it('is only a number for those who may not adjust', () => {
    renderMerchandising(cell, { permissions: [{ key: 'stockLevel', view: true }] })
    expect(screen.getByText('12')).toBeTruthy()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('the state of a level', () => {
  it.each([
    ['out', 'Out'],
    ['low', 'Low'],
    ['enough', 'In stock'],
  ] as const)('%s is said in words', (value, words) => {
    renderMerchandising(<StateCell value={value} name="state" options={{}} resource={resource} />)
    expect(screen.getByText(words)).toBeTruthy()
  })
})

describe('the dialog of adjustments', () => {
  const render = (
    records: readonly RecordOf<typeof resources.stockLevel>[],
    answers: Record<string, unknown>,
  ) => {
    let closed = 0
    const view = renderMerchandising(
      <AdjustDialog resource={resource} records={records} close={() => closed++} />,
      { answers },
    )
    return { ...view, closed: () => closed }
  }
  const inside = async () => within(await screen.findByRole('dialog', { name: 'Adjust', hidden: true }))

  it('sets the same aside for all chosen levels, with the part and the reason', async () => {
    const { person, sent, closed } = render([level, { ...level, id: 'l2' }], { 'operations/adjust': {} })
    const dialog = await inside()
    await person.selectOptions(
      dialog.getByRole('combobox', { name: 'What happened', hidden: true }),
      'setAside',
    )
    await person.selectOptions(dialog.getByRole('combobox', { name: 'As what', hidden: true }), 'qc')
    await person.type(dialog.getByRole('textbox', { name: /Pieces/, hidden: true }), '2')
    await person.selectOptions(dialog.getByRole('combobox', { name: /Reason/, hidden: true }), 'supplier')
    await person.type(dialog.getByRole('textbox', { name: 'Note', hidden: true }), 'Wrong label')
    await person.click(dialog.getByRole('button', { name: 'Book', hidden: true }))
    await waitFor(() => expect(closed()).toBe(1))
    const move = { action: 'setAside', quantity: 2, part: 'qc' }
    expect(sent('adjust')).toEqual([
      {
        lines: [
          { level: 'l1', move },
          { level: 'l2', move },
        ],
        reason: 'supplier',
        note: 'Wrong label',
      },
    ])
  })

  it('takes pieces away with a minus, and shows what was wrong', async () => {
    const { person, sent, closed } = render([level], {
      'operations/adjust': refusal({ 'lines.0.move.quantity': 'Only 12 can be taken.', reason: 'Required.' }),
    })
    const dialog = await inside()
    await person.selectOptions(
      dialog.getByRole('combobox', { name: 'What happened', hidden: true }),
      'change',
    )
    await person.type(dialog.getByRole('textbox', { name: /Pieces/, hidden: true }), '-13')
    await person.click(dialog.getByRole('button', { name: 'Book', hidden: true }))
    expect(await dialog.findByText('Only 12 can be taken.')).toBeTruthy()
    expect(dialog.getByText('Required.')).toBeTruthy()
    expect(closed()).toBe(0)
    expect(sent('adjust')).toEqual([{ lines: [{ level: 'l1', move: { action: 'change', quantity: -13 } }] }])
  })

  it('does not book what is no number of pieces', async () => {
    const { person } = render([level], {})
    const dialog = await inside()
    await person.type(dialog.getByRole('textbox', { name: /Pieces/, hidden: true }), '2.5')
    expect(dialog.getByRole('button', { name: 'Book', hidden: true })).toHaveProperty('disabled', true)
  })
})

describe('receiving a SKU', () => {
  it('asks for the place, and says when no product has it', async () => {
    const { person, sent } = renderMerchandising(
      <AddDialog resource={resource} records={[]} close={() => undefined} />,
      {
        answers: { 'operations/adjust': refusal({ 'lines.0.sku': 'No product has it.' }) },
        provider: {
          lookup: async () => ({
            data: [{ id: 'p1', title: 'Bengaluru warehouse', name: 'Bengaluru warehouse' }],
            total: 1,
          }),
          getMany: async () => ({ data: [] }),
        },
      },
    )
    await person.type(await screen.findByRole('textbox', { name: /SKU/, hidden: true }), 'XX-1')
    await person.type(screen.getByRole('textbox', { name: /Pieces/, hidden: true }), '4')
    const book = screen.getByRole('button', { name: 'Book', hidden: true })
    expect(book).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('combobox', { name: /Place/, hidden: true }), 'ben')
    await person.click(await screen.findByRole('option', { hidden: true }))
    await person.click(book)
    expect(await screen.findByText('No product has it.')).toBeTruthy()
    expect(sent('adjust')).toEqual([
      { lines: [{ sku: 'XX-1', location: 'p1', move: { action: 'receive', quantity: 4 } }] },
    ])
  })
})

describe('the movements of a level', () => {
  it('are read by its variant and place, and told in words', async () => {
    const asked: unknown[] = []
    renderMerchandising(<HistoryDialog resource={resource} records={[level]} close={() => undefined} />, {
      provider: {
        getOne: async () => ({ data: level }),
        getList: async (_path: string, { filter }: { filter: unknown }) => {
          asked.push(filter)
          const line = {
            id: 'm1',
            createdAt: '2026-11-20T04:00:00.000Z',
            kind: 'writtenOff',
            quantity: -2,
            onHandAfter: 10,
            reason: 'count',
            note: 'Till 3',
            causeName: 'TR-000001',
            actorName: 'Asha',
          }
          return { data: [line], total: 1 }
        },
      },
    })
    const table = await screen.findByRole('table', { hidden: true })
    const cells = within(table)
      .getAllByRole('cell', { hidden: true })
      .map((cell) => cell.textContent)
    expect(cells.slice(1)).toEqual(['Written off', '-2', '10', 'Stock count · Till 3', 'TR-000001', 'Asha'])
    expect(asked).toEqual([{ variant: 'v1', location: 'p1' }])
  })

  it('are not asked for where they may not be seen, for a refusal would end the session', async () => {
    const getList = vi.fn()
    await act(async () => {
      renderMerchandising(<HistoryDialog resource={resource} records={[level]} close={() => undefined} />, {
        provider: {
          getOne: async () => ({ data: level }),
          getList,
          request: async () => ({ data: [] }),
        },
        permissions: [{ key: 'stockLevel', view: true }],
      })
    })
    expect(await screen.findByText('The right “See” of “Stock movements” is missing.')).toBeTruthy()
    expect(await screen.findByText('Kurta · S')).toBeTruthy()
    expect(getList).not.toHaveBeenCalled()
  })
})

describe('receiving a part of a transfer', () => {
  const transfer = {
    id: 't1',
    version: 2,
    number: 'TR-000007',
    status: 'sent',
    lines: [
      { id: 'a', sku: 'KRT-S', item: 'Kurta · S', quantity: 5, received: 2 },
      { id: 'b', sku: 'KRT-M', item: 'Kurta · M', quantity: 4, received: 4 },
      { id: 'c', sku: 'KRT-L', item: 'Kurta · L', quantity: 1, received: 0 },
    ],
  }

  it('lists what is still to come, and books what was counted', async () => {
    const { person, sent } = renderMerchandising(
      <ReceiveDialog
        resource={resources.stockTransfer as never}
        records={[transfer as never]}
        close={() => undefined}
      />,
      { answers: { 'operations/receiveSome': {} }, provider: { getOne: async () => ({ data: transfer }) } },
    )
    const box = await screen.findByRole('textbox', { name: 'Arrived now: KRT-S', hidden: true })
    expect(screen.queryByText('KRT-M')).toBeNull()
    const book = screen.getByRole('button', { name: 'Book', hidden: true })
    expect(book).toHaveProperty('disabled', true)
    await person.click(screen.getByRole('button', { name: 'All', hidden: true }))
    expect(box).toHaveProperty('value', '3')
    await person.clear(box)
    await person.type(box, '2')
    await person.click(book)
    await waitFor(() =>
      expect(sent('receiveSome')).toEqual([
        {
          lines: [
            { id: 'a', quantity: 2 },
            { id: 'c', quantity: 1 },
          ],
          version: 2,
        },
      ]),
    )
  })
})
