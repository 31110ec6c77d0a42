import { screen, waitFor, within } from '@testing-library/react'
import { lazy, useEffect } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineResource, defineResources } from '../../../src/core/index.ts'
import * as f from '../../../src/fields/index.ts'
import { loadViews } from '../../../src/views/loadViews.ts'
import { defineViews, type OwnActionProps, type OwnSection } from '../../../src/views/overrides.ts'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'

const parcel = defineResource({
  name: 'parcel',
  title: 'code',
  fields: {
    code: f.text({ required: true }),
    weight: f.integer(),
    state: f.select(['packed', 'sent'], { default: 'packed' }),
  },
  permissions: ['stamp'],
  form: {
    as: 'tabs',
    sections: {
      general: ['code', 'weight', 'state'],
      journey: { fields: [] },
      seal: { fields: [], visible: { weight: { gt: 9 } } },
      label: { fields: [], in: 'aside' },
      customs: { fields: [], in: 'aside', visible: { state: 'sent' } },
    },
  },
})
const registry = defineResources([parcel])

const asked: OwnActionProps[] = []

function StampDialog(props: OwnActionProps) {
  const { records, close } = props
  useEffect(() => void asked.push(props), [props])
  return (
    <div role="dialog" aria-label="Stamp">
      {records.map(({ code }) => String(code)).join()}
      <button type="button" onClick={close}>
        Done
      </button>
    </div>
  )
}

const says =
  (word: string): OwnSection =>
  ({ record }) => <p>{`${word} of ${record ? String(record.code) : 'a new one'}`}</p>

const views = defineViews(parcel, {
  actions: {
    stamp: { on: ['record'], flag: 'stamp', Dialog: StampDialog },
    sendOn: { on: ['record', 'list'], flag: 'edit', when: { state: 'packed' }, Dialog: StampDialog },
    duplicate: { on: ['record'], flag: 'create', when: { state: 'sent' }, Dialog: StampDialog },
    sweep: { on: ['list', 'selection'], flag: 'edit', Dialog: StampDialog },
  },
  sections: {
    journey: says('Journey'),
    label: says('Label'),
    customs: says('Customs'),
    seal: lazy<OwnSection>(() => Promise.reject(new Error('Unable to preload CSS for seal.css'))),
  },
})

beforeAll(async () => {
  await loadViews('parcel', { parcel: async () => views })
})
beforeEach(() => {
  localStorage.clear()
  asked.length = 0
})

const shopWith = (state: string) =>
  fakeShop(registry, { parcel: [{ id: idOf(1), code: 'P-1', weight: null, state }] })

/** A dialog comes with the theme, which takes its time when it is first loaded. */
const patience = { timeout: 10_000 }

const offered = async (rendering: ReturnType<typeof renderForm>) => {
  await rendering.person.click(await screen.findByRole('button', { name: 'More actions' }))
  const menu = await screen.findByRole('menu')
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)
}

describe('the own actions of an area', () => {
  it.each(['edit', 'show'] as const)('stand in the menu of a record on its %s page', async (page) => {
    const items = await offered(
      renderForm({ registry, resource: parcel, id: idOf(1), page, shop: shopWith('packed') }),
    )
    expect(items).toEqual(expect.arrayContaining(['Stamp', 'Send on']))
    expect(items).not.toContain('Sweep')
  })

  it('are offered only for records that they are for', async () => {
    const items = await offered(
      renderForm({ registry, resource: parcel, id: idOf(1), shop: shopWith('sent') }),
    )
    expect(items).toContain('Stamp')
    expect(items).not.toContain('Send on')
  })

  it('take the place of the common copy by its name', async () => {
    const open = { registry, resource: parcel, id: idOf(1) }
    const first = renderForm({ ...open, shop: shopWith('sent') })
    expect((await offered(first)).filter((item) => item === 'Duplicate')).toHaveLength(1)
    await first.person.click(screen.getByRole('menuitem', { name: 'Duplicate' }))
    expect(await screen.findByRole('dialog', { name: 'Stamp' }, patience)).toBeTruthy()
    first.unmount()
    expect(await offered(renderForm({ ...open, shop: shopWith('packed') }))).not.toContain('Duplicate')
  })

  it('are offered only to those who have the flag', async () => {
    const permissions = [{ key: 'parcel', view: true, edit: true }]
    const items = await offered(
      renderForm({ registry, resource: parcel, id: idOf(1), shop: shopWith('packed'), permissions }),
    )
    expect(items).toContain('Send on')
    expect(items).not.toContain('Stamp')
  })

  it('draw their dialog with the record, and read it again when it closes', async () => {
    const shop = shopWith('packed')
    const { person } = renderForm({ registry, resource: parcel, id: idOf(1), shop })
    await person.click(await screen.findByRole('button', { name: 'More actions' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Stamp' }))
    const dialog = await screen.findByRole('dialog', { name: 'Stamp' }, patience)
    expect(dialog.textContent).toContain('P-1')
    expect(asked[0]?.resource).toBe(parcel)
    shop.meddle('pages/parcel', idOf(1), { code: 'P-1 stamped' })
    await person.click(within(dialog).getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Code/).value).toBe('P-1 stamped'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the own sections of an area', () => {
  it('stand in a tab of their own and in the narrow column, with the record', async () => {
    const { person } = renderForm({ registry, resource: parcel, id: idOf(1), shop: shopWith('packed') })
    expect(await screen.findByText('Label of P-1')).toBeTruthy()
    expect(screen.queryByText('Customs of P-1')).toBeNull()
    await person.click(screen.getByRole('tab', { name: 'Journey' }))
    expect(await screen.findByText('Journey of P-1')).toBeTruthy()
  })

  it('follow the condition of their section', async () => {
    const { person } = renderForm({ registry, resource: parcel, id: idOf(1), shop: shopWith('packed') })
    await person.selectOptions(await screen.findByLabelText(/^State/), 'sent')
    expect(await screen.findByText('Customs of P-1')).toBeTruthy()
  })

  it('stand for themselves where their code does not come: the form stays with what was typed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { person } = renderForm({ registry, resource: parcel, id: idOf(1), shop: shopWith('packed') })
    await person.type(await screen.findByLabelText(/^Code/), ' by hand')
    await person.type(screen.getByLabelText(/^Weight/), '10')
    await person.click(await screen.findByRole('tab', { name: 'Seal' }))
    expect(await screen.findByText('A part of the page could not be loaded')).toBeTruthy()
    await person.click(screen.getByRole('tab', { name: 'General' }))
    expect((screen.getByLabelText(/^Code/) as HTMLInputElement).value).toBe('P-1 by hand')
    vi.restoreAllMocks()
  })

  it('know no record while one is created', async () => {
    renderForm({ registry, resource: parcel, shop: shopWith('packed') })
    expect(await screen.findByText('Label of a new one')).toBeTruthy()
  })

  it('are shown with the record where it is read, unless they stand in for inputs', async () => {
    renderForm({ registry, resource: parcel, id: idOf(1), page: 'show', shop: shopWith('sent') })
    expect(await screen.findByText('Journey of P-1')).toBeTruthy()
    expect(screen.getByText('Customs of P-1')).toBeTruthy()
  })
})
