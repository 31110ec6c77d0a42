import { act, waitFor } from '@testing-library/react'
import { FormProvider, type UseFormReturn, useForm, useWatch } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useBrought } from '../../../resources/sales/order/screens/customer/useBrought.ts'
import { renderMerchandising } from '../merchandising/renderMerchandising.tsx'

const customers: Record<string, object> = {
  meera: {
    id: 'meera',
    name: 'Meera Iyer',
    phone: '+919876543210',
    email: 'meera@example.in',
    language: 'fr',
  },
  kiran: { id: 'kiran', name: 'Kiran Rao', phone: '+919812345678', email: null, language: null },
}

beforeEach(() => localStorage.clear())

/** A draft that may be of somebody already, whose customer is then chosen. */
function draft({
  saved = null,
  permissions,
}: {
  saved?: string | null
  permissions?: readonly Record<string, unknown>[]
} = {}) {
  const onMissing = vi.fn()
  const getOne = vi.fn(async (_: string, { id }: { id: string }) => ({ data: customers[id] }))
  const held: { form?: UseFormReturn } = {}
  function Chosen() {
    useBrought(useWatch({ name: 'customer' }), saved, onMissing)
    return null
  }
  function Draft() {
    const form = useForm({ defaultValues: { customer: saved, contactName: null, email: null, locale: 'en' } })
    held.form = form as unknown as UseFormReturn
    return (
      <FormProvider {...form}>
        <Chosen />
      </FormProvider>
    )
  }
  renderMerchandising(<Draft />, { provider: { getOne }, ...(permissions ? { permissions } : {}) })
  const form = held.form as UseFormReturn
  const choose = (id: string | null) => act(() => form.setValue('customer', id))
  return { form, choose, onMissing, getOne }
}

describe('whoever a draft is for', () => {
  it('brings along how to reach them, and is followed by another with all that nobody wrote over', async () => {
    const { form, choose, onMissing } = draft()
    choose('meera')
    await waitFor(() => expect(form.getValues('contactName')).toBe('Meera Iyer'))
    expect(form.getValues(['phone', 'email', 'locale'])).toEqual(['+919876543210', 'meera@example.in', 'fr'])
    act(() => form.setValue('phone', '+911140001234'))
    choose('kiran')
    await waitFor(() => expect(form.getValues('contactName')).toBe('Kiran Rao'))
    expect(form.getValues(['phone', 'email', 'locale'])).toEqual(['+911140001234', null, 'en'])
    expect(onMissing).not.toHaveBeenCalled()
  })

  it('leaves a saved draft as it is written', async () => {
    const { form, getOne } = draft({ saved: 'meera' })
    expect(form.getValues('contactName')).toBeNull()
    expect(getOne).not.toHaveBeenCalled()
  })

  it('is written by hand by those who may not read customers whole', () => {
    const { choose, onMissing, getOne } = draft({
      permissions: [
        { key: 'order', view: true, create: true },
        { key: 'customer', view: true },
      ],
    })
    choose('meera')
    expect(onMissing).toHaveBeenCalledOnce()
    expect(getOne).not.toHaveBeenCalled()
  })
})
