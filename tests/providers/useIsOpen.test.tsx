import { renderHook } from '@testing-library/react'
import { StrictMode, useLayoutEffect } from 'react'
import { expect, it } from 'vitest'
import { useIsOpen } from '../../src/providers/useIsOpen.ts'

it('what asks is there from its first drawing until it is taken away, however often React tries it', () => {
  const first: boolean[] = []
  const shown = () => {
    const isOpen = useIsOpen()
    useLayoutEffect(() => void first.push(isOpen()), [isOpen])
    return isOpen
  }
  const { result, rerender, unmount } = renderHook(shown, { wrapper: StrictMode })
  expect(first[0]).toBe(true)
  rerender()
  expect(result.current()).toBe(true)
  unmount()
  expect(result.current()).toBe(false)
})
