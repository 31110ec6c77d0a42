import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { ZoneTest } from '../../../resources/delivery/deliveryZone/rules/answers.ts'
import ChangeRates from '../../../resources/delivery/deliveryZone/screens/ChangeRates.tsx'
import CoverageReport from '../../../resources/delivery/deliveryZone/screens/CoverageReport.tsx'
import ImportMembers from '../../../resources/delivery/deliveryZone/screens/ImportMembers.tsx'
import ZonePincodes from '../../../resources/delivery/deliveryZone/screens/ZonePincodes.tsx'
import ZoneTester from '../../../resources/delivery/deliveryZone/screens/ZoneTester.tsx'
import { ToOrders, ToPlaces } from '../../../resources/delivery/geography/screens/leads.tsx'
import { Deactivate } from '../../../resources/delivery/geography/screens/switchActive.tsx'
import { CloseDialog } from '../../../resources/delivery/pincode/screens/switches.tsx'
import { resources } from '../../../resources/index.ts'
import type { AnyRecord, RecordOf } from '../../../src/core/index.ts'
import { expectRefusals } from '../../views/form/renderForm.tsx'
import { renderMerchandising as renderArea } from '../merchandising/renderMerchandising.tsx'

const resource = resources.deliveryZone as never
const record = (id: string, more: object = {}) =>
  ({ id, name: 'Metro', code: 'METRO', version: 1, ...more }) as unknown as RecordOf<
    typeof resources.deliveryZone
  >

const test: ZoneTest = {
  listed: true,
  id: 'p',
  closed: [],
  blockCause: null,
  blockReason: null,
  unlikely: true,
  prepaid: true,
  cod: true,
  reverse: true,
  surcharge: 0,
  etaMin: null,
  etaMax: null,
  localities: ['Koramangala'],
  country: { id: 'in', iso2: 'IN', name: 'India' },
  state: { id: 'ka', name: 'Karnataka' },
  district: { id: 'bu', name: 'Bengaluru Urban' },
  city: { id: 'b', name: 'Bengaluru' },
  zone: { id: 'z', name: 'Metro cities', code: 'METRO' },
  claims: [
    {
      zone: 'z',
      name: 'Metro cities',
      code: 'METRO',
      priority: 10,
      level: 'city',
      mode: 'include',
      place: 'Bengaluru',
      verdict: 'serves',
    },
    {
      zone: 's',
      name: 'South India',
      code: 'SOUTH',
      priority: 100,
      level: 'state',
      mode: 'exclude',
      place: 'Karnataka',
      verdict: 'excluded',
    },
  ],
  methods: [
    {
      code: 'a',
      type: 'standard',
      name: null,
      price: 0,
      etaMin: 2,
      etaMax: 3,
      refused: null,
      steps: [
        { step: 'slab', amount: 7800 },
        { step: 'free', amount: -7800 },
      ],
      codFee: 2900,
      codRefused: null,
    },
    {
      code: 'b',
      type: 'express',
      name: 'Tomorrow',
      price: 12_900,
      etaMin: 1,
      etaMax: 1,
      refused: 'tooHeavy',
      steps: [{ step: 'rate', amount: 12_900 }],
      codFee: null,
      codRefused: 'aboveCodLimit',
    },
  ],
}

