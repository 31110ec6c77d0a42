import { sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import type { Actor } from '../../../../server/actor.ts'
import { readsFlag } from '../../../../server/auth/accessReads.ts'
import type { Db } from '../../../../server/database/schema.ts'
import { isSame } from '../../../../server/records/values.ts'
import { asText } from '../../../../src/core/asText.ts'
import type { AnyRecord, Fields } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import { identifier, quoted } from '../../../../src/derive/sqlNames.ts'
import type { Content, ContentPart } from '../rules/contentValue.ts'
import { isObject } from '../rules/isObject.ts'
import { type ContentShape, checkContent } from '../rules/typed.ts'
import { cleanContent } from './cleanContent.ts'

/** Whether somebody may write HTML of their own, the one kind of content that needs a flag. */
const mayBeRaw = { page: readsFlag('page', 'rawHtml'), widget: readsFlag('widget', 'rawHtml') }

/** What typed content is checked with. */
export interface ContentAsked {
  readonly db: Db
  readonly actor: Actor
  /** The area whose flags count. */
  readonly area: keyof typeof mayBeRaw
  readonly shapeOf: (type: unknown) => ContentShape | undefined
  /** The content as it is stored: what was allowed or referred to before is not asked again. */
  readonly previous: readonly unknown[]
}

/**
 * Typed content as it may be stored: of a known type, by its schema, cleaned of everything that could run, with an id of its own, and
 * referring only to what is there. Content that needs a flag the person lacks stays as it is or is refused. `path` is where the
 * list stands in its record; a single content stands at the path itself.
 */
export async function settleContent(
  asked: ContentAsked,
  given: readonly unknown[],
  path: (index: number) => string,
): Promise<{ contents: Content[]; problems: FieldProblem[] }> {
  const problems: FieldProblem[] = []
  const contents: Content[] = []
  const ids = new Set<string>()
  for (const [index, one] of given.entries()) {
    const at = path(index)
    const shape = isObject(one) ? asked.shapeOf(one.type) : undefined
    if (!isObject(one) || !shape) {
      problems.push(problemAt<AnyRecord>(`${at}.type`, 'unknown-block'))
      continue
    }
    const checked = checkContent(shape, one, at)
    problems.push(...checked.problems)
    if (checked.problems.length > 0) continue
    const id = isGood(checked.value.id) && !ids.has(checked.value.id) ? checked.value.id : uuidv7()
    ids.add(id)
    const content = cleanContent(shape, { ...checked.value, id })
    if (shape.flag && !mayBeRaw[asked.area](asked.actor) && !wasThere(asked.previous, content))
      problems.push(problemAt<AnyRecord>(at, 'not-allowed'))
    contents.push(content)
  }
  if (problems.length === 0) problems.push(...(await missing(asked, contents, path)))
  return { contents, problems }
}

const isGood = (id: string) => /^[\w-]{1,40}$/.test(id)

const wasThere = (previous: readonly unknown[], { type, values }: Content) =>
  previous.some((one) => isObject(one) && one.type === type && isSame(one.values, values))

interface Pointer {
  readonly path: string
  readonly to: string
  readonly id: string
}

/** The references of content that lead nowhere; those that were there before are not asked again. */
async function missing(
  { db, shapeOf, previous }: ContentAsked,
  contents: readonly Content[],
  path: (index: number) => string,
): Promise<FieldProblem[]> {
  const known = JSON.stringify(previous)
  const pointers = contents
    .flatMap((content, index) => pointersOf(shapeOf(content.type), content, path(index)))
    .filter(({ id }) => !known.includes(id))
  const problems: FieldProblem[] = []
  for (const to of [...new Set(pointers.map((pointer) => pointer.to))].sort()) {
    const asked = pointers.filter((pointer) => pointer.to === to)
    const table = sql.raw(quoted(identifier(to)))
    const { rows } = await sql<{ id: string }>`
      SELECT "id" FROM ${table} WHERE "id" = ANY (${asked.map(({ id }) => id)}::uuid[])`.execute(db)
    const found = new Set(rows.map(({ id }) => id))
    for (const pointer of asked)
      if (!found.has(pointer.id)) problems.push(problemAt<AnyRecord>(pointer.path, 'unknown-reference'))
  }
  return problems
}

function pointersOf(shape: ContentShape | undefined, content: Content, path: string): Pointer[] {
  const ofPart = (fields: Fields, { values }: ContentPart, at: string) =>
    Object.entries(fields).flatMap(([name, { options }]): Pointer[] =>
      options.to
        ? [values[name] ?? []]
            .flat()
            .map((id) => ({ path: `${at}.values.${name}`, to: options.to, id: asText(id) }))
        : [],
    )
  return [
    ...ofPart(shape?.fields ?? {}, content, path),
    ...content.items.flatMap((item, index) => ofPart(shape?.items ?? {}, item, `${path}.items.${index}`)),
  ]
}
