import { useIsFetching } from '@tanstack/react-query'
import { screen, waitFor } from '@testing-library/react'
import { Form } from 'ra-core'
import { describe, expect, it, vi } from 'vitest'
import views from '../../../resources/customers/customer/customer.views.tsx'
import { ageOn } from '../../../resources/customers/customer/rules/ageOn.ts'
import { BirthShow } from '../../../resources/customers/customer/screens/birth.tsx'
import ConsentDialog from '../../../resources/customers/customer/screens/ConsentDialog.tsx'
import { BlockCodDialog } from '../../../resources/customers/customer/screens/cashDialogs.tsx'
import Notes from '../../../resources/customers/customer/screens/Notes.tsx'
import WalletDialog from '../../../resources/customers/customer/screens/WalletDialog.tsx'
import WriteToMany from '../../../resources/customers/customer/screens/WriteToMany.tsx'
import { resources } from '../../../resources/index.ts'
import Reach from '../../../resources/messages/broadcast/screens/Reach.tsx'
import { relatedRecords } from '../../../resources/shared/pieces/screens/RelatedRecords.tsx'
import AddressCell from '../../../src/fields/address/address.cell.tsx'
import AddressShow from '../../../src/fields/address/address.show.tsx'
import { address } from '../../../src/fields/address/address.ts'
import EmailCell from '../../../src/fields/email/email.cell.tsx'
import PhoneCell from '../../../src/fields/phone/phone.cell.tsx'
import { loadViews } from '../../../src/views/loadViews.ts'
import { ownActionsOn } from '../../../src/views/ownActions.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const resource = resources.customer as never
const record = { id: 'c1', version: 1, name: 'Asha Rao', walletBalance: 50_000, status: 'active' } as never
const close = () => undefined

describe('personal data that is hidden', () => {
  const cell = { name: 'x', options: {}, record, resource } as never
  it('is no link, and shows nothing empty', () => {
    const hidden = address.type.mask?.(address.type.examples.valid[0] as never) as never
    renderMerchandising(
      <>
        <PhoneCell {...(cell as object)} {...({ value: '+91 ••••• ••210' } as any)} />
        <EmailCell {...(cell as object)} {...({ value: 'a•••@example.com' } as any)} />
        <AddressCell {...(cell as object)} {...({ value: hidden } as any)} />
        <AddressShow {...(cell as object)} {...({ value: hidden } as any)} />
      </>,
    )
    expect(screen.getByText('+91 ••••• ••210')).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
    expect(document.body.textContent).toContain('Bengaluru')
  })

  it('can be revealed by those who may, and do not see it anyway', () => {
    const offered = (flags: object) =>
      ownActionsOn(
        { type: 'SUB_ADMIN', permissions: { customer: { view: true, ...flags } } },
        resource,
        views,
        'record',
        [record],
      )
    expect(offered({})).toEqual([])
    expect(offered({ reveal: true })).toEqual(['reveal'])
    expect(offered({ reveal: true, viewPii: true })).toEqual([])
  })
})

describe('changing the credit', () => {
  it('takes an amount as people write it, and says what is left', async () => {
    const { person, sent } = renderMerchandising(
      <WalletDialog resource={resource} records={[record]} close={close} />,
      {
        answers: { 'operations/adjustWallet': { balance: 37_450 } },
        provider: { getOne: async () => ({ data: record }) },
      },
    )
    expect(await screen.findByText(/There is ₹500.00 now/)).toBeTruthy()
    const button = screen.getByRole('button', { name: 'Change' })
    await person.type(screen.getByRole('textbox', { name: /Reason/ }), 'Late parcel')
    await person.type(screen.getByRole('textbox', { name: /Amount/ }), 'ten')
    expect(button).toHaveProperty('disabled', true)
    await person.clear(screen.getByRole('textbox', { name: /Amount/ }))
    await person.type(screen.getByRole('textbox', { name: /Amount/ }), '-125,50')
    await person.click(button)
    await waitFor(() =>
      expect(sent('operations/adjustWallet')).toEqual([
        { amount: -12_550, reason: 'Late parcel', version: 1 },
      ]),
    )
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toContain('₹374.50'))
  })
})

describe('taking cash on delivery away', () => {
  it('is offered to those who have it, and asks why', async () => {
    const offered = (values: object) =>
      ownActionsOn({ type: 'ADMIN', permissions: {} }, resource, views, 'selection', [
        { ...(record as object), ...values } as never,
      ])
    expect(offered({ codBlocked: false })).toEqual(['broadcast', 'blockCod', 'merge'])
    expect(offered({ codBlocked: true })).toEqual(['broadcast', 'allowCod', 'merge'])
    const { person, sent } = renderMerchandising(
      <BlockCodDialog resource={resource} records={[record]} close={close} />,
    )
    const button = await screen.findByRole('button', { name: 'Take cash on delivery away' })
    expect(button).toHaveProperty('disabled', true)
    await person.type(screen.getByRole('textbox', { name: /Reason/ }), ' Refused twice ')
    await person.click(button)
    await waitFor(() =>
      expect(sent('operations/blockCod')).toEqual([{ reason: 'Refused twice', version: 1 }]),
    )
    await waitFor(() => expect(screen.getByTestId('notices').textContent).toBe('Done.'))
  })
})

