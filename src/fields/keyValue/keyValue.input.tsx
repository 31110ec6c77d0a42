import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import { type EditorProps, messageAt } from '../../controls/parts/editor.ts'
import css from '../../controls/parts/Frame.module.css'
import { framed } from '../../controls/parts/framed.tsx'
import { Glyph } from '../../controls/parts/Glyph.tsx'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import { Button } from '../../shell/controls/Button.tsx'
import { sameValue } from '../../views/form/sameValue.ts'
import type { FieldInput } from '../view.ts'
import own from './keyValue.module.css'
import type { KeyValueOptions } from './keyValue.ts'

type Pair = readonly [key: string, value: string]

const objectOf = (pairs: readonly Pair[]) => {
  const filled = pairs.filter(([key, value]) => key !== '' || value !== '')
  return filled.length === 0 ? null : Object.fromEntries(filled)
}

/** Names and texts line by line. An unfinished or double name stays on the screen, though the value cannot hold it. */
function Edit({
  id,
  source,
  label,
  value,
  onChange,
  onBlur,
  disabled,
  invalid,
  describedBy,
  error,
}: EditorProps<Record<string, string>, KeyValueOptions>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<readonly Pair[]>([])
  const pairs: readonly Pair[] =
    sameValue(objectOf(typed), value) && typed.length > 0 ? typed : Object.entries(value ?? {})
  const change = (next: readonly Pair[]) => {
    setTyped(next)
    onChange(objectOf(next))
  }
  const replace = (index: number, pair: Pair) => change(pairs.map((each, at) => (at === index ? pair : each)))
  const common = { source, onBlur, disabled, dense: true }
  return (
    <div className={css.stack}>
      {pairs.map(([key, text], index) => {
        const isDouble = pairs.findIndex(([other]) => other === key) !== index
        const message = isDouble ? translate('fields.keyValue.double') : messageAt(error, key)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other identity, and its inputs keep no state
          <div key={index}>
            <div className={own.line}>
              <TextBox
                {...common}
                id={index === 0 ? id : `${id}-${index}`}
                label={translate('fields.keyValue.key', { number: index + 1, field: label })}
                dir="ltr"
                text={key}
                invalid={invalid && message !== undefined}
                describedBy={describedBy}
                placeholder={translate('fields.keyValue.keyHint')}
                onText={(next) => replace(index, [next.trim(), text])}
              />
              <TextBox
                {...common}
                id={`${id}-${index}-value`}
                label={translate('fields.keyValue.value', { number: index + 1, field: label })}
                text={text}
                onText={(next) => replace(index, [key, next])}
              />
              <IconButton
                glyph="close"
                disabled={disabled}
                label={translate('fields.keyValue.remove', { number: index + 1 })}
                onClick={() => change(pairs.filter((_, at) => at !== index))}
              />
            </div>
            {message && <div className={css.error}>{message}</div>}
          </div>
        )
      })}
      <div>
        <Button
          small
          id={pairs.length === 0 ? id : undefined}
          disabled={disabled ?? false}
          onClick={() => change([...pairs, ['', '']])}
        >
          <Glyph name="add" />
          {translate('fields.keyValue.add')}
        </Button>
      </div>
    </div>
  )
}

export default {
  Input: framed(Edit, { group: true }),
  Edit,
  isWide: true,
  Filter: filtered({ words: 'choice' }),
} satisfies FieldInput<KeyValueOptions>
