import type { Context } from '../server/context.ts'
import { MigrationRefused } from '../server/database/migrationRefused.ts'
import { DatabaseUnavailable } from '../server/database/unavailable.ts'
import { SettingsError } from '../server/settings.ts'
import { StartRefused } from '../server/startRefused.ts'
import { DescriptorError } from '../src/core/index.ts'
import type { RunningServer } from './serve.ts'

const patience = 30_000

/**
 * Ends a process that is told to end before it is ready; answers how to stop listening for that. Without it the first process of a container,
 * which no signal ends that it does not listen for, would go on starting.
 */
export function endWhileStarting(): () => void {
  const end = (_signal: NodeJS.Signals, number: number) => process.exit(128 + number)
  process.on('SIGTERM', end).on('SIGINT', end)
  return () => process.off('SIGTERM', end).off('SIGINT', end)
}

/** Ends the process well on SIGTERM and SIGINT: no new requests, those under way finish, exit code 0. A second signal ends it at once. */
export function closeOnSignals(server: Pick<RunningServer, 'close'>, log: Context['log']): void {
  let closing = false
  const close = (signal: NodeJS.Signals) => {
    if (closing) process.exit(1)
    closing = true
    log.info({ signal }, 'The server is closing.')
    setTimeout(() => {
      log.error('Requests were still under way after 30 seconds. They were given up.')
      process.exit(1)
    }, patience).unref()
    server.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'Closing failed.')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', close)
  process.on('SIGINT', close)
}

const expected = [SettingsError, StartRefused, MigrationRefused, DescriptorError, DatabaseUnavailable]

/** Why a server or a command does not start, for whoever starts it: sentences where we know them, a stack only for faults. */
export function whyRefused(error: unknown): string {
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

/** Prints why the server (or a command) cannot start, and ends the process. */
export function refuseStart(error: unknown): void {
  console.error(`\n${whyRefused(error)}\n`)
  process.exit(1)
}
