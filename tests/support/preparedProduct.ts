import { resources } from '../../resources/index.ts'
import { keepSettings } from '../../server/areas/setting/keepSettings.ts'
import { keepStaffRecords } from '../../server/areas/subAdmin/keepStaffRecords.ts'
import type { Context } from '../../server/context.ts'
import type { Database } from '../../server/database/open.ts'
import { createDemoAccounts } from '../../server/demo/accounts.ts'
import { fillDemo } from '../../server/demo/fill.ts'
import { makeLog } from '../../server/log.ts'
import { contextOf } from '../../server/prepare.ts'
import { readSettings } from '../../server/settings.ts'
import type { Registry } from '../../src/core/index.ts'
import type { Template } from './template.ts'

/** The product's database as a first start leaves it that has no accounts yet: tables, roles and settings. */
export const preparedProduct: Template = {
  name: 'product',
  async make(database) {
    await keepOwn(await contextIn(database))
  },
}

/** How many products the demo shop of the tests has: all kinds of goods, and something in every queue. */
const products = 60

/** The demo shop, its people included. It tells of the days until now, so it is made anew every hour. */
export const demoShop: Template = {
  name: `shop_${Math.floor(Date.now() / 3_600_000)}`,
  async make(database) {
    const context = await contextIn(database)
    await createDemoAccounts(database)
    await keepOwn(context)
    await fillDemo(context, () => undefined, products)
  },
}

function contextIn(database: Database): Promise<Context> {
  const settings = readSettings({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  return contextOf(database, settings, resources as unknown as Registry, makeLog(settings))
}

async function keepOwn(context: Context): Promise<void> {
  await keepStaffRecords(context)
  await keepSettings(context)
}
