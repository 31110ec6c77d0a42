// @vitest-environment node
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { ensureCluster } from '../../server/database/embedded/cluster.ts'
import { openDatabase } from '../../server/database/open.ts'
import { temporaryDirectory } from '../support/database.ts'

describe('a new cluster', () => {
  let root: string
  let initialised: string[]

  beforeEach(() => {
    root = temporaryDirectory()
    initialised = []
  })

  afterEach(() => rmSync(root, { recursive: true, force: true }))

  async function initialise(directory: string): Promise<void> {
    initialised.push(directory)
    await sleep(5)
    mkdirSync(join(directory, 'base'), { recursive: true })
    writeFileSync(join(directory, 'base/1'), 'rows')
    writeFileSync(join(directory, 'PG_VERSION'), '18\n')
  }

  function make(name: string, cache = 'cache'): Promise<void> {
    return ensureCluster(join(root, name), join(root, cache), initialise)
  }

  function content(name: string): string {
    return readFileSync(join(root, name, 'base/1'), 'utf8')
  }

  it('is a copy of one template that initdb makes once', async () => {
    await make('first')
    await make('second')
    expect(initialised).toHaveLength(1)
    expect([content('first'), content('second')]).toEqual(['rows', 'rows'])
  })

  it('has one template when several are made at once', async () => {
    await Promise.all(['a', 'b', 'c', 'd'].map((name) => make(name)))
    expect(readdirSync(join(root, 'cache'))).toEqual([expect.stringMatching(/^pglite-\d+\.\d+\.\d+$/)])
    expect(['a', 'b', 'c', 'd'].map(content)).toEqual(['rows', 'rows', 'rows', 'rows'])
  })

  it('is made without a template where the cache cannot be written', async () => {
    writeFileSync(join(root, 'file'), '')
    await make('first', 'file/cache')
    expect(initialised).toEqual([join(root, 'first.unfinished')])
    expect(content('first')).toBe('rows')
  })

  it('leaves neither a half template nor a half cluster behind when initdb fails', async () => {
    const failing = ensureCluster(join(root, 'first'), join(root, 'cache'), async (directory) => {
      writeFileSync(join(directory, 'half'), '')
      throw new Error('disk full')
    })
    await expect(failing).rejects.toThrow('disk full')
    expect(readdirSync(join(root, 'cache'))).toEqual([])
    expect(existsSync(join(root, 'first'))).toBe(false)
  })

  it('replaces what a crash on the way left', async () => {
    mkdirSync(join(root, 'first.unfinished/base'), { recursive: true })
    writeFileSync(join(root, 'first.unfinished/base/2'), 'half')
    await make('first')
    expect(readdirSync(join(root, 'first/base'))).toEqual(['1'])
    expect(existsSync(join(root, 'first.unfinished'))).toBe(false)
  })

  it('never touches a cluster that is there', async () => {
    await make('first')
    writeFileSync(join(root, 'first/base/1'), 'mine')
    await make('first')
    expect(content('first')).toBe('mine')
  })

  it('is refused where files of another kind are', async () => {
    mkdirSync(join(root, 'first'))
    writeFileSync(join(root, 'first/photo.jpg'), '')
    await expect(make('first')).rejects.toThrow('holds files but no database')
  })
})

describe('the embedded database', () => {
  it('makes its directory, keeps its rows from one opening to the next, and shuts down cleanly', async () => {
    const root = temporaryDirectory()
    const dataDir = join(root, 'not/yet')
    const first = await openDatabase({ dataDir })
    await sql`create table visits as select 1 as id`.execute(first.db)
    await first.close()
    expect(readFileSync(join(dataDir, 'database/global/pg_control')).readInt32LE(16)).toBe(shutDown)

    const second = await openDatabase({ dataDir })
    expect((await sql`select id from visits`.execute(second.db)).rows).toEqual([{ id: 1 }])
    await second.close()
    rmSync(root, { recursive: true })
  }, 60_000)
})

const shutDown = 1 // DB_SHUTDOWNED in PostgreSQL's pg_control.h
