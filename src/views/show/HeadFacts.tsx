import { type AnyRecord, isEmpty, type Resource } from '../../core/index.ts'
import { useListTexts } from '../list/useListTexts.ts'
import { ShownValue } from './ShownValue.tsx'
import css from './show.module.css'

interface HeadFactsProps {
  resource: Resource
  record: AnyRecord
  names: readonly string[]
}

/** What one wants to know of a record at once, in one line below its headline. Its state and its title say themselves what they are, and what is drawn so (`data-named`). */
export function HeadFacts({ resource, record, names }: HeadFactsProps) {
  const texts = useListTexts(resource)
  return (
    <dl className={css.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt className={name === 'status' || name === resource.title ? 'visually-hidden' : undefined}>
            {texts.field(name)}
          </dt>
          <dd>
            <ShownValue resource={resource} record={record} name={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The facts that there are of a record: what is not so is none. */
export const factsIn = (
  names: readonly string[],
  record: AnyRecord,
  readable: ReadonlySet<string>,
): string[] =>
  names.filter(
    (name) =>
      !isEmpty(record[name]) && record[name] !== false && (readable.has(name) || systemNames.includes(name)),
  )

const systemNames = ['status', 'createdAt', 'updatedAt']
