// @vitest-environment node
import { rmSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { crashRound } from '../support/crashRound.ts'
import { temporaryDirectory } from '../support/database.ts'

describe('the embedded database of a process that is killed while it writes', () => {
  const dataDir = temporaryDirectory()

  afterAll(() => rmSync(dataDir, { recursive: true }))

  it.each([10, 400, 900])(
    'has every acknowledged transaction whole %d ms after its first',
    async (milliseconds) => {
      const round = await crashRound({ dataDir }, milliseconds)
      expect(round.acknowledged.length).toBeGreaterThan(0)
      expect(round).toMatchObject({ missing: [], partial: [], consistent: true })
    },
    120_000,
  )
})
