import { z } from 'zod'

const whole = (min: number, max: number, start: number, advice: string) => {
  const error = `Expected a whole number from ${min} to ${max}. ${advice}`
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .pipe(z.number().min(min, { error }).max(max, { error }))
    .default(start)
}

const origin = (text: string) => {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && url.origin === text.replace(/\/$/, '')
}

const toOrigin = (text: string) => new URL(text).origin

const yes = z
  .enum(['1', 'true', '0', 'false'], { error: 'Expected 1 or 0. Set it to 1 for yes, or remove it for no.' })
  .transform((text) => text === '1' || text === 'true')

const postgresUrl = (advice: string) =>
  z.string().refine((text) => /^postgres(ql)?:$/.test(URL.parse(text)?.protocol ?? ''), {
    error: `Expected postgres://user:password@host:port/name. ${advice}`,
  })

/** From the gravest on, as pino has them. */
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
const level = logLevels.join('|')

/** What may be logged more or less than the rest: requests, timed work, the database. */
const logAreas = ['requests', 'jobs', 'database'] as const
export type LogArea = (typeof logAreas)[number]
export type LogLevels = Readonly<Partial<Record<LogArea, LogLevel>>>

/** A part of a group of settings that only work together. */
const part = z.string().optional()

/** Every environment variable the server reads, with its default; each message says what was expected and what to do. */
export const settingsSchema = z
  .object({
    PORT: whole(0, 65_535, 3000, 'Set PORT=3000, or PORT=0 for any free port.'),
    HOST: z
      .string()
      .regex(/^[A-Za-z0-9.:_-]+$/, {
        error: 'Expected a host name or an address. Set HOST=127.0.0.1, or HOST=0.0.0.0 for all.',
      })
      .default('127.0.0.1'),
    DATA_DIR: z.string().default('./data'),
    DATABASE_URL: postgresUrl('Correct it, or remove it to use the embedded database.').optional(),
    NODE_ENV: z
      .enum(['development', 'production', 'test'], {
        error: 'Expected development, production or test. Set NODE_ENV=production on a server.',
      })
      .default('development'),
    ALLOW_DEMO: yes.default(false),
    DEMO: z
      .enum(['none', 'small', 'large'], {
        error: 'Expected none, small or large. Start with --demo=small, or --demo=none for an empty shop.',
      })
      .optional(),
    LOG_LEVEL: z
      .string()
      .regex(new RegExp(`^(${level})?(,?\\b(${logAreas.join('|')})=(${level}))*$`), {
        error: `Expected ${logLevels.slice(0, -1).join(', ')} or ${logLevels.at(-1)}, and others for ${logAreas.join(', ')} after it. Set LOG_LEVEL=info, or LOG_LEVEL=warn,jobs=debug.`,
      })
      .transform((text) => {
        const [general, ...others] = /^\w+=/.test(text) ? ['', ...text.split(',')] : text.split(',')
        return {
          general: (general || undefined) as LogLevel | undefined,
          areas: Object.fromEntries(others.map((other) => other.split('='))) as LogLevels,
        }
      })
      .optional(),
    METRICS_TOKEN: z
      .string()
      .min(16, { error: 'Expected at least 16 characters. Make some by: openssl rand -hex 16' })
      .optional(),
    OTEL_EXPORTER_OTLP_ENDPOINT: z
      .string()
      .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
        error:
          'Expected the address of a collector such as http://127.0.0.1:4318, without /v1/traces. Correct it, or remove it to send no traces.',
      })
      .transform((text) => text.replace(/\/+$/, ''))
      .optional(),
    OTEL_EXPORTER_OTLP_HEADERS: z
      .string()
      .regex(/^[\w-]+=([^,=%]|%[\dA-Fa-f]{2})+(,[\w-]+=([^,=%]|%[\dA-Fa-f]{2})+)*$/, {
        error: 'Expected name=value, more of them parted by commas. Escape others by %, as in an address.',
      })
      .transform((text) =>
        Object.fromEntries(
          text.split(',').map((entry) => {
            const [name = '', value = ''] = entry.split('=')
            return [name, decodeURIComponent(value)]
          }),
        ),
      )
      .default({}),
    OTEL_TRACES_SAMPLER_ARG: z
      .string()
      .regex(/^(0(\.\d+)?|1(\.0+)?)$/, {
        error:
          'Expected a number from 0 to 1. Set OTEL_TRACES_SAMPLER_ARG=0.1 to keep a tenth of the traces.',
      })
      .transform(Number)
      .default(1),
    DATABASE_LISTEN_URL: postgresUrl(
      'Correct it, or remove it where no pooler stands before the database.',
    ).optional(),
    DATABASE_READ_URL: postgresUrl(
      'Correct it, or remove it where no standby follows the database.',
    ).optional(),
    PUBLIC_URL: z
      .string()
      .refine(origin, {
        error:
          'Expected an origin such as https://admin.example.com, without a path. Remove what follows the host.',
      })
      .transform(toOrigin)
      .optional(),
    CORS_ORIGINS: z
      .string()
      .transform((text) =>
        text
          .split(',')
          .map((entry) => entry.trim())
          .filter(Boolean),
      )
      .refine((entries) => entries.every(origin), {
        error:
          'Expected origins such as https://admin.example.com, separated by commas; * is not allowed. Name each origin.',
      })
      .transform((entries) => entries.map(toOrigin))
      .default([]),
    VITE_API_URL: z
      .string()
      .refine((text) => text.startsWith('/') || /^https?:$/.test(URL.parse(text)?.protocol ?? ''), {
        error:
          'Expected a path such as /api/v1 or an address such as https://api.example.com/v1. Correct it, or remove it.',
      })
      .transform((text) => (text.startsWith('/') ? [] : [toOrigin(text)]))
      .default([]),
    VITE_SETTINGS_ORIGINS: z
      .string()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((entries) => entries.every(origin), {
        error: 'Expected origins such as https://files.example.com, separated by commas. Name each origin.',
      })
      .transform((entries) => entries.map(toOrigin))
      .default([]),
    S3_ENDPOINT: z
      .string()
      .refine(isSafeEndpoint, {
        error:
          'Expected an https address (http only on this machine), as uploads are not signed over their content. Use https.',
      })
      .optional(),
    S3_BUCKET: z
      .string()
      .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, {
        error: 'Expected the name of a bucket: 3 to 63 small letters, digits, dots and hyphens. Correct it.',
      })
      .optional(),
    S3_REGION: z.string().default('auto'),
    S3_KEY: part,
    S3_SECRET: part,
    // Half an hour unattended is what an office desk bears; a request is activity, a moved mouse is not.
    SESSION_IDLE_MINUTES: whole(1, 10_080, 30, 'Set SESSION_IDLE_MINUTES=30.'),
    // One shift, with its breaks, in one session; the next one starts with a password.
    SESSION_HOURS: whole(1, 720, 12, 'Set SESSION_HOURS=12.'),
    SECRET_KEY: z
      .string()
      .transform((text) => Buffer.from(text, 'base64'))
      .refine((bytes) => bytes.length === 32, {
        error: 'Expected 32 bytes in base64. Make one by: openssl rand -base64 32',
      })
      .optional(),
    SECOND_STEP_OPTIONAL: yes.default(false),
    STAFF_ANYWHERE: yes.default(false),
    FIREBASE_API_KEY: part,
    FIREBASE_PROJECT_ID: part,
    FIREBASE_MESSAGING_SENDER_ID: part,
    FIREBASE_APP_ID: part,
    FIREBASE_VAPID_KEY: part,
    MAX_UPLOAD_MB: whole(1, 100, 10, 'Set MAX_UPLOAD_MB=10.'),
    TRUST_PROXY: z
      .string()
      .refine((text) => /^(true|false|\d{1,2}|[0-9a-fA-F.:/]+(,\s*[0-9a-fA-F.:/]+)*|loopback)$/.test(text), {
        error:
          'Expected true, false, a number of proxies, or their addresses separated by commas. Set TRUST_PROXY=1 behind one proxy.',
      })
      .transform((text) =>
        text === 'true' ? true : text === 'false' ? false : /^\d{1,2}$/.test(text) ? Number(text) : text,
      )
      .default(false),
  })
  .superRefine((settings, context) => {
    const isDemo = settings.DEMO !== undefined && settings.DEMO !== 'none'
    if (isDemo && settings.NODE_ENV === 'production' && !settings.ALLOW_DEMO) {
      const message = `A server in production was expected to have no demo shop. Set DEMO=none, or ALLOW_DEMO=1 if everybody may come in.`
      context.addIssue({ code: 'custom', path: ['DEMO'], message })
    }
    for (const name of ['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'] as const) {
      if (!settings[name] || settings.DATABASE_URL) continue
      const message = `It is expected because ${name} is set. Set DATABASE_URL, or remove ${name}.`
      context.addIssue({ code: 'custom', path: ['DATABASE_URL'], message })
    }
    for (const names of groups) {
      const given = names.filter((name) => settings[name] !== undefined)
      if (given.length === 0) continue
      for (const name of names.filter((name) => settings[name] === undefined)) {
        const message = `It is expected because ${given[0]} is set. Set ${name}, or remove ${given.join(', ')}.`
        context.addIssue({ code: 'custom', path: [name], message })
      }
    }
  })

const groups = [
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'],
  [
    'FIREBASE_API_KEY',
    'FIREBASE_PROJECT_ID',
    'FIREBASE_MESSAGING_SENDER_ID',
    'FIREBASE_APP_ID',
    'FIREBASE_VAPID_KEY',
  ],
] as const

function isSafeEndpoint(text: string): boolean {
  const url = URL.parse(text)
  const local = url !== null && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname)
  return url !== null && (url.protocol === 'https:' || (local && url.protocol === 'http:'))
}
