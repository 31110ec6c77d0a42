import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { defineResource, defineResources } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { fakeShop, idOf } from '../form/fakeShop.ts'
import { expectRefusals, renderForm } from '../form/renderForm.tsx'

const tailor = defineResource({ name: 'tailor', title: 'name', fields: { name: f.text({ required: true }) } })

const repair = defineResource({
  name: 'repair',
  title: 'number',
  fields: {
    number: f.text({ system: true }),
    tailor: f.reference('tailor', { system: true }),
    price: f.money({ system: true }),
    thread: f.money({ system: true, default: 0 }),
    lining: f.money({ system: true, default: 0 }),
    pieces: f.integer({ min: 0, default: 0 }),
    seams: f.rows(
      { place: f.text({ max: 20 }), colours: f.multiSelect(['red', 'blue']), note: f.text({ max: 20 }) },
      { system: true },
    ),
    fabric: f.text({ required: true, max: 20 }),
    colour: f.text({ max: 20 }),
    note: f.longText(),
    checked: f.boolean({ default: false }),
    doneAt: f.dateTime({ system: true }),
  },
  page: {
    headline: ['tailor', 'price'],
    facts: ['status', 'number', 'checked', 'colour'],
    next: ['finish', 'start', 'refuse'],
    cards: ['work'],
    rail: ['who'],
  },
  form: {
    sections: {
      who: ['tailor'],
      work: ['fabric', 'colour', 'note', 'price', ['thread', 'lining', 'pieces'], 'seams'],
      inside: ['checked'],
    },
  },
  workflow: {
    initial: 'asked',
    states: {
      asked: {},
      begun: { tone: 'info' },
      done: { tone: 'success', locked: true },
      refused: { tone: 'danger' },
    },
    transitions: {
      start: { from: 'asked', to: 'begun' },
      finish: { from: ['asked', 'begun'], to: 'done', when: { checked: true } },
      refuse: { from: 'asked', to: 'refused', tone: 'danger' },
    },
  },
})
const registry = defineResources([repair, tailor])

const open = (given: object = {}, permissions?: readonly Record<string, unknown>[]) => {
  const stored = {
    id: idOf(1),
    number: 'R-7',
    tailor: idOf(2),
    price: 45000,
    thread: 0,
    lining: 0,
    pieces: 0,
    seams: [{ id: idOf(3), place: 'Hem', colours: [], note: null }],
    fabric: 'Linen',
    colour: null,
    note: null,
    checked: false,
  }
  const shop = fakeShop(registry, {
    repair: [{ ...stored, status: 'asked', ...given }],
    tailor: [{ id: idOf(2), name: 'Meera' }],
  })
  const at = { registry, resource: repair, id: idOf(1), page: 'show' as const, shop }
  return renderForm(permissions ? { ...at, permissions } : at)
}

const card = (name: string) => screen.findByRole('region', { name })

beforeEach(() => localStorage.clear())

describe('the page of a record', () => {
  it('says who and how much, how far it has come, and what is next under one button and one key', async () => {
    const { person, shop } = open()
    expect(await screen.findByRole('heading', { level: 1, name: 'Meera · ₹450.00' })).toBeTruthy()
    expect(screen.getByText('R-7')).toBeTruthy()
    const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem')
    expect(steps.map(({ firstChild }) => firstChild?.textContent)).toEqual(['Asked', 'Begun', 'Done'])
    expect(steps[0]?.getAttribute('aria-current')).toBe('step')
    expect(screen.getByText(/Needed for “Finish”:/).textContent).toContain('Checked is Yes')
    expect(within(screen.getByTestId('actions')).getByRole('button', { name: /^Start/ })).toBeTruthy()
    await person.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(shop.records('pages/repair')[0]?.status).toBe('begun'))
  })

  it('shows values as text, and what nobody filled in by its name', async () => {
    open()
    const work = await card('Work')
    expect(within(work).getByText('Linen')).toBeTruthy()
    expect(within(work).queryByRole('textbox')).toBeNull()
    for (const name of ['Note', 'Colour']) expect(within(work).getByRole('button', { name })).toBeTruthy()
    // What stands in the headline and cannot be changed is not said twice.
    expect(within(work).queryByText('Price')).toBeNull()
    // A section that the page does not name is left to the form.
    expect(screen.queryByRole('region', { name: 'Inside' })).toBeNull()
  })

  it('asks in a card for what its head says, and says it there only where it is missing above', async () => {
    const { person } = open({ colour: 'Indigo' })
    const work = await card('Work')
    expect(screen.getAllByText('Indigo')).toHaveLength(1)
    expect(within(work).queryByText('Colour')).toBeNull()
    await person.click(within(work).getByRole('button', { name: 'Edit' }))
    expect((await screen.findByLabelText<HTMLInputElement>(/^Colour/)).value).toBe('Indigo')
  })

  it('leads to a record that its headline names, and says in its head what is so alone', async () => {
    open()
    const link = await within(await card('Who')).findByRole('link', { name: 'Meera' })
    expect(link.getAttribute('href')).toContain(idOf(2))
    expect(screen.queryByText('Checked', { selector: 'dt' })).toBeNull()
  })

  it('says in one line what is zero and nobody types, and has no column for what no row has', async () => {
    open({ thread: 900 })
    const work = await card('Work')
    expect(within(work).getByText('₹9.00')).toBeTruthy()
    expect(within(work).getByText(/^Zero:/).textContent).toBe('Zero: Lining')
    expect(within(work).getByText('Pieces').nextSibling?.textContent).toBe('0')
    const seams = await within(work).findByRole('table')
    expect(
      within(seams)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Place'])
  })

  it('opens a value where it is pressed, saves the card and is text again', async () => {
    const { person, shop } = open()
    await person.click(within(await card('Work')).getByText('Linen'))
    const input = await screen.findByLabelText<HTMLInputElement>(/^Fabric/)
    await waitFor(() => expect(document.activeElement).toBe(input))
    expect(within(await card('Who')).queryByRole('textbox')).toBeNull()
    await person.clear(input)
    await person.type(input, 'Silk')
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(shop.calls('update')[0]?.params.data).toEqual({ fabric: 'Silk', version: 1 }))
    expect(within(await card('Work')).getByText('Silk')).toBeTruthy()
    await waitFor(() => expect(screen.queryByLabelText(/^Fabric/)).toBeNull())
  })

  it('brings together what two people changed in it', async () => {
    expectRefusals()
    const { person, shop } = open()
    await person.click(within(await card('Work')).getByRole('button', { name: 'Note' }))
    await person.type(await screen.findByLabelText(/^Note/), 'Shorter')
    shop.meddle('pages/repair', idOf(1), { fabric: 'Wool' })
    await person.click(screen.getByRole('button', { name: 'Save' }))
    await person.click(await screen.findByRole('button', { name: 'Combine and save' }))
    await waitFor(() =>
      expect(shop.records('pages/repair')[0]).toMatchObject({ fabric: 'Wool', note: 'Shorter' }),
    )
    expect(await screen.findByText('Wool')).toBeTruthy()
  })

  it('offers no input in a record that is closed, and says so once', async () => {
    open({ status: 'done' })
    expect(await screen.findAllByText('In its present state this can no longer be changed.')).toHaveLength(1)
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByRole('link', { name: 'Edit' })).toBeNull()
  })

  it('is for reading alone for whoever may only look', async () => {
    open({}, [{ key: 'repair', view: true }])
    expect(within(await card('Work')).getByText('Linen')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
    expect(screen.queryByText(/can no longer be changed|not change it/)).toBeNull()
  })
})
