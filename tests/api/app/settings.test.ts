import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError } from '../../../server/settings.ts'

const complaint = (environment: Record<string, string>): string => {
  try {
    readSettings(environment)
  } catch (error) {
    if (error instanceof SettingsError) return error.message
    throw error
  }
  return ''
}

describe('settings', () => {
  it('have defaults for everything', () => {
    expect(readSettings({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDir: './data',
      production: false,
      allowDemo: false,
      demo: 'small',
      logLevel: 'warn',
      logLevels: {},
      corsOrigins: [],
      calledOrigins: [],
      sessionIdleMinutes: 30,
      secondStepOptional: false,
      staffAnywhere: false,
      sessionHours: 12,
      maxUploadMB: 10,
      trustProxy: false,
    })
  })

  it('are read from the environment, an empty one being none', () => {
    const settings = readSettings({
      PORT: '8080',
      HOST: '0.0.0.0',
      NODE_ENV: 'production',
      ALLOW_DEMO: '1',
      DATA_DIR: '',
      TRUST_PROXY: '2',
      PUBLIC_URL: 'https://shop.example/',
      CORS_ORIGINS: 'https://a.example, https://b.example:8443',
      SESSION_HOURS: '8',
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'pictures',
      S3_KEY: 'k',
      S3_SECRET: 's',
    })
    expect(settings).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      production: true,
      allowDemo: true,
      demo: 'none',
      dataDir: './data',
      logLevel: 'info',
      trustProxy: 2,
      publicUrl: 'https://shop.example',
      corsOrigins: ['https://a.example', 'https://b.example:8443'],
      sessionHours: 8,
      objectStore: {
        endpoint: 'https://s3.example',
        bucket: 'pictures',
        region: 'auto',
        key: 'k',
        secret: 's',
      },
    })
  })

  it.each([
    [
      { PORT: 'http' },
      'PORT is "http". Expected a whole number from 0 to 65535. Set PORT=3000, or PORT=0 for any free port.',
    ],
    [{ PORT: '65536' }, 'PORT is "65536". Expected a whole number from 0 to 65535.'],
    [{ HOST: 'a host' }, 'HOST is "a host". Expected a host name or an address.'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV is "prod". Expected development, production or test.'],
    [
      { DEMO: 'big' },
      'DEMO is "big". Expected none, small or large. Start with --demo=small, or --demo=none for an empty shop.',
    ],
    [
      { DEMO: 'small', NODE_ENV: 'production' },
      'DEMO is "small". A server in production was expected to have no demo shop. Set DEMO=none, or ALLOW_DEMO=1 if everybody may come in.',
    ],
    [{ ALLOW_DEMO: 'yes' }, 'ALLOW_DEMO is "yes". Expected 1 or 0.'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL is "loud". Expected fatal, error, warn, info, debug, trace or silent, and others for requests, jobs, database after it.',
    ],
    [
      { PUBLIC_URL: 'https://shop.example/app' },
      'PUBLIC_URL is "https://shop.example/app". Expected an origin',
    ],
    [{ PUBLIC_URL: 'shop.example' }, 'PUBLIC_URL is "shop.example". Expected an origin'],
    [{ CORS_ORIGINS: '*' }, 'CORS_ORIGINS is "*". Expected origins such as'],
    [{ SESSION_IDLE_MINUTES: '0' }, 'SESSION_IDLE_MINUTES is "0". Expected a whole number from 1 to 10080.'],
    [{ SESSION_HOURS: '1.5' }, 'SESSION_HOURS is "1.5". Expected a whole number'],
    [{ MAX_UPLOAD_MB: '1e9' }, 'MAX_UPLOAD_MB is "1e9". Expected a whole number'],
    [
      { TRUST_PROXY: 'yes' },
      'TRUST_PROXY is "yes". Expected true, false, a number of proxies, or their addresses',
    ],
    ...['DATABASE_LISTEN_URL', 'DATABASE_READ_URL'].map((name): [Record<string, string>, string] => [
      { [name]: 'postgres://standby/atelier' },
      `DATABASE_URL is missing. It is expected because ${name} is set. Set DATABASE_URL, or remove ${name}.`,
    ]),
    [
      { DATABASE_URL: 'postgres://one/atelier', DATABASE_READ_URL: 'standby' },
      'DATABASE_READ_URL is not usable. Expected postgres://user:password@host:port/name.',
    ],
    [
      { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' },
      'OTEL_EXPORTER_OTLP_ENDPOINT is "collector:4318". Expected the address of a collector',
    ],
    [
      { OTEL_EXPORTER_OTLP_HEADERS: 'Bearer x%' },
      'OTEL_EXPORTER_OTLP_HEADERS is not usable. Expected name=value',
    ],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG is "2". Expected a number from 0 to 1.'],
    [
      { S3_BUCKET: 'pictures' },
      'S3_ENDPOINT is missing. It is expected because S3_BUCKET is set. Set S3_ENDPOINT, or remove S3_BUCKET.',
    ],
    [{ FIREBASE_APP_ID: 'x' }, 'FIREBASE_API_KEY is missing. It is expected because FIREBASE_APP_ID is set.'],
  ])('that are wrong are told in a sentence: %j', (environment, sentence) => {
    expect(complaint(environment as Record<string, string>)).toContain(sentence)
  })

  it('are all complained of at once', () => {
    expect(complaint({ PORT: 'x', HOST: '?', LOG_LEVEL: 'loud' }).split('\n')).toHaveLength(3)
  })

  it('that hold a secret are not repeated', () => {
    const text = complaint({ DATABASE_URL: 'mysql://root:hunter2@db/shop', S3_ENDPOINT: 'http://s3.example' })
    expect(text).toContain('DATABASE_URL is not usable. Expected postgres://user:password@host:port/name.')
    expect(text).toContain('S3_ENDPOINT is "http://s3.example". Expected an https address')
    expect(text).not.toContain('hunter2')
  })
})
