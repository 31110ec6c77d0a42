import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { resources } from '../../../resources/index.ts'
import AwbDialog from '../../../resources/sales/shipment/screens/AwbDialog.tsx'
import CreateShipmentsDialog from '../../../resources/sales/shipment/screens/CreateShipmentsDialog.tsx'
import DeliveredDialog from '../../../resources/sales/shipment/screens/DeliveredDialog.tsx'
import HandOverDialog from '../../../resources/sales/shipment/screens/HandOverDialog.tsx'
import PackAnywayDialog from '../../../resources/sales/shipment/screens/PackAnywayDialog.tsx'
import ScanDialog from '../../../resources/sales/shipment/screens/ScanDialog.tsx'
import SplitDialog from '../../../resources/sales/shipment/screens/SplitDialog.tsx'
import TrackingSection from '../../../resources/sales/shipment/screens/TrackingSection.tsx'
import { reasonOf } from '../../../src/providers/useAct.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const shipment = resources.shipment as never
const order = resources.order as never
const records = [
  { id: 's1', number: 'SH-000001' },
  { id: 's2', number: 'SH-000002' },
] as never
const close = () => undefined
const refusal = { id: 's2', code: 'order-on-hold', values: {} }
const button = (name: string | RegExp) => screen.findByRole('button', { name, hidden: true })

describe('importing AWBs', () => {
  it('previews every line first and imports what may change', async () => {
    const parcel = { id: 's1', number: 'SH-000001', orderNumber: 'AT-1', awb: 'OLD-1' }
    const plans = [
      { line: 1, target: 'SH-000001', courier: 'DTDC', awb: 'NEW-1', shipment: parcel, does: 'change' },
      { line: 2, target: 'AT-9', courier: 'DTDC', awb: 'NEW-2', problem: 'awb-no-parcel' },
    ]
    const { person, sent } = renderMerchandising(
      <AwbDialog resource={shipment} records={[]} close={close} />,
      {
        answers: {
          'operations/previewAwbs': { plans },
          'operations/importAwbs': { labelled: 0, changed: 1, plans, refused: [] },
        },
      },
    )
    await person.type(
      await screen.findByRole('textbox', { name: /List/, hidden: true }),
      'SH-000001,DTDC,NEW-1',
    )
    await person.click(await button('Preview'))
    const rows = await screen.findAllByRole('row', { hidden: true })
    expect(rows.slice(1).map((row) => row.lastElementChild?.textContent)).toEqual([
      'Changes from OLD-1',
      'There is no parcel or order with this number.',
    ])
    expect(sent('importAwbs')).toEqual([])
    await person.click(await button('Change 1 shipment'))
    await waitFor(() => expect(sent('importAwbs')).toEqual([{ text: 'SH-000001,DTDC,NEW-1' }]))
  })
})

describe('packing although the order is held', () => {
  it('asks for a reason in words that the page of parcels has, and sends it', async () => {
    const reasons = [{ id: 'r1', name: 'Manager agreed', requiresNote: false }]
    const { person, sent } = renderMerchandising(
      <PackAnywayDialog resource={shipment} records={records} close={close} />,
      {
        answers: { 'operations/pack': { id: 's1' } },
        provider: { getList: async () => ({ data: reasons, total: 1 }) },
        opened: ['shipment'],
      },
    )
    const box = await screen.findByRole('combobox', { name: /Reason/, hidden: true })
    await within(box).findByRole('option', { name: 'Manager agreed', hidden: true })
    expect(within(box).getByRole('option', { name: 'Choose…', hidden: true })).toBeTruthy()
    await person.selectOptions(box, 'Manager agreed')
    await person.click(await button('Pack anyway'))
    await waitFor(() => expect(sent('pack')).toEqual([{ override: { reason: 'r1', note: null } }]))
  })
})

describe('handing over', () => {
  it('names those that stayed, and prints the manifest of the others', async () => {
    const opened = vi.spyOn(window, 'open').mockImplementation(() => null)
    const { person } = renderMerchandising(
      <HandOverDialog resource={shipment} records={records} close={close} />,
      { answers: { 'operations/handOver': { manifest: 'MF-000007', done: ['s1'], refused: [refusal] } } },
    )
    expect(await screen.findByText('2 shipments: SH-000001, SH-000002')).toBeTruthy()
    await person.click(await button('Hand over'))
    expect(await screen.findByText(/manifest MF-000007/)).toBeTruthy()
    const alert = screen.getByRole('alert', { hidden: true })
    expect(within(alert).getByRole('listitem', { hidden: true }).textContent).toContain(
      'SH-000002 · The order is on hold',
    )
    await person.click(await button('Print the manifest'))
    expect(opened.mock.calls[0]?.[0]).toBe('/app/print?kind=manifest&of=shipments&ids=s1&language=customer')
  })
})

describe('parcels of orders', () => {
  it('are made for the chosen orders; those that got none are named', async () => {
    const orders = [
      { id: 'o1', number: 'AT-1' },
      { id: 'o2', number: 'AT-2' },
    ] as never
    const { person, sent } = renderMerchandising(
      <CreateShipmentsDialog resource={order} records={orders} close={close} />,
      {
        answers: {
          'operations/createFor': {
            created: [{ id: 's1', number: 'SH-1', order: 'o1' }],
            refused: [{ id: 'o2', code: 'nothing-to-ship', values: {} }],
          },
        },
      },
    )
    expect(await screen.findByText('2 orders: AT-1, AT-2')).toBeTruthy()
    await person.click(await button('Create'))
    expect((await screen.findByRole('alert', { hidden: true })).textContent).toContain('AT-2')
    expect(sent('createFor')).toEqual([{ orders: ['o1', 'o2'] }])
  })

  it('are marked as delivered by their orders, at the time that is given', async () => {
    const { person, sent } = renderMerchandising(
      <DeliveredDialog resource={order} records={[{ id: 'o1', number: 'AT-1' }] as never} close={close} />,
      { answers: { 'operations/markDelivered': { done: ['s1'], refused: [] } } },
    )
    await screen.findByLabelText('Delivered')
    expect(screen.getByText('1 order: AT-1')).toBeTruthy()
    await person.click(await button('Mark delivered'))
    await waitFor(() => expect(sent('markDelivered')).toEqual([{ orders: ['o1'] }]))
  })
})

