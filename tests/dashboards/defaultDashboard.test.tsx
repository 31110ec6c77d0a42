import { act, fireEvent, screen, within } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queues } from '../../resources/insight/dashboard/rules/queues.ts'
import DefaultDashboard from '../../resources/insight/dashboard/screens/default/DefaultDashboard.tsx'
import { fetchTexts } from '../../resources/insight/dashboard/screens/texts.ts'
import type { Locale } from '../../src/core/index.ts'
import { createStore } from '../../src/providers/store.ts'
import { setWidth, showFrame, signInAs } from '../shell/support/showFrame.tsx'

const request = vi.fn()
/** What waits in conversations, for which the frame asks once there is time, is nothing; and nobody has saved a view. */
const butViews = async (path: string, options: unknown) => {
  if (path === 'saved-views') return { data: { views: [], mayShare: false } }
  return request(path, options)
}
const getList = vi.fn()

async function show(locale: Locale = 'en') {
  await fetchTexts(locale)
  const page = (
    <Suspense>
      <DefaultDashboard />
    </Suspense>
  )
  return showFrame('/app/dashboards/default', {
    page,
    locale,
    dataProvider: { getList, request: butViews } as never,
  })
}
const main = () => within(screen.getByRole('main'))
const at = '2026-11-20T06:30:00.000Z'
const hours = { today: [100, 300], yesterday: [0, 200], lastWeek: [0, 0] }
const today = {
  figures: {
    ordered: { value: 129_900, yesterday: 100_000, lastWeek: 0 },
    orders: { value: 2, yesterday: 4, lastWeek: 0 },
    averageOrder: { value: 64_950, yesterday: 25_000, lastWeek: null },
    units: { value: 3, yesterday: 4, lastWeek: 0 },
  },
  hours,
}
const answers: Record<string, object> = {
  queues: Object.fromEntries(
    queues.map(({ name }, index) => [
      name,
      {
        total: index,
        kind: name === 'deliveryFailed' ? 'estimate' : 'exact',
        first: index === 0 ? null : `first-${name}`,
        at: null,
        items: [],
      },
    ]),
  ),
  today: { today },
  changes: {
    changes: {
      since: at,
      rows: [{ area: 'brand', changed: { total: 5, kind: 'exact' }, created: { total: 2, kind: 'exact' } }],
    },
  },
  areas: {
    areas: { counts: { brand: { total: 1240, kind: 'exact' }, order: { total: 20_000, kind: 'estimate' } } },
  },
}
const groupOf = (path: string) => /^figures\/(\w+)/.exec(path)?.[1] ?? ''
const asked = () => request.mock.calls.map(([path]) => String(path))

beforeEach(() => {
  localStorage.clear()
  setWidth(1440)
  getList.mockReset().mockResolvedValue({ data: [], total: 0 })
  request.mockReset()
  request.mockImplementation(async (path: string) => ({
    data: { group: groupOf(path), at, tiles: answers[groupOf(path)] },
  }))
})

