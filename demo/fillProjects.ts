import { sql } from 'kysely'
import { boardColumn } from '../resources/insight/boardColumn/boardColumn.ts'
import { project } from '../resources/insight/project/project.ts'
import { projectCard } from '../resources/insight/projectCard/projectCard.ts'
import { ensureStaffRecords } from '../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import type { Context } from '../server/context.ts'
import type { Tx } from '../server/database/schema.ts'
import { inTransaction } from '../server/records/work.ts'
import type { Records } from '../server/records.ts'
import type { RecordOf } from '../src/core/index.ts'
import { dayAfter, dayIn } from '../src/fields/date/day.ts'
import { type DemoCard, type DemoProject, demoProjects } from './projects.ts'
import { readStaff } from './staff.ts'

type Card = RecordOf<typeof projectCard>

interface Shelf {
  readonly records: Records
  readonly people: ReadonlyMap<string, { readonly id: string; readonly name: string }>
  readonly products: readonly {
    readonly id: string
    readonly name: string
    readonly picture: Card['pictures'][number] | null
  }[]
  readonly orders: readonly string[]
  readonly today: string
}

/** The projects of the demo shop with their boards; who works on them, and what they are about, as far as it is there. */
export async function fillProjects(context: Context): Promise<void> {
  await ensureStaffRecords(context)
  const staff = await readStaff(context.database.db)
  const today = dayIn(new Date())
  const cause = { actor: staff('catalogue', Date.parse(today)), requestId: 'demo' }
  for (const one of demoProjects)
    await inTransaction(context, cause, async ({ records, db }) =>
      fill({ records, today, ...(await readAround(db)) }, one),
    )
}

async function readAround(db: Tx): Promise<Pick<Shelf, 'people' | 'products' | 'orders'>> {
  const people = await sql<{ id: string; name: string; who: string }>`
    SELECT "id", "name", split_part("email", '@', 1) AS "who" FROM "sub_admin"`.execute(db)
  const products = await sql<Shelf['products'][number]>`
    SELECT "id", "name", ("media" -> 0) - 'group' AS "picture" FROM "product" ORDER BY "name"`.execute(db)
  const orders = await sql<{ id: string }>`
    SELECT "id" FROM "order" WHERE "number" IS NOT NULL ORDER BY "number" DESC LIMIT 6`.execute(db)
  return {
    people: new Map(people.rows.map(({ who, ...person }) => [who, person])),
    products: products.rows,
    orders: orders.rows.map(({ id }) => id),
  }
}

async function fill(
  shelf: Shelf,
  { columns, cards, from, to, members, ...values }: DemoProject,
): Promise<void> {
  const { records, today } = shelf
  const made = await records.create(project, {
    ...values,
    startDate: dayAfter(today, from),
    dueDate: dayAfter(today, to),
    members: idsOf(shelf, members),
  })
  const places: string[] = []
  for (const [index, { title, limit = null }] of columns.entries()) {
    const finished = index === columns.length - 1
    places.push(
      (await records.create(boardColumn, { title, project: made.id, cardLimit: limit, finished })).id,
    )
  }
  for (const [index, card] of cards.entries())
    await fillCard(shelf, card, places[card.column] as string, index)
}

async function fillCard(shelf: Shelf, card: DemoCard, column: string, index: number): Promise<void> {
  const { records, today, products, orders } = shelf
  const { title, description = null, labels = [], archived = false } = card
  const about = (card.products ?? []).flatMap(
    (word) => products.find(({ name }) => name.includes(word)) ?? [],
  )
  const [cover] = about
  const made = await records.create(projectCard, {
    title,
    description,
    archived,
    column,
    labels: [...labels],
    members: idsOf(shelf, card.members ?? []),
    dueDate: card.due === undefined ? null : dayAfter(today, card.due),
    checklist: (card.checklist ?? []).map(({ text, done = false }) => ({ text, done })) as Card['checklist'],
    products: about.map(({ id }) => id),
    pictures: cover?.picture ? [cover.picture] : [],
    orders: orders.slice(0, card.orders ?? 0),
  })
  const comments = (card.comments ?? []).flatMap(({ by, daysAgo, text }) => {
    const person = shelf.people.get(by)
    const at = new Date(Date.now() - daysAgo * 86_400_000 - index * 1_260_000).toISOString()
    return person ? [{ text, author: person.name, authorId: person.id, at }] : []
  }) as Card['comments']
  if (comments.length > 0) await records.write(projectCard, made.id, { comments }, 'comment')
}

const idsOf = ({ people }: Shelf, names: readonly string[]): string[] =>
  names.flatMap((name) => people.get(name)?.id ?? [])