it('only as many are named as can be read over', async () => {
  const many = Array.from({ length: 15 }, (_, at) => ({ id: `o${at}`, number: `AT-${at}` })) as never
  renderMerchandising(<CreateShipmentsDialog resource={order} records={many} close={close} />, {})
  expect(await screen.findByText(/^15 orders: AT-0, .*, AT-11 and 3 more$/)).toBeTruthy()
})

describe('the scanner', () => {
  it('takes code after code, keeps one manifest, and logs what was refused', async () => {
    const answers = [
      { number: 'SH-1', orderNumber: 'AT-1', status: 'handedOver', manifest: 'MF-1' },
      new Error('No parcel has this code.'),
      { number: 'SH-3', orderNumber: 'AT-3', status: 'handedOver', manifest: 'MF-1' },
    ]
    const { person, sent } = renderMerchandising(
      <ScanDialog resource={shipment} records={[]} close={close} />,
      {
        answers: {
          'operations/scan': () => {
            const next = answers.shift()
            // ra-core writes what the data provider rejects with to the console.
            if (next instanceof Error) vi.spyOn(console, 'error').mockImplementation(() => undefined)
            if (next instanceof Error) throw next
            return next
          },
        },
      },
    )
    await person.selectOptions(
      await screen.findByRole('combobox', { name: 'Step', hidden: true }),
      'Hand over',
    )
    const box = screen.getByRole('textbox', { name: 'AWB or number', hidden: true })
    for (const [index, code] of ['A1', 'A2', 'A3'].entries()) {
      await person.type(box, `${code}{Enter}`)
      await waitFor(() => expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(index + 1))
    }
    expect(box).toHaveProperty('value', '')
    expect(sent('scan')).toEqual([
      { code: 'A1', step: 'handOver' },
      { code: 'A2', step: 'handOver', manifest: 'MF-1' },
      { code: 'A3', step: 'handOver', manifest: 'MF-1' },
    ])
    expect(screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      ...[
        'A3SH-3 · AT-3 · Handed over · MF-1',
        'A2No parcel has this code.',
        'A1SH-1 · AT-1 · Handed over · MF-1',
      ],
    ])
  })

  it('offers only the steps that the person has the flag for', async () => {
    renderMerchandising(<ScanDialog resource={shipment} records={[]} close={close} />, {
      permissions: [{ key: 'shipment', view: true, deliver: true }],
    })
    const box = await screen.findByRole('combobox', { name: 'Step', hidden: true })
    expect(
      within(box)
        .getAllByRole('option', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Mark delivered', 'Take back in (RTO)'])
  })
})

describe('splitting', () => {
  it('sends the pieces of the lines that were filled in', async () => {
    const lines = [
      { id: 'l1', sku: 'KUR-M', name: 'Kurta', quantity: 3 },
      { id: 'l2', sku: 'SAR-1', name: 'Saree', quantity: 1 },
    ]
    const { person, sent } = renderMerchandising(
      <SplitDialog resource={shipment} records={records} close={close} />,
      {
        answers: { 'operations/split': { id: 's9', number: 'SH-000009' } },
        provider: { getOne: async () => ({ data: { id: 's1', lines } }) },
      },
    )
    await person.type(await screen.findByRole('textbox', { name: /KUR-M/, hidden: true }), '2')
    await person.click(await button('Split'))
    await waitFor(() => expect(sent('split')).toEqual([{ lines: [{ id: 'l1', quantity: 2 }] }]))
  })
})

describe('the tracking', () => {
  it('names our own steps in words and leaves those of the courier as they are, the newest first', async () => {
    const event = (id: string, status: string, more = {}) => ({
      id,
      status,
      at: '2026-11-20T10:00:00.000Z',
      place: null,
      note: null,
      by: 'Kim',
      ...more,
    })
    renderMerchandising(
      <TrackingSection
        record={
          {
            id: 's1',
            carrierStatus: 'At hub',
            events: [event('e1', 'packed'), event('e2', 'At hub', { place: 'Nagpur' })],
          } as never
        }
      />,
    )
    const items = await screen.findAllByRole('listitem')
    expect(items[0]?.textContent).toContain('At hub')
    expect(items[0]?.textContent).toContain('Nagpur · Kim')
    expect(items[1]?.textContent).toContain('Packed')
  })
})

describe('a refusal', () => {
  it('is told by the words about its fields, those of rows too, and not by their containers', () => {
    const error = (errors?: object) => ({ message: 'Please check what you entered.', body: { errors } })
    const root = { serverError: 'Please check what you entered.' }
    expect(reasonOf(error({ code: 'No parcel has this code.', root }))).toBe('No parcel has this code.')
    expect(reasonOf(error({ lines: [{ quantity: 'At most 2.' }], root }))).toBe('At most 2.')
    expect(reasonOf(error())).toBe('Please check what you entered.')
  })
})
