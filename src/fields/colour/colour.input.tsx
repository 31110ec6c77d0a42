import { useTranslate } from 'ra-core'
import { lazy, Suspense, useRef, useState } from 'react'
import { filtered } from '../../controls/filter/filtered.tsx'
import { TextListBox } from '../../controls/filter/ListBox.tsx'
import type { EditorProps } from '../../controls/parts/editor.ts'
import { framed } from '../../controls/parts/framed.tsx'
import { Popover } from '../../controls/parts/Popover.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import type { FieldInput } from '../view.ts'
import css from './colour.module.css'
import type { ColourOptions } from './colour.ts'

const Picker = lazy(async () => {
  const { HexColorPicker, setNonce } = await import('react-colorful')
  // It brings a style sheet of its own, which the page's policy takes with the nonce only.
  const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
  if (nonce) setNonce(nonce)
  return { default: HexColorPicker }
})

const isColour = (value: string | null): value is string => value !== null && /^#[0-9a-f]{6}$/.test(value)

/** `3E82F7`, `#3e8` and `#3E82F7` all mean a colour; anything else stays for the check to name. */
function read(text: string): string | null {
  const plain = text.normalize('NFKC').trim().toLowerCase().replace(/^#?/, '#')
  if (plain === '#') return null
  return /^#[0-9a-f]{3}$/.test(plain) ? plain.replace(/[0-9a-f]/g, '$&$&') : plain
}

function Edit({ value, onChange, onBlur, ...props }: EditorProps<string, ColourOptions>) {
  const translate = useTranslate()
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const swatch = useRef<HTMLButtonElement>(null)
  const choose = translate('fields.colour.choose', { field: props.label })
  return (
    <>
      <TextBox
        {...props}
        dir="ltr"
        placeholder="#000000"
        more={{ spellCheck: false }}
        text={typed ?? value ?? ''}
        onText={(text) => {
          setTyped(text)
          onChange(read(text))
        }}
        onBlur={() => {
          setTyped(null)
          onBlur?.()
        }}
        start={
          <button
            type="button"
            ref={swatch}
            className={css.swatch}
            style={isColour(value) ? { background: value } : {}}
            aria-label={choose}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={props.disabled}
            onClick={() => setOpen(!isOpen)}
          />
        }
      />
      {isOpen && swatch.current && (
        <Popover anchor={swatch.current} label={choose} className={css.paper} onClose={() => setOpen(false)}>
          <Suspense fallback={<div className={css.room} />}>
            <Picker color={isColour(value) ? value : '#3e82f7'} onChange={onChange} />
          </Suspense>
        </Popover>
      )}
    </>
  )
}

export default {
  Input: framed(Edit),
  Edit,
  Filter: filtered({ words: 'choice', One: Edit, Many: TextListBox }),
} satisfies FieldInput<ColourOptions>
