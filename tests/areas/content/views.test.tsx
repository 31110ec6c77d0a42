import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { informationPolicy } from '../../../resources/content/informationPolicy/informationPolicy.ts'
import Checklist from '../../../resources/content/informationPolicy/screens/Checklist.tsx'
import { Coverage } from '../../../resources/content/seo/screens/Coverage.tsx'
import { RobotsEditor } from '../../../resources/content/seo/screens/RobotsEditor.tsx'
import { Sitemap } from '../../../resources/content/seo/screens/Sitemap.tsx'
import { seo } from '../../../resources/content/seo/seo.ts'
import { PageMap } from '../../../resources/content/widget/screens/PageMap.tsx'
import { widget } from '../../../resources/content/widget/widget.ts'
import { resources } from '../../../resources/index.ts'
import { ChangeLog } from '../../../resources/settings/setting/screens/ChangeLog.tsx'
import { renderMerchandising as renderPart } from '../merchandising/renderMerchandising.tsx'

const section = (id: string, slot: string, more = {}) => ({
  id,
  name: `Section ${id}`,
  type: 'uspStrip',
  slot,
  hidden: false,
  source: 'none',
  sourceCount: null,
  scheduleState: 'always',
  ...more,
})
const layout = {
  live: { number: 3, at: '2026-11-01T00:00:00.000Z', actorName: 'Asha' },
  ahead: true,
  versions: [
    { number: 3, live: true, note: null, at: '2026-11-01T00:00:00.000Z', actorName: 'Asha' },
    { number: 2, live: false, note: null, at: '2026-10-01T00:00:00.000Z', actorName: 'Ravi' },
  ],
  widgets: [
    section('a', 'top'),
    section('b', 'main', { sourceCount: 0 }),
    section('c', 'main', { hidden: true }),
  ],
}

describe('the map of a page', () => {
  const open = (permissions?: readonly Record<string, unknown>[]) =>
    renderPart(<PageMap resource={widget} />, {
      answers: {
        'operations/layout': layout,
        'operations/arrange': {},
        'operations/publishPage': { number: 4 },
        'operations/rollBack': { number: 4 },
      },
      ...(permissions ? { permissions } : {}),
    })

  it('moves a section by the keyboard, and at the border of its part into the next one', async () => {
    const { asked, person: user } = open()
    const link = await screen.findByRole('link', { name: /Section c/ })
    link.focus()
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}')
    const order = () => asked.filter(({ path }) => path.endsWith('arrange')).at(-1)?.input.order
    await waitFor(() =>
      expect(order()).toEqual([
        { id: 'a', slot: 'top' },
        { id: 'c', slot: 'main' },
        { id: 'b', slot: 'main' },
      ]),
    )
  })

  it('moves the last section of a part on into the next part by its button', async () => {
    const { asked, person: user } = open()
    await user.click(await screen.findByRole('button', { name: 'Move Section c down' }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('arrange'))?.input.order.at(-1)).toEqual({
        id: 'c',
        slot: 'bottom',
      }),
    )
    const first = screen.getByRole<HTMLButtonElement>('button', { name: 'Move Section a up' })
    await waitFor(() => expect(first.disabled).toBe(true))
  })

  it('says what is not shown, publishes the whole page, and goes back to a version', async () => {
    const { asked, person: user } = open()
    expect((await screen.findAllByText('No products: not shown')).length).toBe(1)
    await user.click(screen.getByRole('button', { name: 'Publish page' }))
    await waitFor(() => expect(asked.some(({ path }) => path.endsWith('publishPage'))).toBe(true))
    await user.click(screen.getByText('2 versions'))
    await user.click(await screen.findByRole('button', { name: 'Make live again' }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('rollBack'))?.input).toEqual({ page: 'home', number: 2 }),
    )
  })

  it('offers only what one may do', async () => {
    open([{ key: 'widget', view: true }])
    await screen.findByRole('link', { name: /Section a/ })
    expect(screen.queryByRole('button', { name: 'Publish page' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Move/ })).toBeNull()
  })
})

describe('the checklist of policies', () => {
  it('leads from what is missing to a new policy of that kind', async () => {
    const expected = [
      { policyType: 'returns', state: 'live', id: 'r1', versionNo: 2 },
      { policyType: 'warranty', state: 'missing', id: null, versionNo: null },
    ]
    renderPart(<Checklist resource={informationPolicy} />, {
      answers: { 'operations/checklist': { expected } },
    })
    expect(await screen.findByText('1 policy that the law expects is not live.')).toBeTruthy()
    const [live, missing] = screen.getAllByRole<HTMLAnchorElement>('link')
    expect(live?.getAttribute('href')).toBe('/app/pages/information-policy/r1')
    expect(decodeURIComponent(missing?.getAttribute('href') ?? '')).toContain(
      'create?source={"policyType":"warranty"}',
    )
  })
})

