import { type AnyRecord, type Condition, isEmpty, matches, type Resource } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { isVisible } from '../../derive/rules.ts'
import { useTexts } from '../form/useTexts.ts'
import { Picture } from '../Picture.tsx'
import { pictureOf } from '../RecordTitle.tsx'
import { ValueList } from '../show/CardValues.tsx'
import { factsIn, HeadFacts } from '../show/HeadFacts.tsx'
import css from './peek.module.css'

interface PeekedRecordProps {
  resource: Resource
  record: AnyRecord
  readable: ReadonlySet<string>
}

/** What the page of a record says of it, to be read only: its picture, its facts, and what its cards hold. */
export function PeekedRecord({ resource, record, readable }: PeekedRecordProps) {
  const texts = useTexts(resource)
  const { headline, facts, cards, rail } = pageOf(resource)
  const above = factsIn(facts, record, readable)
  const picture = pictureOf(resource, record)
  const isShown = (name: string) =>
    readable.has(name) &&
    !above.includes(name) &&
    !(headline.includes(name) && name === resource.title) &&
    name !== resource.picture &&
    isVisible(resource, name, record) &&
    !isEmpty(record[name])
  return (
    <>
      {(picture || above.length > 0) && (
        <div className={css.head}>
          {picture && <Picture value={picture} width={96} height={128} />}
          <HeadFacts resource={resource} record={record} names={above} />
        </div>
      )}
      {[...cards, ...rail].map((key) => {
        const section = resource.form.sections[key]
        if (!section || !matches((section.visible ?? {}) as Condition, record)) return null
        const names = section.lines.flat().filter(isShown)
        const title = texts.section(key)
        return (
          names.length > 0 && (
            <section key={key} className={css.part} aria-label={title}>
              <h3>{title}</h3>
              <ValueList resource={resource} record={record} names={names} title={title} />
            </section>
          )
        )
      })}
    </>
  )
}
