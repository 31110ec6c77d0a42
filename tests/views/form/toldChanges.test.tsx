import { screen, waitFor } from '@testing-library/react'
import { EditBase, useEditContext } from 'ra-core'
import { useFormContext } from 'react-hook-form'
import { beforeEach, describe, expect, it } from 'vitest'
import type { AnyRecord } from '../../../src/core/index.ts'
import { useFormStand } from '../../../src/views/form/FormContexts.ts'
import { FormField } from '../../../src/views/form/FormField.tsx'
import type { FormShape } from '../../../src/views/form/FormShape.ts'
import { RecordForm } from '../../../src/views/form/RecordForm.tsx'
import { fakeShop, idOf } from './fakeShop.ts'
import { renderForm } from './renderForm.tsx'
import { coat, registry } from './workshop.ts'

beforeEach(() => localStorage.clear())

const linen = { id: idOf(1), name: 'Linen coat', price: 129_900, weight: 300, note: null, variants: [] }

const along = { weight: 450, note: 'Heavy' }

/** A choice that brings along further values. */
function Layout() {
  const { setValue } = useFormContext()
  const { onBrought } = useFormStand()
  const choose = () => {
    for (const [name, value] of Object.entries({ name: 'Wool coat', ...along }))
      setValue(name, value, { shouldDirty: true })
    onBrought(along)
  }
  return (
    <>
      <FormField name="name" />
      <FormField name="note" />
      <button type="button" onClick={choose}>
        Wool
      </button>
    </>
  )
}

const shape: FormShape = { Header: () => null, Layout, isSplit: false }

function Loaded() {
  const { record } = useEditContext<AnyRecord>()
  return record ? <RecordForm resource={coat} record={record} shape={shape} /> : null
}

async function chosen() {
  const { person } = renderForm({
    resource: coat,
    shop: fakeShop(registry, { coat: [linen] }),
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
  await person.click(await screen.findByRole('button', { name: 'Wool' }))
  const says = (words: string) =>
    waitFor(() =>
      expect(screen.getByRole('region', { name: 'Unsaved changes' }).textContent).toContain(words),
    )
  return { person, says }
}

describe('a choice that brings further values along', () => {
  it('is the one change that is told, until one of them is written over', async () => {
    const { person, says } = await chosen()
    await says('Unsaved coat: NameDiscard')
    await person.type(screen.getByLabelText(/^Note/), ' enough')
    await says('Unsaved coat: Name, NoteDiscard')
  })

  it('leaves what it brought to be told where it is taken back itself', async () => {
    const { person, says } = await chosen()
    const name = screen.getByLabelText(/^Name/)
    await person.clear(name)
    await person.type(name, 'Linen coat')
    await says('Unsaved coat: Weight, NoteDiscard')
  })
})
