import { sql } from 'kysely'
import type { Actor } from '../server/actor.ts'
import type { Db } from '../server/database/schema.ts'
import { systemActor } from '../server/systemActor.ts'

/** What the people of the demo shop do. */
export type Duty = 'owner' | 'catalogue' | 'desk' | 'support' | 'warehouse' | 'finance'

/** Who did something at a moment in milliseconds; what nobody's duty is the product did by itself. */
export type Staff = (duty: Duty | undefined, at: number) => Actor

/** Whose duty it is, by the name before the @. Where one is not there, as in tests, the next one does it. */
const people: Readonly<Record<Duty, readonly string[]>> = {
  owner: ['admin'],
  catalogue: ['catalogue', 'admin'],
  desk: ['orders', 'admin'],
  support: ['support', 'admin'],
  warehouse: ['packing', 'orders', 'admin'],
  finance: ['accounts', 'admin'],
}

/** On Sundays one half of the house stands in for the other. */
const onSundays: Readonly<Record<Duty, Duty>> = {
  owner: 'owner',
  catalogue: 'catalogue',
  desk: 'support',
  support: 'desk',
  warehouse: 'desk',
  finance: 'owner',
}

/** Reads who works in the demo shop. They write as the product does: what they may do was decided when they did it. */
export async function readStaff(db: Db): Promise<Staff> {
  const { rows } = await sql<{ id: string; name: string; email: string }>`
    SELECT id, name, email FROM _accounts WHERE demo AND type <> 'CUSTOMER'`.execute(db)
  const known = new Map(
    rows.map(({ id, name, email }): [string, Actor] => [
      email.replace(/@.*/, ''),
      { ...systemActor, id, name },
    ]),
  )
  return (duty, at) => {
    const who = duty && isSunday(at) ? onSundays[duty] : duty
    const first = (who ? people[who] : []).find((name) => known.has(name))
    return (first && known.get(first)) || systemActor
  }
}

const isSunday = (at: number) => new Date(at + 5.5 * 3_600_000).getUTCDay() === 0
