import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { QuestionDialog } from '../../../../src/controls/parts/QuestionDialog.tsx'
import { TextBoxField } from '../../../../src/controls/parts/TextBoxField.tsx'
import { useReason } from '../../../../src/providers/useAct.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { collection } from '../collection.ts'
import css from './collection.module.css'

interface Answer {
  readonly found: readonly { code: string; product: string; name: string }[]
  readonly unknown: readonly string[]
}

/** As many as one request may ask for. */
const mostCodes = 1000

/** Takes style codes and SKUs from a spreadsheet or a message, adds what they stand for, and tells which are unknown. */
export function PasteDialog({
  onAdd,
  onClose,
}: {
  onAdd: (products: readonly string[]) => void
  onClose: () => void
}) {
  const translate = useTranslate()
  const ask = useOperation(collection)
  const id = useId()
  const [text, setText] = useState('')
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const [added, setAdded] = useState<number>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const reason = useReason()
  const codes = [...new Set(text.split(/[\s,;]+/).filter(Boolean))]
  const isTooMany = codes.length > mostCodes
  const submit = async () => {
    if (codes.length === 0 || isTooMany) return
    setBusy(true)
    setProblem(undefined)
    try {
      const answer = await ask<Answer>('find', { input: { codes } })
      const products = [...new Set(answer.found.map(({ product }) => product))]
      onAdd(products)
      if (answer.unknown.length === 0) return onClose()
      setAdded(products.length)
      setUnknown(answer.unknown)
      setText(answer.unknown.join('\n'))
    } catch (error) {
      setProblem(reason(error))
    } finally {
      setBusy(false)
    }
  }
  const label = translate('merchandising.paste.codes')
  const error = isTooMany ? translate('merchandising.paste.tooMany', { most: mostCodes }) : problem
  return (
    <QuestionDialog
      title={translate('merchandising.paste.title')}
      size="medium"
      onClose={onClose}
      onSubmit={submit}
      cancel={translate(added === undefined ? 'ra.action.cancel' : 'merchandising.paste.close')}
      busy={isBusy}
      disabled={codes.length === 0 || isTooMany}
      submit={translate('merchandising.paste.submit', { smart_count: codes.length })}
    >
      <TextBoxField
        id={id}
        source="codes"
        label={label}
        help={translate('merchandising.paste.help')}
        error={error}
        text={text}
        onText={setText}
        lines={8}
        dir="ltr"
        more={{ 'data-first': '', spellCheck: false }}
      />
      <div role="status">
        {added !== undefined && (
          <p className={css.unknown}>
            {translate('merchandising.paste.added', { smart_count: added })}{' '}
            {translate('merchandising.paste.unknown', { smart_count: unknown.length })}
          </p>
        )}
      </div>
    </QuestionDialog>
  )
}
