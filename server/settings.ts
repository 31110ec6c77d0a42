import type { z } from 'zod'
import { type LogLevel, type LogLevels, settingsSchema } from './settingsSchema.ts'

/** What the operator decides, read once at the start. Times in minutes and hours, sizes in megabytes. */
export interface ServerSettings {
  readonly port: number
  readonly host: string
  readonly dataDir: string
  /** A PostgreSQL server; without it the database is embedded in `dataDir`. */
  readonly databaseUrl: string | undefined
  /** The same server past a pooler, for what listens. */
  readonly databaseListenUrl: string | undefined
  /** A standby of it, for sums, searches and exports. */
  readonly databaseReadUrl: string | undefined
  readonly production: boolean
  readonly allowDemo: boolean
  /** The demo shop that an empty database gets. */
  readonly demo: 'none' | 'small' | 'large'
  readonly logLevel: LogLevel
  /** Where they differ from that. */
  readonly logLevels: LogLevels
  /** What a scrape of `/metrics` has to bring; without it nothing is counted. */
  readonly metricsToken: string | undefined
  /** Where traces are sent; without it there are none. */
  readonly traces: TraceSettings | undefined
  /** The origin under which browsers reach the server, without a slash at the end. */
  readonly publicUrl: string | undefined
  /** Other origins whose pages may call the API. */
  readonly corsOrigins: readonly string[]
  /** Origins that the page itself may call and show pictures of: another server of the same API that the front end was built for. */
  readonly calledOrigins: readonly string[]
  readonly objectStore: ObjectStoreSettings | undefined
  /** What seals the secrets in the database, 32 bytes; without it a file in `dataDir` does. */
  readonly secretKey: Buffer | undefined
  /** When sessions end by themselves, until the shop's own settings say otherwise. */
  readonly sessionIdleMinutes: number
  readonly sessionHours: number
  /** Nobody has to have a second step, whatever the shop's own setting says: the way back in. */
  readonly secondStepOptional: boolean
  /** Staff may come in from everywhere, whatever addresses the shop's own setting lists: the way back in. */
  readonly staffAnywhere: boolean
  readonly firebase: Readonly<Record<string, string>> | undefined
  readonly maxUploadMB: number
  /** Which proxies are believed about the client's address: none, all, a number of hops, or addresses. */
  readonly trustProxy: boolean | number | string
}

/** A collector of OpenTelemetry. */
export interface TraceSettings {
  /** Its address without `/v1/traces`. */
  readonly endpoint: string
  /** What it wants to be told with each delivery, such as a token. */
  readonly headers: Readonly<Record<string, string>>
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly ratio: number
}

/** Where files are kept instead of `dataDir`: a bucket that speaks the S3 protocol. */
export interface ObjectStoreSettings {
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly key: string
  readonly secret: string
}

/** Settings that the server cannot start with; its message is one sentence per setting, for the operator. */
export class SettingsError extends Error {
  constructor(sentences: readonly string[]) {
    super(sentences.join('\n'))
    this.name = 'SettingsError'
  }
}

/**
 * Reads the settings from environment variables; an empty variable counts as absent.
 * @throws SettingsError with everything that is wrong at once; values of secrets are not repeated.
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServerSettings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const parsed = settingsSchema.safeParse(given)
  if (!parsed.success) throw new SettingsError(sentences(parsed.error, given))
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_KEY, S3_SECRET, ...settings } = parsed.data
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    databaseUrl: settings.DATABASE_URL,
    databaseListenUrl: settings.DATABASE_LISTEN_URL,
    databaseReadUrl: settings.DATABASE_READ_URL,
    production: settings.NODE_ENV === 'production',
    allowDemo: settings.ALLOW_DEMO,
    demo: settings.DEMO ?? (settings.NODE_ENV === 'production' ? 'none' : 'small'),
    // Every request is a line of the log where nobody watches the terminal.
    logLevel: settings.LOG_LEVEL?.general ?? (settings.NODE_ENV === 'production' ? 'info' : 'warn'),
    logLevels: settings.LOG_LEVEL?.areas ?? {},
    metricsToken: settings.METRICS_TOKEN,
    traces: settings.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: settings.OTEL_EXPORTER_OTLP_HEADERS,
          ratio: settings.OTEL_TRACES_SAMPLER_ARG,
        }
      : undefined,
    publicUrl: settings.PUBLIC_URL,
    corsOrigins: settings.CORS_ORIGINS,
    calledOrigins: [...new Set([...settings.VITE_API_URL, ...settings.VITE_SETTINGS_ORIGINS])],
    objectStore:
      S3_ENDPOINT && S3_BUCKET && S3_KEY && S3_SECRET
        ? { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, key: S3_KEY, secret: S3_SECRET }
        : undefined,
    secretKey: settings.SECRET_KEY,
    sessionIdleMinutes: settings.SESSION_IDLE_MINUTES,
    sessionHours: settings.SESSION_HOURS,
    secondStepOptional: settings.SECOND_STEP_OPTIONAL,
    staffAnywhere: settings.STAFF_ANYWHERE,
    firebase: firebaseOf(settings),
    maxUploadMB: settings.MAX_UPLOAD_MB,
    trustProxy: settings.TRUST_PROXY,
  }
}

const secret = /SECRET|KEY|TOKEN|DATABASE|HEADERS/

function sentences(error: z.ZodError, given: Record<string, unknown>): string[] {
  return error.issues.map(({ path, message }) => {
    const name = String(path[0])
    if (!Object.hasOwn(given, name)) return `${name} is missing. ${message}`
    return `${name} is ${secret.test(name) ? 'not usable' : JSON.stringify(given[name])}. ${message}`
  })
}

/** The web configuration of the push service; its parts are public by design and go to the browser as they are. */
function firebaseOf(settings: Partial<z.infer<typeof settingsSchema>>): ServerSettings['firebase'] {
  const {
    FIREBASE_API_KEY,
    FIREBASE_PROJECT_ID,
    FIREBASE_MESSAGING_SENDER_ID,
    FIREBASE_APP_ID,
    FIREBASE_VAPID_KEY,
  } = settings
  if (
    !FIREBASE_API_KEY ||
    !FIREBASE_PROJECT_ID ||
    !FIREBASE_MESSAGING_SENDER_ID ||
    !FIREBASE_APP_ID ||
    !FIREBASE_VAPID_KEY
  ) {
    return undefined
  }
  return {
    apiKey: FIREBASE_API_KEY,
    projectId: FIREBASE_PROJECT_ID,
    messagingSenderId: FIREBASE_MESSAGING_SENDER_ID,
    appId: FIREBASE_APP_ID,
    vapidKey: FIREBASE_VAPID_KEY,
  }
}
