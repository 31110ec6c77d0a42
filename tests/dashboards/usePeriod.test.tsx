import { act, renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { usePeriod } from '../../resources/insight/dashboard/screens/board/usePeriod.ts'

it('keeps a change of the period that has not been drawn yet when the comparison is changed', () => {
  const { result } = renderHook(usePeriod, { wrapper: MemoryRouter })
  act(() => {
    const { change } = result.current
    change({ period: '90d' })
    change({ compare: 'none' })
  })
  expect(result.current.params).toEqual({ period: '90d', compare: 'none' })
})
