import { expect, it, vi } from 'vitest'
import { openAreaTexts } from '../../src/providers/areaTexts.ts'

vi.mock('#texts', () => ({ loadAreaTexts: async () => Promise.reject(new Error('no texts')) }))

it('an area whose descriptor and texts both fail to come fails once: nothing is left that nobody listens to', async () => {
  const unheard: unknown[] = []
  const listen = (reason: unknown) => unheard.push(reason)
  process.on('unhandledRejection', listen)
  await expect(openAreaTexts('coupon', Promise.reject(new Error('no descriptor')))).rejects.toThrow()
  await new Promise((resolve) => setTimeout(resolve, 20))
  process.off('unhandledRejection', listen)
  expect(unheard).toEqual([])
})
