import { useLocale } from 'ra-core'
import type { ReactNode } from 'react'
import type { Resource } from '../../core/index.ts'
import { type Fact, fieldsHelp } from '../../derive/areaHelp.ts'
import { useTexts as useAreaTexts } from '../../views/form/useTexts.ts'
import { useViewer } from '../access/useViewer.ts'
import css from './AreaHelp.module.css'
import { ConditionWords } from './ConditionWords.tsx'
import { useRightName } from './useRightName.ts'
import { useTexts } from './words.ts'

/** The fields of the area as its form has them, each with what it is for and what it demands. */
export function FieldList({ resource }: { resource: Resource }) {
  const viewer = useViewer()
  const texts = useAreaTexts(resource)
  return fieldsHelp(viewer, resource).map(({ section, fields }) => (
    <section key={section}>
      <h4 className={css.section}>{texts.section(section)}</h4>
      <dl className={css.fields}>
        {fields.map(({ name, facts }) => (
          <div key={name}>
            <dt>{texts.field(name)}</dt>
            <dd>
              {texts.help(name) && <p>{texts.help(name)}</p>}
              {facts.length > 0 && (
                <ul>
                  {facts.map((fact) => (
                    <li key={fact.fact}>
                      <FactWords resource={resource} name={name} fact={fact} />
                    </li>
                  ))}
                </ul>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

function FactWords({ resource, name, fact }: { resource: Resource; name: string; fact: Fact }): ReactNode {
  const t = useTexts()
  const texts = useAreaTexts(resource)
  const locale = useLocale() ?? 'en'
  const nameOf = useRightName(resource)
  const say = (values: object = {}) => t(`help.facts.${fact.fact}`, { ...values })
  switch (fact.fact) {
    case 'range':
      return <ConditionWords resource={resource} condition={fact.condition} />
    case 'requiredWhen':
    case 'shownWhen':
    case 'fixedWhen':
      return (
        <>
          {say()} <ConditionWords resource={resource} condition={fact.condition} />
        </>
      )
    case 'atMost':
    case 'atLeast':
    case 'after':
      return say({ field: texts.field(fact.other) })
    case 'characters':
    case 'entries':
      return say({ smart_count: fact.most })
    case 'choices': {
      const values = fact.values.map((value) => texts.value(name, value))
      return say({ values: new Intl.ListFormat(locale, { type: 'disjunction' }).format(values) })
    }
    case 'changedWith':
    case 'wholeWith':
      return say({ right: nameOf({ kind: 'flag', name: fact.flag }) })
    default:
      return say()
  }
}