describe('writing to several customers', () => {
  it('opens a broadcast that is filled in with them', async () => {
    const others = [record, { ...(record as object), id: 'c2' }] as never[]
    const { place } = renderMerchandising(<WriteToMany resource={resource} records={others} close={close} />)
    await waitFor(() => expect(place.pathname).toBe('/app/pages/broadcasts/create'))
    expect(place).toMatchObject({ state: { record: { customers: ['c1', 'c2'] } } })
  })

  it('is for those who may write broadcasts', () => {
    const offered = (flags: object) =>
      ownActionsOn(
        { type: 'SUB_ADMIN', permissions: { customer: { view: true }, broadcast: flags } } as never,
        resource,
        views,
        'selection',
        [record],
      )
    expect(offered({ view: true })).toEqual([])
    expect(offered({ view: true, create: true })).toEqual(['broadcast'])
  })

  it('says how many are left out because they did not consent', async () => {
    const { sent } = renderMerchandising(
      <Form defaultValues={{ channel: 'email', customers: ['c1', 'c2', 'c3'] }}>
        <Reach resource={resources.broadcast as never} />
      </Form>,
      { answers: { 'operations/reach': { members: 3, agreed: 1, reachable: 1, limit: 500 } } },
    )
    const count = await screen.findByText('Left out, without consent')
    expect(count.nextElementSibling?.textContent).toBe('2')
    expect(sent('operations/reach')).toEqual([
      { channel: 'email', customers: ['c1', 'c2', 'c3'], groups: [], exceptGroups: [] },
    ])
  })
})

describe('a date of birth', () => {
  const Answered = () => (useIsFetching() === 0 ? <p>answered</p> : null)
  const shown = async (dob: string, years: number | null) => {
    const { sent, unmount } = renderMerchandising(
      <>
        <BirthShow {...({ name: 'dob', options: {}, record, resource, value: dob } as any)} />
        <Answered />
      </>,
      { answers: { 'operations/adultAge': { years } } },
    )
    await waitFor(() => expect(sent('operations/adultAge')).toEqual([{}]))
    const text = document.body.textContent ?? ''
    await screen.findByText('answered')
    const mark = screen.queryByText(/Younger than/)?.textContent ?? null
    unmount()
    expect(text).toContain(dob.slice(0, 4))
    return mark
  }
  const yearsAgo = (years: number) => `${new Date().getFullYear() - years}-01-01`

  it('is marked where somebody is younger than the shop says', async () => {
    expect(await shown(yearsAgo(12), 18)).toBe('Younger than 18.')
    expect(await shown(yearsAgo(20), 21)).toBe('Younger than 21.')
    expect(await shown(yearsAgo(20), 18)).toBeNull()
    expect(await shown(yearsAgo(12), null)).toBeNull()
  })

  it('makes a year on the birthday, not before', () => {
    expect(ageOn('2008-03-15', '2026-03-14')).toBe(17)
    expect(ageOn('2008-03-15', '2026-03-15')).toBe(18)
  })
})

describe('recording a consent', () => {
  it('asks for the channel, the decision and how it was given', async () => {
    const { person, sent } = renderMerchandising(
      <ConsentDialog resource={resource} records={[record]} close={close} />,
    )
    await person.selectOptions(screen.getByRole('combobox', { name: /Channel/ }), 'WhatsApp')
    await person.type(screen.getByRole('textbox', { name: /How it was given/ }), 'Telephone')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    const entry = { channel: 'whatsapp', state: 'granted', source: 'Telephone', version: 1 }
    await waitFor(() => expect(sent('operations/consent')).toEqual([entry]))
  })
})

// Its views are fetched when they are first needed, and `act` stops there.
await loadViews('contactMessage')

describe('what a customer has to do with another area', () => {
  it.each([
    ['contactMessage', ['subject'], ['ticketNo', 'status', 'subject'], 'Ticket Status Subject'],
    ['wishlistItem', ['options'], ['name', 'options'], 'Product name Options'],
  ])(
    'is asked for and shown with the state where the area has one: %s',
    async (area, columns, asked, heads) => {
      const getList = vi.fn(async () => ({ data: [{ id: 'x', name: 'Stole', status: 'open' }], total: 1 }))
      const Related = relatedRecords({ area, of: 'customer', columns })
      renderMerchandising(<Related resource={resource} record={record} />, { provider: { getList } })
      const found = await screen.findAllByRole('columnheader')
      expect(found.map(({ textContent }) => textContent).join(' ')).toBe(heads)
      expect(getList).toHaveBeenCalledWith(
        resources[area as 'wishlistItem'].path,
        expect.objectContaining({ filter: { customer: 'c1' }, meta: { fields: asked } }),
      )
    },
  )
})

