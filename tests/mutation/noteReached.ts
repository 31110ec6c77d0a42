import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each test file notes which mutants it came past. */
    notes: string
  }
}

const reached = new Set<number>()
Object.assign(globalThis, { reached })

afterAll(() => {
  const { testPath = '' } = expect.getState()
  mkdirSync(inject('notes'), { recursive: true })
  writeFileSync(join(inject('notes'), encodeURIComponent(testPath)), JSON.stringify([...reached]))
})