describe('trying a pincode', () => {
  const open = (answer: unknown, records: AnyRecord[] = []) =>
    renderArea(<ZoneTester resource={resource} records={records} close={() => {}} />, {
      answers: { 'operations/test': answer },
    })

  it('sends the cart in paise and grams, and shows zone, prices, cash and why', async () => {
    const { person, sent } = open(test)
    const dialog = await screen.findByRole('dialog', { hidden: true })
    const boxes = within(dialog)
    await person.type(boxes.getByLabelText(/Pincode/), '560034')
    await person.clear(boxes.getByLabelText(/Value of the cart/))
    await person.type(boxes.getByLabelText(/Value of the cart/), '1500')
    await person.click(boxes.getByRole('button', { name: 'Try', hidden: true }))
    await boxes.findByText('Bengaluru, Bengaluru Urban, Karnataka, India')
    expect(sent('test')).toEqual([{ pincode: '560034', value: 150_000, weight: 500, items: 1 }])
    expect(dialog.textContent).toMatch(/560034 · Metro cities/)
    boxes.getByText('Does not begin like the pincodes of its state')
    const rows = boxes.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
    expect(rows[1]).toMatch(/^Standard₹0.00Step ₹78.00 · Free above a value -₹78.002–3 daysYes, ₹29.00$/)
    expect(rows[2]).toBe('TomorrowToo heavyOne dayCart too valuable')
    const why = boxes.getAllByRole('listitem', { hidden: true }).map((line) => line.textContent)
    expect(why).toEqual([
      'Metro citiestakes in Bengaluru (City) · priority 10Serves it',
      'South Indialeaves out Karnataka (State) · priority 100Left out',
    ])
  })

  it('starts with the pincode it was opened from, and says what keeps deliveries away', async () => {
    const closed = { ...test, closed: ['stateInactive'], methods: [], zone: null, claims: [], listed: false }
    const { person } = open(closed, [record('p', { pincode: '560034' })])
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await person.click(dialog.getByRole('button', { name: 'Try', hidden: true }))
    await dialog.findByText('The state is switched off')
    dialog.getByText('Not in the list of pincodes')
    expect(dialog.queryByRole('table', { hidden: true })).toBeNull()
  })

  it('says why a question was refused', async () => {
    expectRefusals()
    const { person } = open(() => {
      throw new Error('Please check what you entered.')
    }, [record('p', { pincode: '560034' })])
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await person.click(dialog.getByRole('button', { name: 'Try', hidden: true }))
    await screen.findByText('Please check what you entered.')
  })
})

describe('the coverage report', () => {
  it('shows figures, what nobody serves, and overlaps', async () => {
    const unserved = [
      { id: 'x', pincode: '744101', city: null, state: 'Andaman', hasZone: false, orders: 1200, carts: 3 },
    ]
    const zone = (id: string) => ({ id, name: `Zone ${id}`, priority: 1 })
    renderArea(<CoverageReport resource={resource} records={[]} close={() => {}} />, {
      answers: {
        'operations/coverage': { listed: 1471, serviceable: 1451, served: 1450, cod: 999, unserved },
        'operations/overlaps': {
          overlaps: [{ first: zone('a'), second: zone('b'), pincodes: 12, ties: 3, example: '560001' }],
        },
      },
    })
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await dialog.findByText('1,471')
    dialog.getByText('One open pincode that no zone serves')
    expect(dialog.getByRole('link', { hidden: true }).getAttribute('href')).toBe(
      '/app/pages/pincode-list/x/show',
    )
    dialog.getByText(/in 90 days: orders 1,200, carts 3/)
    dialog.getByText('Priority, at 3 pincodes')
  })
})

describe('changing rates', () => {
  it('sends amounts in paise for all chosen zones, and ends', async () => {
    let closed = 0
    const { person, sent } = renderArea(
      <ChangeRates resource={resource} records={[record('a'), record('b')]} close={() => closed++} />,
      { answers: { 'operations/changeRates': { zones: 2, methods: 3 } } },
    )
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await person.selectOptions(dialog.getByLabelText('Method'), 'express')
    await person.type(dialog.getByLabelText('Rates by (₹)'), '-12.5')
    await person.type(dialog.getByLabelText('Days, at most'), '6')
    await person.click(dialog.getByRole('button', { name: 'Change', hidden: true }))
    await screen.findByText('2 zones changed (methods: 3).')
    expect(sent('changeRates')).toEqual([{ ids: ['a', 'b'], type: 'express', amount: -1250, etaMax: 6 }])
    await waitFor(() => expect(closed).toBe(1))
  })

  it('stays open with what was refused at its field', async () => {
    expectRefusals()
    const { person } = renderArea(
      <ChangeRates resource={resource} records={[record('a')]} close={() => {}} />,
      {
        answers: {
          'operations/changeRates': () => {
            throw Object.assign(new Error('No'), { body: { errors: { percent: 'This is required.' } } })
          },
        },
      },
    )
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await person.click(dialog.getByRole('button', { name: 'Change', hidden: true }))
    await dialog.findByText('This is required.')
    expect(dialog.getByLabelText('Rates by (%)').getAttribute('aria-invalid')).toBe('true')
  })
})

