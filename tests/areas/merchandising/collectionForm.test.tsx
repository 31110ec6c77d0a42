import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { Conditions } from '../../../resources/catalogue/collection/screens/Conditions.tsx'
import { Preview } from '../../../resources/catalogue/collection/screens/Preview.tsx'
import { NameInput } from '../../../resources/catalogue/tag/screens/NameInput.tsx'
import { resources } from '../../../resources/index.ts'
import { type FormFacts, FormFactsContext } from '../../../src/views/form/FormContexts.ts'
import { renderMerchandising } from './renderMerchandising.tsx'

/** A form of an area around some of its parts. */
function Form({ values, children }: { values: Record<string, unknown>; children: ReactNode }) {
  const form = useForm({ defaultValues: values })
  const facts = { closed: undefined, writable: new Set(Object.keys(values)) } as unknown as FormFacts
  return (
    <FormProvider {...form}>
      <FormFactsContext value={facts}>{children}</FormFactsContext>
    </FormProvider>
  )
}

const rules = {
  type: 'automatic',
  match: 'all',
  conditions: [] as object[],
  pinnedProducts: [],
  excludedProducts: [],
  sortOrder: 'newest',
  maxProducts: null,
}

describe('the conditions of a collection', () => {
  const render = (found: object) =>
    renderMerchandising(
      <Form values={rules}>
        <Conditions />
        <Preview />
      </Form>,
      { answers: { 'operations/preview': found } },
    )

  it('ask what fits their field, and what they find is counted before anything is saved', async () => {
    const { person, sent } = render({ total: 1234, items: [], incomplete: [] })
    await person.click(await screen.findByRole('button', { name: 'Add a condition' }))
    const line = screen.getByRole('group', { name: 'Condition 1' })
    await person.selectOptions(within(line).getByLabelText('What'), 'Price')
    const how = within(line).getByLabelText('How')
    expect([...how.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'at least',
      'at most',
    ])
    await person.selectOptions(how, 'at most')
    await person.type(within(line).getByLabelText('Amount'), '2500')
    await person.tab()
    await waitFor(() =>
      expect(sent('preview').at(-1)).toMatchObject({
        conditions: [{ field: 'price', operator: 'atMost', amount: 250_000 }],
      }),
    )
    await screen.findByText(/1,234 products match/)
  })

  it('ask for pieces sold within days of one’s choice, thirty unless another number is typed', async () => {
    const { person, sent } = render({ total: 3, items: [], incomplete: [] })
    await person.click(await screen.findByRole('button', { name: 'Add a condition' }))
    const line = screen.getByRole('group', { name: 'Condition 1' })
    await person.selectOptions(within(line).getByLabelText('What'), 'Sold')
    await person.type(within(line).getByLabelText('Number'), '5')
    const days = within(line).getByLabelText<HTMLInputElement>('Days')
    expect(days.value).toBe('30')
    await person.clear(days)
    await person.type(days, '7')
    await person.tab()
    await waitFor(() =>
      expect(sent('preview').at(-1)).toMatchObject({
        conditions: [{ field: 'soldLately', operator: 'atLeast', number: 5, days: 7 }],
      }),
    )
  })

  it('that are not complete are said, and more than ten thousand products are not counted', async () => {
    render({ total: 10_001, items: [], incomplete: [0] })
    await screen.findByText(/More than 10,000 products match\. 1 condition is not complete yet\./)
  })

  it('go when they are removed', async () => {
    const { person } = render({ total: 0, items: [], incomplete: [] })
    await person.click(await screen.findByRole('button', { name: 'Add a condition' }))
    await person.click(screen.getByRole('button', { name: 'Remove condition 1' }))
    expect(screen.queryByRole('group', { name: 'Condition 1' })).toBeNull()
    expect(screen.getByText('Without a condition nothing is found.')).toBeTruthy()
  })
})

describe('the name of a tag', () => {
  it('is told apart from those that are there, which are offered with their uses', async () => {
    const { person, sent } = renderMerchandising(
      <Form values={{ name: '', kind: 'product' }}>
        <NameInput
          source="name"
          name="name"
          label="Name"
          options={resources.tag.fields.name.options}
          field={resources.tag.fields.name}
          resource={resources.tag as never}
          required
          disabled={false}
        />
      </Form>,
      { answers: { 'operations/similar': { tags: [{ id: 'c', name: 'Cotton', usageCount: 48 }] } } },
    )
    await person.type(await screen.findByRole('textbox', { name: /Name/ }), 'Cottons')
    const link = await screen.findByRole('link', { name: 'Cotton (48)' })
    expect(link.getAttribute('href')).toContain('/pages/tag/c')
    await waitFor(() =>
      expect(sent('similar').at(-1)).toEqual({ name: 'Cottons', kind: 'product', except: null }),
    )
  })
})
