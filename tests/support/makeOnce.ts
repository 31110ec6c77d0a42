import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Makes what several processes want, by one of them: the others wait until it is there. `lock` is a file that names the one at work;
 * that of a process that ended on the way is taken over.
 */
export async function makeOnce(
  lock: string,
  isThere: () => boolean | Promise<boolean>,
  make: () => Promise<void>,
): Promise<void> {
  mkdirSync(dirname(lock), { recursive: true })
  while (!(await isThere())) {
    if (take(lock)) {
      try {
        // Between the look and the lock another may have made it.
        if (!(await isThere())) await make()
      } finally {
        rmSync(lock, { force: true })
      }
      return
    }
    await sleep(100)
  }
}

function take(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isHeld(lock)) rmSync(lock, { force: true })
    return false
  }
}

function isHeld(lock: string): boolean {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0)
    return true
  } catch (error) {
    // Only where nobody has the number any more: a file that is gone is not ours to remove, another may have made the next.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH'
  }
}