describe('the notes about a customer', () => {
  const note = (id: string, at: string, pinned = false) => ({
    id,
    text: `Note ${id}`,
    author: 'Naoko',
    pinned,
    at,
  })
  const noted = {
    ...(record as object),
    notes: [
      note('1', '2026-01-01T00:00:00.000Z', true),
      note('2', '2026-02-01T00:00:00.000Z'),
      note('3', '2026-03-01T00:00:00.000Z'),
    ],
  } as never

  it('have those on top first, then the latest, and are pinned and added where they stand', async () => {
    const { person, sent } = renderMerchandising(<Notes resource={resource} record={noted} />)
    expect(screen.getAllByText(/^Note \d/).map((words) => words.textContent)).toEqual([
      'Note 1',
      'Note 3',
      'Note 2',
    ])
    await person.click(screen.getAllByRole('button', { name: 'Pin on top' })[0] as HTMLElement)
    await waitFor(() => expect(sent('operations/pinNote')).toEqual([{ note: '3', pinned: true, version: 1 }]))
    await person.type(screen.getByRole('textbox', { name: 'Add a note' }), 'Likes blue')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    await waitFor(() => expect(sent('operations/note')).toEqual([{ text: 'Likes blue' }]))
  })

  it('are only read by those who may not edit', () => {
    renderMerchandising(<Notes resource={resource} record={noted} />, {
      permissions: [{ key: 'customer', view: true }],
    })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('what a customer has to do with the shop', () => {
  const section = (key: string, of: object = record) => {
    const Section = views.sections?.[key]
    if (!Section) throw new Error(`The customer's page has no section ${key}.`)
    return <Section resource={resource} record={of as never} />
  }
  const order = { id: 'o1', version: 1, number: 'AT-1', status: 'confirmed', total: 129_900, placedAt: null }

  it.each(['orders', 'carts', 'returns', 'ratings', 'messages'])('is a part of its page: %s', async (key) => {
    expect(Object.keys(resources.customer.form.sections)).toContain(key)
    renderMerchandising(section(key))
    expect(await screen.findByText('Nothing yet.')).toBeTruthy()
  })

  it('is listed with the way to each record, and to all where there are many', async () => {
    const asked: unknown[] = []
    renderMerchandising(section('orders'), {
      provider: {
        getList: async (path: string, params: object) => {
          if (path === resources.pastOrder.path) return { data: [], total: 0 }
          asked.push(params)
          return { data: [order], total: 12 }
        },
      },
    })
    expect((await screen.findByRole('link', { name: 'AT-1' })).getAttribute('href')).toContain('/o1')
    expect(screen.getByText('₹1,299.00')).toBeTruthy()
    expect(asked).toMatchObject([{ filter: { customer: 'c1' }, sort: { field: 'createdAt', order: 'DESC' } }])
    const all = decodeURIComponent(screen.getByRole('link', { name: 'All 12' }).getAttribute('href') ?? '')
    expect(all).toBe('/app/pages/orders-list?filter={"customer":"c1"}')
    expect(screen.queryByText('Past orders')).toBeNull()
  })

  it('has the orders of the former system below, where there are any; none is begun there', async () => {
    const past = { id: 'p1', version: 1, number: '#1001', placedAt: null, total: 49_900, state: 'fulfilled' }
    renderMerchandising(section('orders'), {
      provider: {
        getList: async (path: string) =>
          path === resources.pastOrder.path ? { data: [past], total: 1 } : { data: [], total: 0 },
      },
    })
    expect(await screen.findByRole('heading', { level: 3, name: 'Past orders' })).toBeTruthy()
    expect((await screen.findByRole('link', { name: '#1001' })).getAttribute('href')).toContain('/p1')
    expect(screen.queryByRole('link', { name: 'New past order' })).toBeNull()
  })

  it('leads to a new one, for those who may make one, while the customer is there', async () => {
    const { unmount } = renderMerchandising(section('orders'))
    const to = (await screen.findByRole('link', { name: 'New order' })).getAttribute('href')
    expect(decodeURIComponent(to ?? '')).toBe('/app/pages/orders-list/create?source={"customer":"c1"}')
    unmount()
    const looking = [
      { key: 'customer', view: true },
      { key: 'order', view: true },
    ]
    const second = renderMerchandising(section('orders'), { permissions: looking })
    await screen.findByText('Nothing yet.')
    expect(screen.queryByRole('link')).toBeNull()
    second.unmount()
    renderMerchandising(section('orders', { ...(record as object), status: 'anonymised' }))
    await screen.findByText('Nothing yet.')
    expect(screen.queryByRole('link')).toBeNull()
  })

  it('is not asked for by whoever may not see it', async () => {
    let asked = 0
    renderMerchandising(section('orders'), {
      permissions: [{ key: 'customer', view: true }],
      provider: {
        getList: async () => {
          asked++
          return { data: [order], total: 1 }
        },
      },
    })
    expect(await screen.findByText('Your role does not show these.')).toBeTruthy()
    expect(asked).toBe(0)
  })
})