describe('the first page', () => {
  it('greets the person and asks once for each group of tiles', async () => {
    signInAs()
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Mira Banerjee' })).toBeDefined()
    await main().findByText('₹1,299')
    expect(asked().map(groupOf).sort()).toEqual(['changes', 'queues', 'today'])
    expect(getList.mock.calls.map(([resource]) => resource)).toEqual(['pages/orders-list'])
  })

  it('says what is late and what is to do, each leading to the list that it counted and into the work', async () => {
    signInAs()
    await show()
    const row = within(await main().findByRole('region', { name: 'To do' }))
    const link = row.getByRole('link', { name: '5 Orders to pack' }) as HTMLAnchorElement
    const list = new URL(link.href)
    expect([list.pathname, list.searchParams.get('view'), list.searchParams.get('sort')]).toEqual([
      '/app/pages/orders-list',
      'toPack',
      'dueAt',
    ])
    const verb = row.getByRole('link', { name: 'Confirm: Orders to confirm' }) as HTMLAnchorElement
    const work = new URL(verb.href)
    expect([work.pathname, new URLSearchParams(work.searchParams.get('work') ?? '').get('view')]).toEqual([
      '/app/pages/orders-list/first-toConfirm',
      'toConfirm',
    ])
    const late = within(main().getByRole('region', { name: 'Late' }))
    expect(late.getByRole('link', { name: 'about 1 Failed deliveries' })).toBeDefined()
    for (const queue of queues.filter(({ within }) => !within))
      expect(
        main()
          .getAllByRole('link')
          .some((each) => (each as HTMLAnchorElement).href.includes(`view=${queue.view}`)),
      ).toBe(true)
    // Nothing waits in it, so it is no row.
    expect(late.queryByText('Late orders')).toBeNull()
    expect(row.getByRole('link', { name: 'Late orders' })).toBeDefined()
    // Parcels are of orders to pack: they are told once, and packed where parcels are.
    expect(main().queryByText('Parcels to pack')).toBeNull()
    const pack = row.getByRole('link', { name: 'Pack: Orders to pack' }) as HTMLAnchorElement
    expect(new URL(pack.href).pathname).toBe('/app/pages/packing-station')
  })

  it('lets those look through a queue who may do nothing about it, below what is their own work', async () => {
    signInAs([{ key: 'order', view: true }])
    await show()
    const others = within(await main().findByRole('region', { name: 'With colleagues' }))
    expect(others.getByRole('link', { name: 'Look through: Orders to confirm' })).toBeDefined()
    expect(main().queryByRole('link', { name: /^Confirm/ })).toBeNull()
    // Nothing of it is theirs to do, and nothing asks them to begin.
    expect(main().queryByRole('region', { name: 'Late' })).toBeNull()
    expect(main().queryByRole('region', { name: 'To do' })).toBeNull()
    // What the shop turns over is for those who have to do with payments.
    expect(main().queryByText('Today so far')).toBeNull()
  })

  it('tells what is late first also among what others work off', async () => {
    signInAs([
      { key: 'order', view: true },
      { key: 'cancellationRequest', view: true },
    ])
    const waits = (due: string | null) => ({ total: 2, kind: 'exact', first: 'one', at: due, items: [] })
    const tiles = { toConfirm: waits(null), cancellations: waits('2020-01-01T00:00:00.000Z') }
    request.mockImplementation(async (path: string) => ({
      data: {
        group: groupOf(path),
        at,
        tiles: groupOf(path) === 'queues' ? tiles : answers[groupOf(path)],
      },
    }))
    await show()
    const others = within(await main().findByRole('region', { name: 'With colleagues' }))
    expect(others.getAllByRole('link', { name: /^2 / }).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Cancellation requests'),
      expect.stringContaining('Orders to confirm'),
    ])
  })

  it('begins with what somebody can do, also where something else is late', async () => {
    signInAs([
      { key: 'order', view: true, confirm: true },
      { key: 'shipment', view: true },
    ])
    await show()
    const todo = within(await main().findByRole('region', { name: 'To do' }))
    expect(todo.getByRole('link', { name: 'Confirm: Orders to confirm' })).toBeDefined()
    const regions = main().getAllByRole('region', { name: /^(Late|To do|With colleagues)$/ })
    expect(regions.map((region) => within(region).getAllByRole('heading')[0]?.textContent)).toEqual([
      'To do',
      'With colleagues',
    ])
    expect(within(regions[1] as HTMLElement).getByText('Failed deliveries')).toBeDefined()
  })

  it('asks for nothing and shows nothing that the person may not see', async () => {
    signInAs([{ key: 'rating', view: true }])
    request.mockImplementation(async (path: string) => ({
      data: {
        group: groupOf(path),
        at,
        tiles:
          groupOf(path) === 'queues'
            ? { ratings: { total: 4, kind: 'exact', first: 'r1', at: null, items: [] } }
            : answers[groupOf(path)],
      },
    }))
    await show()
    expect(await main().findByRole('link', { name: '4 Ratings to moderate' })).toBeDefined()
    expect(main().queryByText('Orders to confirm')).toBeNull()
    expect(main().queryByText('Today so far')).toBeNull()
    expect(asked().map(groupOf).sort()).toEqual(['changes', 'queues'])
    expect(getList).not.toHaveBeenCalled()
  })

  it.each([
    ['only that there are newer orders', ['order'], 0],
    ['what they come to as well', ['order', 'payment'], 1],
  ])('tells %s to whoever may see %j', async (_, areas, amounts) => {
    getList.mockResolvedValue({
      data: [{ id: 'o1', number: 'AT-1', contactName: 'Asha Rao', total: 777_700 }],
      total: 1,
    })
    signInAs(areas.map((key) => ({ key, view: true })))
    await show()
    expect(await main().findByText('Asha Rao')).toBeDefined()
    expect(main().queryAllByText('₹7,777.00')).toHaveLength(amounts)
  })

  it('tells a person without any area that there is none, and asks for nothing', async () => {
    signInAs([])
    await show()
    expect(await main().findByText(/does not include any area/)).toBeDefined()
    expect(main().queryAllByRole('link')).toEqual([])
    expect(request).not.toHaveBeenCalled()
  })

  it('writes numbers as the language does', async () => {
    signInAs([{ key: 'brand', view: true }])
    await show('fr')
    const link = await main().findByRole('link', { name: /^Marques/ })
    expect(link.textContent?.replace(/\s/g, ' ')).toBe('Marques1 240')
  })

  it('compares today with the same hours of yesterday and of last week', async () => {
    signInAs()
    await show()
    const tile = within(await main().findByRole('article', { name: 'Today so far' }))
    await tile.findByText('₹1,299')
    expect(tile.getByText('29.9% more than before')).toBeDefined()
    expect(tile.getByText('50% less than before')).toBeDefined()
    const chart = tile.getByRole('group', { name: /Today so far/ })
    fireEvent.keyDown(chart, { key: 'Home' })
    fireEvent.keyDown(chart, { key: 'ArrowRight' })
    expect(chart.querySelector('[aria-live]')?.textContent).toBe(
      '1:00 AM: Today ₹3, Yesterday ₹2, A week ago ₹0',
    )
  })

  it('has a table for its chart, to be read and to be shown', async () => {
    signInAs()
    await show()
    const tile = within(await main().findByRole('article', { name: 'Today so far' }))
    const table = await tile.findByRole('table', { name: 'Today so far' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Figure', 'Today', 'Yesterday', 'A week ago'])
    expect(within(table).getByRole('row', { name: 'Ordered ₹1,299.00 ₹1,000.00 ₹0.00' })).toBeDefined()
    fireEvent.click(tile.getByRole('button', { name: 'More about Today so far' }))
    fireEvent.click(tile.getByRole('button', { name: 'As a table' }))
    expect(tile.queryByRole('group', { name: /arrow keys/ })).toBeNull()
    expect(tile.getByRole('region', { name: 'Today so far' })).toBeDefined()
  })
})

describe('a tile that fails', () => {
  it('says so alone, and is read again alone', async () => {
    signInAs()
    let fails = true
    request.mockImplementation(async (path: string) => ({
      data: {
        group: groupOf(path),
        at,
        tiles:
          groupOf(path) === 'today' && fails
            ? { today: { error: { code: 'internal', message: 'The server made a mistake.' } } }
            : answers[groupOf(path)],
      },
    }))
    await show()
    const tile = within(await main().findByRole('article', { name: 'Today so far' }))
    expect((await tile.findByRole('alert')).textContent).toContain('The server made a mistake.')
    expect(await main().findByRole('link', { name: '5 Orders to pack' })).toBeDefined()
    fails = false
    const before = request.mock.calls.length
    fireEvent.click(tile.getByRole('button', { name: 'Try again' }))
    expect(await tile.findByText('₹1,299')).toBeDefined()
    expect(asked().slice(before)).toEqual([`figures/today?tiles=${encodeURIComponent('["today"]')}`])
  })
})

describe('the newest orders', () => {
  it('go into a file as they are shown, and are read again alone', async () => {
    signInAs()
    const order = { id: 'a', number: '=AT-1', contactName: 'Meera Rao', total: 129_900 }
    getList.mockImplementation(async (resource: string) =>
      resource === 'pages/orders-list' ? { data: [order], total: 1 } : { data: [], total: 0 },
    )
    let written: Blob | undefined
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      written = blob as Blob
      return 'blob:test'
    })
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    await show()
    const tile = within(await main().findByRole('article', { name: 'Newest orders' }))
    const link = await tile.findByRole('link', { name: '=AT-1' })
    expect(link.getAttribute('href')).toBe('/app/pages/orders-list/a')
    const act = async (name: string) => {
      fireEvent.click(tile.getByRole('button', { name: 'More about Newest orders' }))
      fireEvent.click(await tile.findByRole('button', { name }))
    }
    await act('Download CSV')
    expect((await written?.text())?.replace('\uFEFF', '')).toBe(
      "Order,Customer,Total\r\n'=AT-1,Meera Rao,1299.00\r\n",
    )
    const before = { figures: request.mock.calls.length, lists: getList.mock.calls.length }
    order.number = 'AT-2'
    await act('Refresh')
    await tile.findByRole('link', { name: 'AT-2' })
    const lists = getList.mock.calls.slice(before.lists).map(([resource]) => resource)
    expect([request.mock.calls.length, lists]).toEqual([before.figures, ['pages/orders-list']])
  })
})

