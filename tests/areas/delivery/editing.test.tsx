import { screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import CoverageEditor from '../../../resources/delivery/deliveryZone/screens/CoverageEditor.tsx'
import ExclusionsSection from '../../../resources/delivery/deliveryZone/screens/ExclusionsSection.tsx'
import type { Member, Mode } from '../../../resources/delivery/deliveryZone/screens/members.ts'
import { resources } from '../../../resources/index.ts'
import address from '../../../src/fields/address/address.input.tsx'
import type { Address } from '../../../src/fields/address/address.ts'
import * as f from '../../../src/fields/index.ts'
import { type FormFacts, FormFactsContext } from '../../../src/views/form/FormContexts.ts'
import { expectRefusals } from '../../views/form/renderForm.tsx'
import { renderMerchandising as renderArea } from '../merchandising/renderMerchandising.tsx'

const zone = resources.deliveryZone
const states = [
  { id: 'ka', version: 1, name: 'Karnataka', translations: {} },
  { id: 'kl', version: 1, name: 'Kerala', translations: {} },
]

describe('the places of a zone', () => {
  const edit = (first: Member[], mode: Mode = 'include') => {
    let members: readonly Member[] = first
    const Host = () => {
      const [value, setValue] = useState<Member[] | null>(first)
      members = value ?? []
      return (
        <CoverageEditor
          id="m"
          source="members"
          name="members"
          label="Places"
          value={value}
          onChange={setValue}
          options={{}}
          field={zone.fields.members}
          resource={zone}
          mode={mode}
          error={[{ state: { message: 'There is no such record any more.' } }]}
        />
      )
    }
    const lists: Record<string, unknown[]> = {
      'pages/state-list': states,
      'pages/district-list': [{ id: 'bu', version: 1, name: 'Bengaluru Urban', translations: {} }],
    }
    const view = renderArea(<Host />, {
      provider: {
        getMany: async () => ({ data: states.map(({ id, name }) => ({ id, title: name, picture: null })) }),
        getList: async (path: string) => ({ data: lists[path] ?? [], total: lists[path]?.length ?? 0 }),
      },
    })
    return { ...view, members: () => members }
  }

  it('are named, tell what is wrong with them, and can be removed', async () => {
    const { person, members } = edit([
      { level: 'state', mode: 'include', state: 'ka' },
      { level: 'pincode', mode: 'exclude', from: '560103' },
    ])
    const taken = within(await screen.findByRole('region', { name: 'One place taken in' }))
    await taken.findByText('Karnataka')
    taken.getByText('There is no such record any more.')
    // What is left out stands elsewhere.
    expect(screen.queryByText('560103')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Remove Karnataka' }))
    expect(members()).toEqual([{ level: 'pincode', mode: 'exclude', from: '560103' }])
  })

  it('that are left out are a list of their own', async () => {
    const { person, members } = edit(
      [
        { level: 'state', mode: 'include', state: 'ka' },
        { level: 'pincode', mode: 'exclude', from: '560103' },
      ],
      'exclude',
    )
    await screen.findByRole('region', { name: 'One place left out' })
    expect(screen.queryByText('Karnataka')).toBeNull()
    await person.click(screen.getByRole('button', { name: 'Remove 560103' }))
    expect(members()).toEqual([{ level: 'state', mode: 'include', state: 'ka' }])
  })

  it('take in pasted postal codes, and leave what cannot be read in the box', async () => {
    const { person, members } = edit([{ level: 'pincode', mode: 'exclude', from: '560001', id: 'kept' }])
    const box = await screen.findByLabelText('Paste pincodes')
    await person.click(box)
    await person.paste('560001, 560010-560019 5600* Delhi')
    await person.click(screen.getByRole('button', { name: 'Add' }))
    expect(members()).toEqual([
      { id: 'kept', level: 'pincode', mode: 'include', from: '560001' },
      { level: 'range', mode: 'include', from: '560010', to: '560019' },
      { level: 'prefix', mode: 'include', from: '5600' },
    ])
    expect((box as HTMLTextAreaElement).value).toBe('Delhi')
    screen.getByText('3 added. One could not be read and stays in the box.')
  })

  it('are ticked in the tree, and leave the ones to join the others', async () => {
    const { person, members } = edit(
      [
        { level: 'state', mode: 'include', state: 'kl' },
        { level: 'state', mode: 'exclude', state: 'ka' },
      ],
      'exclude',
    )
    await person.click(screen.getByText('Choose from the map of states'))
    expect(((await screen.findByRole('checkbox', { name: /Kerala/ })) as HTMLInputElement).checked).toBe(
      false,
    )
    screen.getByText('is taken in')
    await person.click(screen.getByRole('button', { name: 'Open Karnataka' }))
    await person.click(await screen.findByLabelText('Bengaluru Urban'))
    await person.click(screen.getByLabelText('Karnataka'))
    await person.click(screen.getByRole('checkbox', { name: /Kerala/ }))
    expect(members()).toEqual([
      { level: 'state', mode: 'exclude', state: 'kl' },
      { level: 'district', mode: 'exclude', district: 'bu' },
    ])
  })
})

describe('what a zone leaves out', () => {
  const members = [
    { id: 'm1', level: 'state', mode: 'include', state: 'ka' },
    { id: 'm2', level: 'pincode', mode: 'exclude', from: '560103' },
  ]
  const methods = [
    { id: 'a', code: 'a', type: 'standard', name: null, excludedCategories: [], excludedProducts: [] },
    {
      id: 'b',
      code: 'b',
      type: 'express',
      name: 'By night',
      excludedCategories: ['c1'],
      excludedProducts: [],
    },
  ]
  const provider = {
    lookup: async () => ({ data: [{ id: 'c2', title: 'Sarees', picture: null }], total: 1 }),
    getMany: async () => ({ data: [{ id: 'c1', title: 'Perfume', picture: null }] }),
  }

  it('are places of its own, and for each method the goods that it does not deliver', async () => {
    let form: Record<string, any> = {}
    const Host = () => {
      const state = useForm({ defaultValues: { members, methods } as Record<string, unknown> })
      form = useWatch({ control: state.control })
      const facts = { closed: undefined, writable: new Set(['members', 'methods']) } as unknown as FormFacts
      return (
        <FormProvider {...state}>
          <FormFactsContext value={facts}>
            <ExclusionsSection resource={zone as never} />
          </FormFactsContext>
        </FormProvider>
      )
    }
    const { person } = renderArea(<Host />, { provider })
    await person.click(await screen.findByRole('button', { name: 'Remove 560103' }))
    await waitFor(() => expect(form.members).toEqual([members[0]]))
    const goods = within(screen.getByRole('group', { name: 'Goods that “By night” does not deliver' }))
    await goods.findByText('Perfume')
    await person.click(goods.getByRole('combobox', { name: 'Not for categories' }))
    await person.click(await screen.findByRole('option', { name: 'Sarees' }))
    await waitFor(() => expect(form.methods[1].excludedCategories).toEqual(['c1', 'c2']))
    expect(form.methods[0]).toEqual(methods[0])
  })

  it('is read without a form, and said where it is nothing', async () => {
    const read = (of: object[]) => ({ id: 'z', members: of, methods }) as never
    const first = renderArea(<ExclusionsSection resource={zone as never} record={read(members)} />)
    await screen.findByText('560103')
    expect(screen.queryByRole('button')).toBeNull()
    first.unmount()
    renderArea(<ExclusionsSection resource={zone as never} record={read(members.slice(0, 1))} />)
    await screen.findByText('Nothing is left out.')
  })
})

describe('an address', () => {
  const edit = (first: Partial<Address>, found: unknown, permissions?: Record<string, unknown>[]) => {
    let current: Partial<Address> | null = first
    const Host = () => {
      const [value, setValue] = useState<Address | null>(first as Address)
      current = value
      return (
        <address.Edit
          id="a"
          source="address"
          name="address"
          label="Address"
          value={value}
          onChange={setValue}
          options={{}}
          field={f.address()}
          resource={zone}
        />
      )
    }
    const view = renderArea(<Host />, {
      answers: { 'operations/resolve': found },
      ...(permissions ? { permissions } : {}),
    })
    return { ...view, address: () => current }
  }
  const told = {
    city: { id: '1', name: 'Bengaluru' },
    district: { id: '2', name: 'Bengaluru Urban' },
    state: { id: '3', name: 'Karnataka' },
  }
  const leave = async (person: ReturnType<typeof edit>['person']) => {
    await person.type(screen.getByLabelText(/PIN code/), '560034')
    await person.tab()
  }

  it('takes city, district and state from its pincode where nobody wrote them', async () => {
    const { person, address: value, asked } = edit({ city: 'Koramangala' }, told)
    await leave(person)
    await waitFor(() => expect(value()?.state).toBe('Karnataka'))
    expect(value()).toMatchObject({ pincode: '560034', city: 'Koramangala', district: 'Bengaluru Urban' })
    expect(asked.map(({ path, input }) => [path, input])).toEqual([
      ['pincodes/operations/resolve', { pincode: '560034', country: 'IN' }],
    ])
  })

  it('stays as it is where the pincode is not known, or may not be looked up', async () => {
    expectRefusals()
    const unknown = edit({}, () => {
      throw new Error('not there')
    })
    await leave(unknown.person)
    expect(unknown.address()).toMatchObject({ pincode: '560034' })
    expect(unknown.address()?.state).toBeUndefined()
    unknown.unmount()
    const shut = edit({}, told, [{ key: 'customer', view: true }])
    await leave(shut.person)
    expect(shut.asked).toEqual([])
  })
})
