import { act, screen, waitFor } from '@testing-library/react'
import { EditBase, useEditContext } from 'ra-core'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { AnyRecord } from '../../../src/core/index.ts'
import { useFormStand } from '../../../src/views/form/FormContexts.ts'
import { FormField } from '../../../src/views/form/FormField.tsx'
import type { FormShape } from '../../../src/views/form/FormShape.ts'
import { RecordForm } from '../../../src/views/form/RecordForm.tsx'
import { fakeShop, idOf } from './fakeShop.ts'
import { expectRefusals, renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

const check = vi.hoisted(() => {
  let open = () => {}
  const loaded = new Promise<void>((resolve) => {
    open = resolve
  })
  return { loaded, open }
})
// THE check comes over the network once the form is there.
vi.mock(import('../../../src/views/form/check.ts'), async (original) => {
  await check.loaded
  return original()
})

beforeEach(() => {
  localStorage.clear()
  expectRefusals()
})

const linen = {
  id: idOf(1),
  name: 'Linen coat',
  slug: 'linen-coat',
  kind: 'physical',
  maker: null,
  price: 129_900,
  cost: null,
  margin: null,
  weight: 300,
  note: null,
  variants: [],
  translations: {},
}

const newVariant = (at: number) => ({ sku: `LC-${at + 1}`, price: null, stock: 0 })

function Layout() {
  const { saveFirst, isDirty, isSaving } = useFormStand()
  const { getValues, setValue } = useFormContext()
  const add = () =>
    setValue('variants', [...getValues('variants'), newVariant(getValues('variants').length)], {
      shouldDirty: true,
    })
  const [saved, setSaved] = useState<string>()
  return (
    <>
      <FormField name="name" />
      <FormField name="note" />
      <button type="button" onClick={add}>
        Add
      </button>
      <button type="button" onClick={() => void saveFirst().then((record) => setSaved(record?.name ?? 'no'))}>
        Save first
      </button>
      <output>{isSaving ? 'saving' : isDirty ? 'unsaved' : `saved: ${saved}`}</output>
    </>
  )
}

const shape: FormShape = { Header: () => null, Layout, isSplit: false, savesItself: true }

function Loaded() {
  const { record } = useEditContext<AnyRecord>()
  return record ? <RecordForm resource={coat} record={record} shape={shape} /> : null
}

async function open() {
  const shop = fakeShop(registry, { coat: [linen] })
  const rendered = renderForm({
    resource: coat,
    shop,
    children: (
      <EditBase
        resource={coat.path}
        id={linen.id}
        mutationMode="pessimistic"
        redirect={false}
        disableAuthentication
      >
        <Loaded />
      </EditBase>
    ),
  })
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/)
  await rendered.person.type(name, ' II')
  const save = () => rendered.person.click(screen.getByRole('button', { name: 'Save first' }))
  /** Somebody else saves, and this page is told. */
  const meddle = async (theirs: object) => {
    shop.meddle(coat.path, linen.id, theirs)
    await act(() => rendered.queryClient.refetchQueries())
  }
  return { ...rendered, shop, name, save, meddle }
}

const stands = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words))

describe('a form that saves itself', () => {
  it('saves what was sent before it could be checked, though another change came in until then', async () => {
    const { shop, save, meddle } = await open()
    await save()
    await meddle({ price: 99_900 })
    check.open()
    await stands('saved: Linen coat II')
    expect(shop.records(coat.path)[0]).toMatchObject({ name: 'Linen coat II', price: 99_900, version: 3 })
  })

  it('takes in what somebody else saved while its own was on its way, and sends it once more', async () => {
    const { shop, save, name, person, meddle } = await open()
    let answer = () => {}
    shop.hold.update = new Promise<void>((resolve) => {
      answer = resolve
    })
    await save()
    await stands('saving')
    await meddle({ price: 99_900 })
    await person.type(name, 'I')
    answer()
    await stands('saved: Linen coat III')
    expect(shop.records(coat.path)[0]).toMatchObject({ name: 'Linen coat III', price: 99_900, version: 3 })
    expect(shop.calls('update').map(({ params }) => params.data.version)).toEqual([1, 2])
  })

  it('keeps a row once that was added while one before it was on its way', async () => {
    const { shop, save, person } = await open()
    const commit = shop.methods.update
    // The server gives each new row its id.
    shop.methods.update = (path, params) => {
      const rows = params.data.variants?.map((row: object, at: number) => ({ id: idOf(20 + at), ...row }))
      return commit?.(path, { ...params, data: { ...params.data, ...(rows && { variants: rows }) } })
    }
    let answer = () => {}
    shop.hold.update = new Promise<void>((resolve) => {
      answer = resolve
    })
    const add = () => person.click(screen.getByRole('button', { name: 'Add' }))
    await add()
    await save()
    await stands('saving')
    await add()
    answer()
    await stands('unsaved')
    await save()
    await stands('saved: Linen coat II')
    expect(shop.records(coat.path)[0]?.variants).toMatchObject([
      { id: idOf(20), sku: 'LC-1' },
      { id: idOf(21), sku: 'LC-2' },
    ])
  })

  it('is sent as often as somebody else was first', async () => {
    const { shop, save } = await open()
    const commit = shop.methods.update
    const others = [{ price: 99_900 }, { weight: 280 }]
    shop.methods.update = (path, params) => {
      const theirs = others.shift()
      if (theirs) shop.meddle(path, params.id, theirs)
      return commit?.(path, params)
    }
    await save()
    await stands('saved: Linen coat II')
    expect(shop.records(coat.path)[0]).toMatchObject({ name: 'Linen coat II', price: 99_900, weight: 280 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('asks where both changed the same', async () => {
    const { save, meddle } = await open()
    await meddle({ name: 'Linen trench' })
    await save()
    expect((await screen.findByRole('dialog')).textContent).toContain('Linen trench')
  })
})
