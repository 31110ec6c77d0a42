import { setTimeout as sleep } from 'node:timers/promises'
import { lockDirectory } from '../../server/database/embedded/lock.ts'

// A process of its own for the tests: takes the lock on the directory given, says so, and keeps it until it is killed.
const [directory = ''] = process.argv.slice(2)
try {
  await lockDirectory(directory)
  console.log('held')
  await sleep(60_000)
} catch (error) {
  console.log(error instanceof Error ? error.message : error)
}
