import type { FastifyBaseLogger } from 'fastify'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { ServerSettings } from './settings.ts'
import type { LogArea } from './settingsSchema.ts'

/**
 * The server's log: one JSON object a line. What could carry a token, a password or personal data is not written at all (no
 * bodies, headers, queries or addresses); the redaction is a second line for what a library might log.
 */
export function makeLog(
  { logLevel }: Pick<ServerSettings, 'logLevel'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: ['password', 'token', 'authorization', '*.password', '*.token', '*.authorization', '*.cookie'],
      censor: '[removed]',
    },
    serializers: { err: errorWithoutData, req: () => undefined, res: () => undefined },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The log of a part of the server, with a level of its own where the settings name one (`LOG_LEVEL=warn,jobs=debug`). */
export const areaLog = (
  log: FastifyBaseLogger,
  { logLevels }: Pick<ServerSettings, 'logLevels'>,
  area: LogArea,
): FastifyBaseLogger => log.child({ area }, { level: logLevels[area] ?? log.level })

/** What helps to find a fault: its kind, message and place. Database errors repeat values in `detail`, so that stays out. */
function errorWithoutData(error: unknown) {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) }
  const { name, message, stack } = error
  const code = 'code' in error ? String(error.code) : undefined
  const cause = error.cause instanceof Error ? error.cause.message : undefined
  return { type: name, code, message, stack, cause }
}
