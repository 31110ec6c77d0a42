import { useTranslate } from 'ra-core'
import { Fragment } from 'react'
import { type AnyRecord, type Condition, matches, type Resource, type Viewer } from '../../core/index.ts'
import { filteredNames, filterOf, testsOf } from '../../derive/filters.ts'
import { useFormFacts } from '../form/FormContexts.ts'
import { useTexts } from '../form/useTexts.ts'
import { FilterPhrase } from '../list/FilterPhrase.tsx'
import css from './show.module.css'

interface HindranceProps {
  resource: Resource
  record: AnyRecord
  step: string
}

/** What a step waits for: the parts of its guard that the record does not meet, in words. */
export function Hindrance({ resource, record, step }: HindranceProps) {
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { viewer } = useFormFacts()
  const when = (resource.workflow?.transitions[step]?.when ?? {}) as Condition
  const ways = waysOf(when, record).map((part) => phrasesOf(viewer, resource, part))
  if (ways.length === 0 || ways.some(({ length }) => length === 0)) return null
  return (
    <span className={css.hindered}>
      {translate('form.page.waits', { step: texts.transition(step) })}{' '}
      {ways.map((phrases, index) => (
        <Fragment key={phrases.map(({ name }) => name).join()}>
          {index > 0 && ` ${translate('form.page.or')} `}
          {phrases.map((phrase, place) => (
            <Fragment key={phrase.name}>
              {place > 0 && translate('list.comma')}
              {phrase.tests.empty === true && Array.isArray(record[phrase.name]) ? (
                translate('form.page.nothingLeft', { field: texts.field(phrase.name) })
              ) : (
                <FilterPhrase resource={resource} filter={phrase} tests={phrase.tests} />
              )}
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  )
}

/** What is asked and not met; of alternatives each is a way of its own. */
function waysOf(condition: Condition, record: AnyRecord): Condition[] {
  const plain = Object.fromEntries(
    filteredNames(condition)
      .map((name) => [name, condition[name]] as const)
      .filter(([name, asked]) => !matches({ [name]: asked } as Condition, record)),
  ) as Condition
  if (Object.keys(plain).length > 0) return [plain]
  return (condition.any ?? []) as Condition[]
}

const phrasesOf = (viewer: Viewer, resource: Resource, condition: Condition) =>
  filteredNames(condition).flatMap((name) => {
    const filter = filterOf(resource, viewer, name)
    return filter ? [{ ...filter, tests: testsOf(condition, name) }] : []
  })
