import { useTranslate } from 'ra-core'
import { useEffect } from 'react'
import { useFormState } from 'react-hook-form'
import { fieldAt } from '../../derive/problemValues.ts'
import { type FormProblem, problemsIn } from './errorTree.ts'
import { useFormFacts, useFormPlace } from './FormContexts.ts'
import css from './form.module.css'
import { Notice } from './Notice.tsx'
import { useTexts } from './useTexts.ts'

/** How many are listed; hundreds of wrong rows would bury the form. */
const longest = 12

/** All that is wrong after an attempt to save, each leading to its input; the first one is gone to at once. */
export function ErrorSummary() {
  const { resource } = useFormFacts()
  const { goTo } = useFormPlace()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { errors, submitCount, isSubmitting } = useFormState()
  const order = Object.values(resource.form.sections).flatMap(({ lines }) => lines.flat())
  const problems =
    submitCount === 0
      ? []
      : problemsIn(errors).sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)))
  const first = problems[0]?.path

  // biome-ignore lint/correctness/useExhaustiveDependencies: only an attempt to save moves the focus, not every change of the list
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && first !== undefined) goTo(first)
  }, [submitCount, isSubmitting])

  if (problems.length === 0 || isSubmitting) return null
  const labelOf = ({ path }: FormProblem) => {
    const [, second = '', row] = path.split('.')
    const { name } = fieldAt(resource, path)
    if (path.startsWith('translations.'))
      return translate('form.inLanguage', {
        field: texts.field(name),
        language: translate(`form.languages.${second}`),
      })
    return name.includes('.') && row
      ? translate('form.inRow', {
          list: texts.field(name.split('.')[0] ?? ''),
          number: Number(second) + 1,
          field: texts.field(name),
        })
      : texts.field(name)
  }
  return (
    <Notice tone="danger" urgent title={translate('form.summary', { smart_count: problems.length })}>
      <ul className={css.problemList}>
        {problems.slice(0, longest).map((problem) => (
          <li key={problem.path}>
            <a
              href={`#${problem.path}`}
              onClick={(event) => {
                event.preventDefault()
                goTo(problem.path)
              }}
            >
              {labelOf(problem)}
            </a>
            {translate('list.colon')}
            {problem.message}
          </li>
        ))}
        {problems.length > longest && (
          <li>{translate('form.more', { smart_count: problems.length - longest })}</li>
        )}
      </ul>
    </Notice>
  )
}

function nameOf({ path }: FormProblem): string {
  const [first = '', , third = ''] = path.split('.')
  return first === 'translations' ? third : first
}
