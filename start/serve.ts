import type { FastifyInstance, FastifyServerOptions } from 'fastify'
import { hasDemoAccounts, hasNoAccounts } from '../server/auth/accounts.ts'
import type { Context } from '../server/context.ts'
import { withoutWaiting } from '../server/database/withoutWaiting.ts'
import { keyToSeal } from '../server/secretKey.ts'
import type { ServerSettings } from '../server/settings.ts'
import { StartRefused } from '../server/startRefused.ts'
import type { FrontEnd } from '../server/web/frontEnd.ts'
import { defined } from '../src/core/defined.ts'
import type { Registry } from '../src/core/index.ts'
import { buildApp } from './app.ts'
import { withDemoPictures } from './demoPictures.ts'
import { ensureOwnRecords } from './ensureOwnRecords.ts'
import { type FillDemo, firstStart } from './firstStart.ts'
import { prepare } from './prepare.ts'
import { startTimedWork } from './timedWork.ts'

/** What a server is started with. */
export interface ServeOptions {
  readonly settings: ServerSettings
  readonly registry: Registry
  readonly log: Context['log']
  /** What browsers get; waited for only before the network is opened. */
  readonly frontEnd?: FrontEnd | Promise<FrontEnd | undefined> | undefined
  readonly serverFactory?: FastifyServerOptions['serverFactory']
  /** Where the steps of a first start are told. */
  readonly progress?: (message: string) => void
  /** Done when all is ready, right before the network is opened. */
  readonly beforeListening?: () => Promise<void>
}

/** A server that answers. */
export interface RunningServer {
  readonly app: FastifyInstance
  readonly context: Context
  /** `http://127.0.0.1:3000`. */
  readonly address: string
  /** Whether there are accounts whose password is public. */
  readonly isDemo: boolean
  /** Whether nobody can sign in yet. */
  readonly isEmpty: boolean
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>
}

/**
 * Starts a server: database, migration, hooks, the demo shop at a first start that asks for one, reference data, and only then the network.
 * @throws StartRefused with a sentence for the operator.
 */
export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { settings, registry, log, frontEnd, serverFactory, progress = () => {}, beforeListening } = options
  let isFirst = false
  const context = await prepare(settings, registry, log, async (prepared) => {
    await keyToSeal(prepared.database.db, settings)
    isFirst = await firstStart(prepared, fillDemo, progress)
    const furnished = isFirst
      ? { ...prepared, files: await withDemoPictures(prepared.files, prepared.database) }
      : prepared
    await ensureOwnRecords(furnished)
    if (isFirst) await tellOfDemo(furnished)
    return furnished
  })
  const { database } = context
  try {
    const app = await buildApp(context, defined({ frontEnd: await frontEnd, serverFactory }))
    await beforeListening?.()
    const address = await listen(app, settings)
    const stopTimedWork = startTimedWork(context)
    const closing = new AbortController()
    const drawing = isFirst ? drawPictures(context, closing.signal) : undefined
    return {
      app,
      context,
      address,
      isDemo: await hasDemoAccounts(database),
      isEmpty: await hasNoAccounts(database),
      async close() {
        closing.abort()
        await app.close()
        await stopTimedWork()
        await drawing
        await database.close()
        await context.traces?.close()
      },
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** What the demo shop’s people were told, wrote and said to each other, for which its own records have to be there. */
async function tellOfDemo(context: Context): Promise<void> {
  const { demo } = context.settings
  const [{ fillNotifications }, { fillMails }, { fillChats }, { demoSizes }] = await Promise.all([
    import('../demo/notifications.ts'),
    import('../demo/mails.ts'),
    import('../demo/chats.ts'),
    import('../demo/demoSize.ts'),
  ])
  if (demo === 'none') return
  await withoutWaiting(context.database, async () => {
    await fillNotifications(context, demoSizes[demo])
    await fillMails(context)
    await fillChats(context)
  })
}

const fillDemo: FillDemo = async (context, progress) => {
  const { demo } = context.settings
  const [{ fillDemo: fill }, { demoSizes }] = await Promise.all([
    import('../demo/fill.ts'),
    import('../demo/demoSize.ts'),
  ])
  if (demo !== 'none') await fill(context, progress, demoSizes[demo])
}

/** Draws the demo's pictures while the server answers already; one that fails is drawn when it is looked at. */
async function drawPictures(context: Context, signal: AbortSignal): Promise<void> {
  const { drawAll } = await import('../demo/drawnFiles.ts')
  await drawAll(context, signal).catch((error: unknown) =>
    context.log.warn({ err: error }, 'The demo pictures were not all drawn.'),
  )
}

async function listen(app: FastifyInstance, { host, port }: ServerSettings): Promise<string> {
  try {
    return await app.listen({ host, port })
  } catch (error) {
    await app.close()
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EADDRINUSE') {
      throw new StartRefused(
        `Port ${port} is taken. A free one was expected. Stop the other program, or set PORT to another number.`,
      )
    }
    if (code === 'EACCES') {
      throw new StartRefused(
        `Port ${port} may not be opened by this user. One above 1023 was expected. Set PORT=3000.`,
      )
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
      throw new StartRefused(
        `HOST is ${host}, which is no address of this machine. One of its own was expected. Set HOST=127.0.0.1.`,
      )
    }
    throw error
  }
}
