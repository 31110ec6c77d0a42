import { useCreatePath, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { type FormEvent, useId, useState } from 'react'
import frame from '../../../../../src/controls/parts/Box.module.css'
import { Dialog, dialog } from '../../../../../src/controls/parts/Dialog.tsx'
import { DialogButtons } from '../../../../../src/controls/parts/DialogButtons.tsx'
import { describedBy, Frame } from '../../../../../src/controls/parts/Frame.tsx'
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
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
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
  const box = (name: Typed, label: string, help?: string) => {
    const about = { id: `${id}-${name}`, help, error: wrong[name] }
    return (
      <Frame {...about} source={name} label={label}>
        <div className={frame.box} data-invalid={about.error !== undefined || undefined}>
          <input
            id={about.id}
            data-first={name === 'name' || undefined}
            className={frame.control}
            dir={name === 'name' ? 'auto' : 'ltr'}
            maxLength={typed[name]}
            placeholder={name === 'slug' ? slugify(values.name) : undefined}
            value={values[name]}
            aria-invalid={about.error !== undefined || undefined}
            aria-describedby={describedBy({ ...about, locked: undefined })}
            onChange={({ target }) => {
              setValues((known) => ({ ...known, [name]: target.value }))
              setWrong(({ [name]: _, ...others }) => others)
            }}
          />
        </div>
      </Frame>
    )
  }
  return (
    <Dialog title={own('duplicate.title', { name: title })} size="medium" onClose={close}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <div className={dialog.body}>
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
        </div>
        <DialogButtons onCancel={close} busy={isBusy}>
          {own('duplicate.submit')}
        </DialogButtons>
      </form>
    </Dialog>
  )
}
