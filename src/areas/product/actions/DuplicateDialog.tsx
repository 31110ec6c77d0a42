import { useCreatePath, useLocale, useNavigate, useNotify, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { useOperation } from '../../../providers/useOperation.ts'
import { Button } from '../../../shell/controls/Button.tsx'
import { failureOf } from '../../../views/form/failureOf.ts'
import { Dialog, dialog } from '../../../views/form/parts/Dialog.tsx'
import type { OwnActionProps } from '../../../views/overrides.ts'
import { titleOf } from '../../../views/titleOf.ts'
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

/** Asks for the name and the style number of a copy and what it takes along, makes it, and goes there. */
export default function DuplicateDialog({ resource, records, close }: OwnActionProps) {
  const translate = useTranslate()
  const own = useOwn()
  const locale = useLocale() ?? 'en'
  const ask = useOperation(resource)
  const notify = useNotify()
  const navigate = useNavigate()
  const createPath = useCreatePath()
  const id = useId()
  const [record] = records
  const title = record ? titleOf(resource, record, locale) : ''
  const [name, setName] = useState(own('duplicate.copyName', { name: title }))
  const [styleCode, setStyleCode] = useState('')
  const [chosen, setChosen] = useState<readonly Part[]>(usual)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async () => {
    if (!record) return
    if (styleCode.trim() === '') return setProblem(own('duplicate.needsStyle'))
    setBusy(true)
    setProblem(undefined)
    try {
      const input = { name, styleCode: styleCode.trim(), parts: chosen }
      const made = await ask<{ id: string }>('duplicate', { id: record.id, input })
      close()
      notify(own('duplicate.done', { name }), { type: 'success' })
      navigate(createPath({ resource: resource.path, type: 'edit', id: made.id }))
    } catch (error) {
      const failure = failureOf(error)
      setProblem(
        failure.kind === 'invalid'
          ? failure.problems.map(({ path, message }) => `${path}: ${message}`).join(' ')
          : failure.kind === 'stale'
            ? own('failed')
            : failure.message || own('failed'),
      )
      setBusy(false)
    }
  }
  return (
    <Dialog title={own('duplicate.title', { name: title })} size="medium" onClose={close}>
      <div className={dialog.body}>
        <div className={pricing.fields}>
          <label className={pricing.field}>
            {own('duplicate.name')}
            <input data-first maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
          </label>
          <div className={pricing.field}>
            <label htmlFor={`${id}-style`}>{own('duplicate.style')}</label>
            <input
              id={`${id}-style`}
              dir="ltr"
              maxLength={40}
              aria-describedby={`${id}-style-help`}
              value={styleCode}
              onChange={({ target }) => setStyleCode(target.value)}
            />
            <span id={`${id}-style-help`} className={pricing.quiet}>
              {own('duplicate.styleHelp')}
            </span>
          </div>
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
      <div className={dialog.actions}>
        <Button look="text" onClick={close}>
          {translate('form.delete.cancel')}
        </Button>
        <Button look="primary" busy={isBusy} onClick={() => void submit()}>
          {own('duplicate.submit')}
        </Button>
      </div>
    </Dialog>
  )
}
