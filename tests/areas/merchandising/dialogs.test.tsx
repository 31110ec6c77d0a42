import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PasteDialog } from '../../../resources/catalogue/collection/screens/PasteDialog.tsx'
import { resources } from '../../../resources/index.ts'
import MergeDialog from '../../../resources/shared/merge/screens/MergeDialog.tsx'
import type { AnyRecord } from '../../../src/core/index.ts'
import { renderMerchandising } from './renderMerchandising.tsx'

const tag = resources.tag as never
const record = (id: string, name: string) => ({ id, name, version: 2 }) as unknown as AnyRecord

describe('merging', () => {
  const render = (answers: Record<string, unknown>) => {
    let closed = 0
    const view = renderMerchandising(
      <MergeDialog resource={tag} records={[record('a', 'Cottons')]} close={() => closed++} />,
      {
        answers,
        provider: {
          lookup: async () => ({ data: [{ id: 'b', title: 'Cotton', picture: null }], total: 1 }),
          referrers: async () => ({ data: [{ resource: 'product', field: 'tags', count: 12 }] }),
        },
      },
    )
    return { ...view, closed: () => closed }
  }
  const choose = async (person: ReturnType<typeof render>['person']) => {
    const dialog = await screen.findByRole('dialog', { name: 'Merge Cottons', hidden: true })
    await within(dialog).findByText(/12 products/)
    await person.type(within(dialog).getByRole('combobox', { hidden: true }), 'cot')
    await person.click(await screen.findByRole('option', { name: 'Cotton', hidden: true }))
    await person.click(within(dialog).getByRole('button', { name: 'Merge and delete', hidden: true }))
    return dialog
  }

  it('says what will move, and sends each with its version', async () => {
    const { person, sent, closed } = render({ 'operations/merge': { moved: [] } })
    await choose(person)
    await waitFor(() => expect(closed()).toBe(1))
    expect(sent('merge')).toEqual([{ into: 'b', version: 2 }])
  })

  it('says why it was refused, and stays open', async () => {
    // ra-core writes what the data provider rejects with to the console.
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { person, closed } = render({
      'operations/merge': () => {
        throw Object.assign(new Error('Please check what you entered.'), {
          body: { errors: { into: 'Choose one that is used for the same things.' } },
        })
      },
    })
    const dialog = await choose(person)
    await within(dialog).findByText('Choose one that is used for the same things.')
    expect(closed()).toBe(0)
  })
})

describe('pasting codes', () => {
  it('adds what is found, and keeps what is unknown to be looked at', async () => {
    const added: string[][] = []
    const { person, sent } = renderMerchandising(
      <PasteDialog onAdd={(ids) => added.push([...ids])} onClose={() => undefined} />,
      {
        answers: {
          'operations/find': {
            found: [
              { code: 'A-1', product: 'one', name: 'One' },
              { code: 'A-1-M', product: 'one', name: 'One' },
            ],
            unknown: ['B-2'],
          },
        },
      },
    )
    const box = await screen.findByRole('textbox', { hidden: true })
    await person.type(box, 'A-1 A-1-M, B-2')
    await person.click(screen.getByRole('button', { name: 'Add 3', hidden: true }))
    await screen.findByText(/1 code is unknown/)
    expect(sent('find')).toEqual([{ codes: ['A-1', 'A-1-M', 'B-2'] }])
    expect(added).toEqual([['one']])
    expect((box as HTMLTextAreaElement).value).toBe('B-2')
  })
})
