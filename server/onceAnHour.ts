import type { Tx } from './database/schema.ts'
import type { Tick } from './defineHooks.ts'

/** Work by the clock that is done in one minute of each hour (`'07'`). For `everyMinute` of the hooks. */
export const onceAnHour =
  (minute: string, work: (db: Tx, now: string) => Promise<void>) =>
  async ({ db, now }: Tick): Promise<void> => {
    if (now.slice(14, 16) === minute) await work(db, now)
  }
