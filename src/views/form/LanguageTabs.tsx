// biome-ignore-all lint/a11y/useSemanticElements: a fieldset brings a frame and a legend that are not wanted here

import { useTranslate } from 'ra-core'
import { useDeferredValue } from 'react'
import { useFormState, useWatch } from 'react-hook-form'
import { baseLocale, locales } from '../../core/index.ts'
import { localizedFields } from '../../derive/localizedFields.ts'
import { problemsIn } from './errorTree.ts'
import { useFormFacts, useFormPlace } from './FormContexts.ts'
import css from './form.module.css'
import { type Values, valueAt } from './values.ts'

/** In which language the translatable texts among `shown` are edited; a mark says how many of all of them a language has. */
export function LanguageTabs({ shown }: { shown: readonly string[] }) {
  const { resource, readable } = useFormFacts()
  const { locale, setLocale } = useFormPlace()
  const translate = useTranslate()
  const { errors } = useFormState()
  const names = localizedFields(resource).filter((name) => readable.has(name))
  const values = useDeferredValue(useWatch({ disabled: names.length === 0 }) as Values)
  if (!names.some((name) => shown.includes(name))) return null
  const wrong = problemsIn(errors).map(({ path }) => path)
  return (
    <div role="group" aria-label={translate('form.language')} className={css.languages}>
      <span className={css.languagesLabel} aria-hidden="true">
        {translate('form.language')}
      </span>
      {locales.map((each) => {
        const pathOf = (name: string) => (each === baseLocale ? name : `translations.${each}.${name}`)
        const wanted = names.filter((name) => isFilled(values[name]))
        const filled = names.filter((name) => isFilled(valueAt(values, pathOf(name))))
        const state = filled.length === 0 ? 'none' : filled.length >= wanted.length ? 'all' : 'some'
        const problems = wrong.filter((path) => names.some((name) => path === pathOf(name))).length
        return (
          <button
            key={each}
            type="button"
            className={css.language}
            aria-pressed={each === locale}
            onClick={() => setLocale(each)}
          >
            <span lang={each}>{translate(`form.languages.${each}`)}</span>
            <span className={css.dot} data-state={problems > 0 ? 'wrong' : state} aria-hidden="true" />
            <span className="visually-hidden">
              {problems > 0
                ? translate('form.problems', { smart_count: problems })
                : translate('form.translated', { filled: filled.length, total: names.length })}
            </span>
          </button>
        )
      })}
    </div>
  )
}

const isFilled = (value: unknown) => value !== null && value !== undefined && value !== ''