describe('the coverage', () => {
  it('shows how much room a text takes, and changes it', async () => {
    const row = {
      entity: 'brand',
      id: 'b1',
      title: 'Aloe',
      path: '/brands/aloe',
      seoTitle: 'x'.repeat(66),
      seoDescription: null,
      robots: 'index',
      hasPattern: true,
      issues: ['longTitle'],
    }
    const { asked, person: user } = renderPart(<Coverage resource={seo} />, {
      answers: { 'operations/coverage': { total: 1, rows: [row] }, 'operations/setTexts': {} },
    })
    const line = within(
      (await screen.findByText('Aloe', { selector: 'strong' })).closest('li') as HTMLElement,
    )
    expect(line.getByText('66/60')).toBeTruthy()
    expect(line.getByText('Title too long')).toBeTruthy()
    await user.click(line.getByRole('button', { name: /Edit/ }))
    const box = await screen.findByLabelText('Search title')
    await user.clear(box)
    await user.type(box, 'Aloe')
    await user.click(screen.getByRole('button', { name: /save/i }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('setTexts'))?.input).toMatchObject({
        entity: 'brand',
        id: 'b1',
        locale: 'en',
        seoTitle: 'Aloe',
      }),
    )
  })
})

describe('the sitemap', () => {
  it('says when it was built and what is left out, which can be taken in again', async () => {
    const state = {
      built: { at: '2026-11-01T00:00:00.000Z', addresses: 50_000, found: 50_007 },
      kinds: [{ entity: 'brand', listed: 7, noindex: 2, leftOut: 1, isOff: true }],
      leftOut: [
        {
          entity: 'brand',
          id: 'b1',
          title: 'Aloe',
          path: '/brands/aloe',
          at: '2026-10-01T00:00:00.000Z',
          actorName: 'Ravi',
        },
      ],
    }
    const { sent, person } = renderPart(<Sitemap resource={seo} />, {
      answers: { 'operations/sitemap': state, 'operations/setListed': { changed: 1 } },
    })
    await screen.findByText(/Last built .*, with 50000 addresses\./)
    expect(screen.getByRole('alert').textContent).toContain('50007')
    expect(screen.getByText('Switched off by its pattern')).toBeTruthy()
    await person.click(screen.getByRole('button', { name: /Take into the sitemap/ }))
    await waitFor(() =>
      expect(sent('operations/setListed')).toEqual([
        { items: [{ entity: 'brand', id: 'b1' }], listed: true },
      ]),
    )
  })
})

describe('several addresses', () => {
  it('are picked and taken out of search engines together', async () => {
    const row = (id: string, title: string) => ({
      entity: 'brand',
      id,
      title,
      path: `/brands/${id}`,
      seoTitle: null,
      seoDescription: null,
      robots: 'index',
      hasPattern: true,
      issues: [],
    })
    const { asked, person: user } = renderPart(<Coverage resource={seo} />, {
      answers: {
        'operations/coverage': { total: 2, rows: [row('b1', 'Aloe'), row('b2', 'Basil')] },
        'operations/setMany': { done: 2, refused: [] },
      },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Aloe' }))
    await user.click(screen.getByRole('checkbox', { name: 'Basil' }))
    expect(screen.getByText('2 chosen')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'May not list it' }))
    await waitFor(() =>
      expect(asked.find(({ path }) => path.endsWith('setMany'))?.input).toEqual({
        locale: 'en',
        robots: 'noindex',
        items: [
          { entity: 'brand', id: 'b1' },
          { entity: 'brand', id: 'b2' },
        ],
      }),
    )
    await waitFor(() => expect(screen.queryByText('2 chosen')).toBeNull())
  })
})

describe('the changes of settings', () => {
  it('are read with their names and values, and asked for by group', async () => {
    const change = {
      id: 'h1',
      record: 's1',
      key: 'returns.windowDays',
      at: '2026-11-20T06:00:00.000Z',
      person: { id: 'u1', name: 'Asha Rao' },
      before: 14,
      after: 21,
      isSecret: false,
    }
    const secret = {
      ...change,
      id: 'h2',
      key: 'payments.gatewaySecret',
      isSecret: true,
      before: null,
      after: '2026-11-20T06:00:00.000Z',
    }
    const { asked, person: user } = renderPart(<ChangeLog resource={resources.configSetting as never} />, {
      answers: { 'operations/changes': { total: 2, changes: [change, secret], people: [change.person] } },
    })
    const line = within((await screen.findByText('14')).closest('tr') as HTMLElement)
    expect(line.getByRole('link').getAttribute('href')).toContain('/pages/config-settings/s1')
    expect([line.getByText('21'), line.getByText('Asha Rao')].length).toBe(2)
    expect(screen.getByText('A secret was set')).toBeTruthy()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Group' }), 'Returns')
    await waitFor(() => expect(asked.at(-1)?.input).toMatchObject({ group: 'returns', from: 0 }))
  })
})

describe('robots.txt', () => {
  it('is not saved while a line is no rule', async () => {
    const { person: user } = renderPart(<RobotsEditor resource={seo} />, {
      answers: { 'operations/robots': { text: 'User-agent: *\nAllow: /', versions: [] } },
    })
    const box = await screen.findByLabelText('robots.txt')
    await user.type(box, '\nhello')
    expect(screen.getByText('Line 3 is not a rule of robots.txt.')).toBeTruthy()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /save/i }).disabled).toBe(true)
  })
})
