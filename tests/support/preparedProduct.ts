import { rmSync } from 'node:fs'
import { createDemoAccounts } from '../../demo/accounts.ts'
import { fillDemo } from '../../demo/fill.ts'
import { resources } from '../../resources/index.ts'
import { ensureSettings } from '../../resources/settings/setting/server/ensureSettings.ts'
import { ensureStaffRecords } from '../../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import type { Context } from '../../server/context.ts'
import type { Database } from '../../server/database/open.ts'
import { makeLog } from '../../server/log.ts'
import { readSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import { contextOf } from '../../start/prepare.ts'
import { temporaryDirectory } from './database.ts'
import { demoOfTests } from './demoOfTests.ts'
import type { Template } from './template.ts'
import { testKey } from './testKey.ts'

/** The product's database as a first start leaves it that has no accounts yet: tables, roles and settings. */
export const preparedProduct: Template = {
  name: 'product',
  make: (database) => inContext(database, keepOwn),
}

/** The same with the demo accounts, as most suites begin. */
export const staffedProduct: Template = {
  name: 'staffed',
  make: (database) => inContext(database, keepStaffed),
}

/** The demo shop tells of the days until now, so it is made anew every hour, though not amid a run (`vitest.config.ts`). */
const hour = process.env.SHOP_HOUR ?? Math.floor(Date.now() / 3_600_000)

/** The demo shop, its people included, as whoever came first has filled it: before a whole run that is a process of its own. */
export const filledShop: Template = {
  name: `filled_${hour}`,
  make: (database) =>
    inContext(database, async (context) => {
      await keepStaffed(context)
      await fillDemo(context, () => undefined, demoOfTests)
    }),
}

/**
 * The same, opened once by a process of vitest. The columns that are derived are kept with the text of the function that derives them,
 * and vitest rewrites functions: without this, each suite would derive all of them anew, which takes longer than all else of its start.
 */
export const demoShop: Template = {
  name: `shop_${hour}`,
  onto: filledShop,
  make: (database) => inContext(database, async () => undefined),
}

/** Its data directory is nobody's afterwards: what a suite needs of files it makes itself. */
async function inContext(database: Database, run: (context: Context) => Promise<void>): Promise<void> {
  const dataDir = temporaryDirectory()
  const settings = readSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    DATA_DIR: dataDir,
    SECRET_KEY: testKey,
  })
  await run(await contextOf(database, settings, resources as unknown as Registry, makeLog(settings)))
  rmSync(dataDir, { recursive: true, force: true })
}

async function keepStaffed(context: Context): Promise<void> {
  await createDemoAccounts(context.database)
  await keepOwn(context)
}

async function keepOwn(context: Context): Promise<void> {
  await ensureStaffRecords(context)
  await ensureSettings(context)
}
