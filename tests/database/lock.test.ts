// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lockDirectory, socketPath } from '../../server/database/embedded/lock.ts'
import { openDatabase } from '../../server/database/open.ts'
import { temporaryDirectory } from '../support/database.ts'

describe('the lock on the data directory', () => {
  let directory: string
  const children: ChildProcess[] = []

  beforeEach(() => {
    directory = temporaryDirectory()
  })

  afterEach(() => {
    for (const child of children.splice(0)) child.kill('SIGKILL')
    rmSync(directory, { recursive: true, force: true })
  })

  /** Starts a process that asks for the lock; resolves to what it says: `held` or the refusal. */
  async function askFromProcess(path = directory): Promise<{ answer: string; child: ChildProcess }> {
    const child = spawn(process.execPath, [join(import.meta.dirname, '../support/lockHolder.ts'), path])
    children.push(child)
    const [answer] = await once(createInterface(child.stdout), 'line')
    return { answer: String(answer), child }
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }

  it('refuses a second process with a sentence that names the directory and DATA_DIR', async () => {
    expect((await askFromProcess()).answer).toBe('held')
    const { answer } = await askFromProcess()
    expect(answer).toContain(`The data directory ${directory} is in use by another process`)
    expect(answer).toContain('set another DATA_DIR')
  })

  it('refuses a second database in the same process', async () => {
    const lock = await lockDirectory(directory)
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow('in use by another process')
    await lock.release()
  })

  it('is free again after its release, and leaves no file behind', async () => {
    await (await lockDirectory(directory)).release()
    expect(existsSync(socketPath(directory))).toBe(false)
    await (await lockDirectory(directory)).release()
  })

  it('is taken over from a process that was killed', async () => {
    const { child } = await askFromProcess()
    await kill(child)
    expect(existsSync(socketPath(directory))).toBe(true)
    expect((await askFromProcess()).answer).toBe('held')
  })

  it('goes to exactly one of six processes that find the socket of a killed one at the same time', async () => {
    const { child } = await askFromProcess()
    await kill(child)
    const answers = await Promise.all(Array.from({ length: 6 }, async () => (await askFromProcess()).answer))
    expect(answers.filter((answer) => answer === 'held')).toHaveLength(1)
    expect(answers.filter((answer) => answer.includes('in use by another process'))).toHaveLength(5)
  })

  it('goes to exactly one of twenty that find both a dead socket and a guard left from a killed process', async () => {
    const { child } = await askFromProcess()
    await kill(child)
    const guard = `${socketPath(directory)}.guard`
    writeFileSync(guard, 'left behind')
    utimesSync(guard, new Date(0), new Date(0))
    const asked = await Promise.allSettled(Array.from({ length: 20 }, () => lockDirectory(directory)))
    const held = asked.filter((answer) => answer.status === 'fulfilled')
    expect(held).toHaveLength(1)
    expect(existsSync(guard)).toBe(false)
    await held[0]?.value.release()
  })

  it('lies in the temporary directory when its path is too long for a socket, and holds as well', async () => {
    const deep = join(directory, 'd'.repeat(60), 'e'.repeat(60))
    mkdirSync(deep, { recursive: true })
    const lock = await lockDirectory(deep)
    expect(dirname(socketPath(deep))).toBe(tmpdir())
    expect((await askFromProcess(deep)).answer).toContain('in use by another process')
    await lock.release()
    expect(existsSync(socketPath(deep))).toBe(false)
  })

  it('says what is wrong where no socket can be made', async () => {
    await expect(lockDirectory(join(directory, 'missing'))).rejects.toThrow('missing')
  })

  it('is given back by a database that is closed, and by one that does not open', async () => {
    await (await openDatabase({ dataDir: directory })).close()
    expect(existsSync(socketPath(directory))).toBe(false)
    rmSync(join(directory, 'database/global/pg_control'))
    await expect(openDatabase({ dataDir: directory })).rejects.toThrow('does not open')
    expect(existsSync(socketPath(directory))).toBe(false)
  }, 60_000)
})
