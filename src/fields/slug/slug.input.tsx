import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { filtered } from '../../controls/filter/filtered.tsx'
import { TextListBox } from '../../controls/filter/ListBox.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import { textEditor } from '../../controls/parts/textEditor.tsx'
import { useTexts } from '../../views/form/useTexts.ts'
import type { FieldInput } from '../view.ts'
import type { SlugOptions } from './slug.ts'
import { slugify } from './slugify.ts'

/** Follows the field it is made from until somebody writes another one; the check (here and on the server) fills it in alike. */
function Edit(props: EditorProps<string, SlugOptions>) {
  const { value, onChange, onBlur, options, source, resource, disabled } = props
  const translate = useTranslate()
  const texts = useTexts(resource)
  const from = options.from ?? ''
  const made = slugify(
    String(useWatch({ name: source.replace(/[^.]+$/, from), disabled: from === '' }) ?? ''),
  )
  const [typed, setTyped] = useState<string | null>(null)
  const again = translate('fields.slug.again', { field: texts.field(from) })
  return (
    <TextBox
      {...props}
      dir="ltr"
      more={{ spellCheck: false, autoCapitalize: 'none' }}
      text={typed ?? value ?? made}
      onText={(text) => {
        setTyped(text)
        onChange(text === '' || text === made ? null : text)
      }}
      onBlur={() => {
        if (typed !== null && typed !== '' && value !== null) onChange(slugify(typed) || typed)
        setTyped(null)
        onBlur?.()
      }}
      end={
        from !== '' && value !== null && made !== '' && value !== made && !disabled ? (
          <IconButton small glyph="again" label={again} onClick={() => onChange(made)} />
        ) : undefined
      }
    />
  )
}

const Plain = textEditor<SlugOptions>({ dir: 'ltr' })

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'text', One: Plain, Many: TextListBox }),
} satisfies FieldInput<SlugOptions>
