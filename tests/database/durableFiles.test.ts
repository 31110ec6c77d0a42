// @vitest-environment node
import { rmSync } from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { durableFiles } from '../../server/database/embedded/durableFiles.ts'
import { startParams } from '../../server/database/embedded/startParams.ts'
import { temporaryDirectory } from '../support/database.ts'

const synced = vi.hoisted(() => ({ files: 0 }))

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>()
  const fsyncSync = (file: number) => {
    synced.files++
    fs.fsyncSync(file)
  }
  return { ...fs, fsyncSync }
})

// The rest of the suite kills processes, which the operating system's cache survives; a power cut needs this.
describe('the files of the embedded database', () => {
  const directory = temporaryDirectory()
  let database: PGlite

  beforeAll(async () => {
    database = await PGlite.create({ fs: durableFiles(directory), startParams })
    await database.exec('create table visits (id int)')
  }, 60_000)

  afterAll(async () => {
    await database.close()
    rmSync(directory, { recursive: true })
  })

  it('are synced to the disk at every commit', async () => {
    const before = synced.files
    for (let id = 0; id < 50; id++) await database.query('insert into visits values ($1)', [id])
    expect(synced.files - before).toBeGreaterThanOrEqual(50)
  })

  it('are synced table by table at a checkpoint', async () => {
    await database.exec('insert into visits values (1)')
    const before = synced.files
    await database.exec('checkpoint')
    expect(synced.files - before).toBeGreaterThanOrEqual(3)
  })

  it('are not synced for reading', async () => {
    const before = synced.files
    await database.query('select count(*) from visits')
    expect(synced.files).toBe(before)
  })
})
