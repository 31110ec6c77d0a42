import { useCreatePath, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../../src/controls/parts/TextBoxField.tsx'
import type { RecordOf } from '../../../../../src/core/index.ts'
import { slugify } from '../../../../../src/fields/slug/slugify.ts'
import { useOperation } from '../../../../../src/providers/useOperation.ts'
import { usePunctuation } from '../../../../../src/providers/usePunctuation.ts'
import type { FormProblem } from '../../../../../src/views/form/errorTree.ts'
import { failureOf } from '../../../../../src/views/form/failureOf.ts'
import { useTexts } from '../../../../../src/views/form/useTexts.ts'
import type { OwnActionProps } from '../../../../../src/views/overrides.ts'
import { titleOf } from '../../../../../src/views/titleOf.ts'
import type { product } from '../../product.ts'
import pricing from '../pricing/pricing.module.css'
import { useOwn } from '../useOwn.ts'
import css from './actions.module.css'

/** What a copy may take along; the server knows the same. */
const parts = [
  ...(['texts', 'pictures', 'options', 'variants', 'attributes', 'compliance'] as const),
  ...(['organisation', 'shipping', 'seo', 'related'] as const),
] as const

type Part = (typeof parts)[number]

const usual: readonly Part[] = [
  ...(['texts', 'options', 'variants', 'attributes', 'compliance'] as const),
  ...(['organisation', 'shipping'] as const),
]

/** What is typed; the server names what is wrong by the same names. */
const typed = { name: 200, styleCode: 40, slug: 120 } as const

type Typed = keyof typeof typed

/** Asks for the name, the style number and the address of a copy and what it takes along, makes it, and goes there. */
export default function DuplicateDialog({
  resource,
  records,
  close,
}: OwnActionProps<RecordOf<typeof product>>) {
  const { pair } = usePunctuation()
  const translate = useTranslate()
  const own = useOwn()
  const texts = useTexts(resource)
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const id = useId()
  const [record] = records
  const title = record ? titleOf(resource, record, locale) : ''
  const [values, setValues] = useState({
    name: own('duplicate.copyName', { name: title }),
    styleCode: '',
    slug: '',
  })
  const [chosen, setChosen] = useState<readonly Part[]>(usual)
  const [wrong, setWrong] = useState<Partial<Record<Typed, string>>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isTyped = (path: string): path is Typed => Object.hasOwn(typed, path)
  const show = (problems: readonly FormProblem[]) => {
    const beside = problems.filter(({ path }) => !isTyped(path))
    setWrong(
      Object.fromEntries(problems.flatMap(({ path, message }) => (isTyped(path) ? [[path, message]] : []))),
    )
    setProblem(
      beside.map(({ path, message }) => pair(texts.field(path.split('.')[0] ?? path), message)).join(' '),
    )
    const first = problems.find(({ path }) => isTyped(path))
    if (first) document.getElementById(`${id}-${first.path}`)?.focus()
  }
  const submit = async () => {
    if (!record) return
    const { name, styleCode, slug } = { ...values, styleCode: values.styleCode.trim() }
    if (styleCode === '') return show([{ path: 'styleCode', message: own('duplicate.needsStyle') }])
    setBusy(true)
    show([])
    try {
      const input = { name, styleCode, slug: slug.trim() || null, parts: chosen }
      const made = await ask<{ id: string }>('duplicate', { id: record.id, input })
      close()
      notify(own('duplicate.done', { name }), { type: 'success' })
      navigate(createPath({ resource: resource.path, type: 'edit', id: made.id }))
    } catch (error) {
      const failure = failureOf(error)
      if (failure.kind === 'invalid') show(failure.problems)
      else setProblem((failure.kind !== 'stale' && failure.message) || translate('task.failed'))
      setBusy(false)
    }
  }
  const box = (name: Typed, label: string, help?: string) => (
    <TextBoxField
      id={`${id}-${name}`}
      source={name}
      label={label}
      help={help}
      error={wrong[name]}
      dir={name === 'name' ? 'auto' : 'ltr'}
      maxLength={typed[name]}
      placeholder={name === 'slug' ? slugify(values.name) : undefined}
      text={values[name]}
      onText={(text) => {
        setValues((known) => ({ ...known, [name]: text }))
        setWrong(({ [name]: _, ...others }) => others)
      }}
      more={name === 'name' ? { 'data-first': true } : undefined}
    />
  )
  return (
    <QuestionDialog
      title={own('duplicate.title', { name: title })}
      size="medium"
      onClose={close}
      onSubmit={submit}
      busy={isBusy}
      submit={own('duplicate.submit')}
    >
      <div className={pricing.fields}>
        {box('name', own('duplicate.name'))}
        {box('styleCode', own('duplicate.style'), own('duplicate.styleHelp'))}
        {box('slug', texts.field('slug'), own('duplicate.addressHelp'))}
      </div>
      <fieldset className={css.parts}>
        <legend>{own('duplicate.takes')}</legend>
        {parts.map((part) => (
          <label key={part}>
            <input
              type="checkbox"
              checked={chosen.includes(part)}
              onChange={({ target }) =>
                setChosen(target.checked ? [...chosen, part] : chosen.filter((each) => each !== part))
              }
            />
            {own(`duplicate.parts.${part}`)}
          </label>
        ))}
      </fieldset>
      {problem && (
        <p className={pricing.wrong} role="alert">
          {problem}
        </p>
      )}
    </QuestionDialog>
  )
}