describe('the pincodes of a zone', () => {
  it('are shown one a line', async () => {
    renderArea(<ZonePincodes resource={resource} records={[record('a')]} close={() => {}} />, {
      answers: { 'operations/pincodes': { pincodes: ['560001', '560002'] } },
    })
    const box = await screen.findByRole('textbox', { hidden: true })
    expect((box as HTMLTextAreaElement).value).toBe('560001\n560002')
    screen.getByText('2 listed pincodes')
  })
})

describe('a place', () => {
  const city = record('b', { name: 'Bengaluru', aliases: [{ name: 'Bangalore' }] })
  const queryOf = (search: string) => Object.fromEntries(new URLSearchParams(search))

  it('leads to the orders that went there under any of its names', async () => {
    const { place } = renderArea(
      <ToOrders resource={resources.city as never} records={[city]} close={() => {}} />,
    )
    await waitFor(() => expect(place.pathname).toMatch(/pages\/orders-list$/))
    expect(JSON.parse(queryOf(place.search).filter ?? '')).toEqual({
      city: { in: ['Bengaluru', 'Bangalore'] },
    })
  })

  it('leads to the places that lie in it', async () => {
    const { place } = renderArea(
      <ToPlaces resource={resources.city as never} records={[city]} close={() => {}} />,
    )
    await waitFor(() => expect(place.pathname).toMatch(/pages\/pincode-list$/))
    expect(queryOf(place.search)).toMatchObject({ filter: '{"city":"b"}', sort: 'pincode', order: 'ASC' })
  })

  it('is switched off at once', async () => {
    const bulkUpdate = vi.fn(async () => ({ data: { done: ['b'], refused: [] } }))
    const close = vi.fn()
    renderArea(<Deactivate resource={resources.city as never} records={[city]} close={close} />, {
      provider: { bulkUpdate },
    })
    await waitFor(() => expect(close).toHaveBeenCalled())
    expect(bulkUpdate.mock.calls).toEqual([
      ['pages/city-list', { items: [{ id: 'b', version: 1 }], data: { active: false } }],
    ])
  })

  it('is closed for a reason', async () => {
    const pincode = record('p', { pincode: '560034' })
    const { person, sent } = renderArea(
      <CloseDialog resource={resources.pincode as never} records={[pincode]} close={() => {}} />,
      { answers: { 'operations/switchService': {} } },
    )
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    await person.type(dialog.getByLabelText('Why'), 'Flood')
    await person.click(dialog.getByRole('button', { name: 'Close for deliveries', hidden: true }))
    await waitFor(() => expect(sent('switchService')).toEqual([{ open: false, reason: 'Flood', version: 1 }]))
  })
})

describe('importing places', () => {
  it('shows what would change and what is not understood, and stores the same file then', async () => {
    const told = {
      zones: 2,
      added: 3,
      changed: 1,
      same: 0,
      refused: [{ row: 4, text: 'NONE,city,Pune', problem: 'unknownZone' }],
    }
    const { person, sent } = renderArea(
      <ImportMembers resource={resource} records={[]} close={() => undefined} />,
      { answers: { 'operations/compareMembers': told, 'operations/importMembers': told } },
    )
    await person.click(await screen.findByLabelText(/File of places/))
    await person.paste('METRO,city,Pune')
    await person.click(screen.getByRole('button', { name: 'Compare' }))
    await screen.findByText('New: 3, taken in or left out otherwise: 1, already so: 0; zones that change: 2.')
    screen.getByText('No zone has this code')
    expect(sent('operations/importMembers')).toEqual([])
    await person.click(screen.getByRole('button', { name: 'Store 4 places' }))
    await waitFor(() => expect(sent('operations/importMembers')).toEqual([{ text: 'METRO,city,Pune' }]))
  })
})