describe('arranging the board', () => {
  const names = () =>
    main()
      .getAllByRole('article')
      .flatMap((each) => within(each).queryByRole('heading', { level: 3 })?.textContent ?? [])

  it('moves, hides and brings back tiles, says so, and keeps it with the person’s preferences', async () => {
    signInAs()
    const { store } = await show()
    await main().findByText('₹1,299')
    expect(names()).toEqual(['Today so far', 'Newest orders', 'Since your last visit'])
    fireEvent.click(main().getByRole('button', { name: 'Arrange' }))
    fireEvent.click(main().getByRole('button', { name: 'Move Today so far back' }))
    expect(names().slice(0, 2)).toEqual(['Newest orders', 'Today so far'])
    expect(main().getByText('Today so far is now at place 2 of 3')).toBeDefined()
    fireEvent.click(main().getByRole('button', { name: 'Hide Since your last visit' }))
    fireEvent.change(main().getByRole('combobox', { name: 'Size of Today so far' }), {
      target: { value: 'half' },
    })
    expect(names()).toEqual(['Newest orders', 'Today so far'])
    await act(async () => {
      fireEvent.click(main().getByRole('button', { name: 'Done' }))
    })
    expect(store.getItem('dashboards')).toMatchObject({
      default: { hidden: ['changes'], sizes: { today: 'half' } },
    })
    fireEvent.click(main().getByRole('button', { name: 'Arrange' }))
    fireEvent.click(main().getByRole('button', { name: 'Show Since your last visit' }))
    expect(names()).toHaveLength(3)
    fireEvent.click(main().getByRole('button', { name: 'Back to the default' }))
    expect(names()).toEqual(['Today so far', 'Newest orders', 'Since your last visit'])
  })

  it('begins as it is arranged for one’s roles, until one arranges it oneself, and goes back to that', async () => {
    createStore().setItem('roleDashboards', {
      default: { order: ['changes', 'today'], hidden: ['newest'], sizes: { changes: 'half' } },
    })
    signInAs()
    const { store } = await show()
    await main().findByText('₹1,299')
    expect(names()).toEqual(['Since your last visit', 'Today so far'])
    fireEvent.click(main().getByRole('button', { name: 'Arrange' }))
    fireEvent.click(main().getByRole('button', { name: 'Hide Today so far' }))
    expect(names()).toEqual(['Since your last visit'])
    expect(store.getItem('dashboards')).toMatchObject({
      default: { hidden: ['newest', 'today'], sizes: { changes: 'half' } },
    })
    fireEvent.click(main().getByRole('button', { name: 'Back to the default' }))
    expect(names()).toEqual(['Since your last visit', 'Today so far'])
  })

  it('can be made what a role begins with by whoever may change roles', async () => {
    signInAs()
    getList.mockImplementation(async (path: string) =>
      path === 'admins/subadmin-roles'
        ? {
            data: [{ id: 'r1', name: 'Order desk', dashboards: { default: { hidden: ['changes'] } } }],
            total: 1,
          }
        : { data: [], total: 0 },
    )
    await show()
    await main().findByText('₹1,299')
    fireEvent.click(main().getByRole('button', { name: 'Arrange' }))
    fireEvent.click(main().getByRole('button', { name: 'Hide Since your last visit' }))
    await main().findByRole('option', { name: 'Order desk' })
    fireEvent.click(main().getByRole('button', { name: 'Make it the default' }))
    await screen.findByText(/People with the role “Order desk”/)
    fireEvent.click(main().getByRole('button', { name: 'Back to the product’s default' }))
    await screen.findByText(/begins as the product came again/)
    expect(request.mock.calls.filter(([path]) => String(path).includes('operations'))).toEqual([
      [
        'subadmin-roles/r1/operations/arrange',
        { method: 'POST', data: { board: 'default', layout: { hidden: ['changes'] } } },
      ],
      ['subadmin-roles/r1/operations/arrange', { method: 'POST', data: { board: 'default' } }],
    ])
  })

  it('is nobody else’s to give to a role', async () => {
    signInAs([{ key: 'rating', view: true }])
    await show()
    fireEvent.click(await main().findByRole('button', { name: 'Arrange' }))
    expect(main().queryByRole('button', { name: 'Make it the default' })).toBeNull()
    expect(getList.mock.calls.map(([path]) => path)).not.toContain('admins/subadmin-roles')
  })
})
