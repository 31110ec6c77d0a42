import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { resources } from '../../../resources/index.ts'
import type { Registry } from '../../../src/core/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { fakeShop, idOf } from '../../views/form/fakeShop.ts'
import { renderForm } from '../../views/form/renderForm.tsx'

const registry = resources as unknown as Registry

beforeEach(() => localStorage.clear())

const measurements = [
  { id: idOf(11), size: 'S', measure: 'waist', from: 76.2, to: null },
  { id: idOf(12), size: 'M', measure: 'waist', from: 80, to: 84 },
]

async function open() {
  await loadViews('sizeChart')
  const chart = {
    id: idOf(1),
    name: 'Kurtas',
    title: null,
    scope: 'category',
    brand: null,
    unit: 'cm',
    measuredOn: 'body',
    howToMeasure: null,
    howToText: null,
    fitNote: null,
    active: true,
    measurements,
    translations: {},
  }
  const shop = fakeShop(registry, { sizeChart: [chart] })
  const rendered = renderForm({ registry, resource: resources.sizeChart, shop, id: idOf(1) })
  const grid = await screen.findByRole('group', { name: 'Grid of measures' })
  const cell = (name: string) => within(grid).getByLabelText<HTMLInputElement>(name)
  const save = async () => {
    await rendered.person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')).toHaveLength(1))
    return shop.calls('update')[0]?.params.data
  }
  return { ...rendered, shop, grid, cell, save }
}

describe('the measures of a size chart', () => {
  it('stand in a grid of sizes and measures, ranges as such', async () => {
    const { cell } = await open()
    expect(cell('Waist of S').value).toBe('76.2')
    expect(cell('Waist of M').value).toBe('80–84')
  })

  it('get further sizes and measures, values by keyboard, and are saved as rows', async () => {
    const { person, cell, save } = await open()
    await person.type(screen.getByLabelText('Add sizes: S, M, L'), 'L, XL{Enter}')
    await person.selectOptions(screen.getByLabelText('Add a measure…'), 'Hip')
    await person.type(cell('Hip of M'), '100–104{Enter}')
    expect(document.activeElement).toBe(cell('Hip of L'))
    await person.type(cell('Hip of L'), '106')
    await person.clear(cell('Waist of S'))
    const { measurements: saved } = await save()
    expect(saved).toEqual([
      measurements[1],
      { size: 'M', measure: 'hip', from: 100, to: 104 },
      { size: 'L', measure: 'hip', from: 106, to: null },
    ])
  })

  it('take cells of a spreadsheet, and say what lay outside', async () => {
    const { person, cell, save } = await open()
    await person.selectOptions(screen.getByLabelText('Add a measure…'), 'Hip')
    await person.click(cell('Waist of S'))
    await person.paste('77\t98\n81–85\t102\n90\t110\n')
    expect((await screen.findByText(/^2 pasted values/)).getAttribute('role')).toBe('status')
    const { measurements: saved } = await save()
    expect(saved).toEqual([
      { ...measurements[0], from: 77 },
      { size: 'S', measure: 'hip', from: 98, to: null },
      { ...measurements[1], from: 81, to: 85 },
      { size: 'M', measure: 'hip', from: 102, to: null },
    ])
  })

  it('keep what cannot be read, name the cell, and lead to it', async () => {
    const { person, shop, cell } = await open()
    await person.clear(cell('Waist of M'))
    await person.type(cell('Waist of M'), 'wide')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(cell('Waist of M').getAttribute('aria-invalid')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(cell('Waist of M')))
    expect(cell('Waist of M').value).toBe('wide')
    expect(shop.calls('update')).toHaveLength(0)
  })

  it('rename and remove sizes, and convert to inches', async () => {
    const { person, grid, save } = await open()
    await person.clear(within(grid).getByLabelText('Name of size S'))
    await person.type(within(grid).getByLabelText('Name of size S'), 'Small{Tab}')
    await person.click(within(grid).getByRole('button', { name: 'Remove size M' }))
    await person.click(screen.getByRole('button', { name: 'Convert all to Inches' }))
    const saved = await save()
    expect(saved.unit).toBe('in')
    expect(saved.measurements).toEqual([{ ...measurements[0], size: 'Small', from: 30 }])
  })
})
