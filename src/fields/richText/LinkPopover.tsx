import type { Editor } from '@tiptap/react'
import { useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import { Popover } from '../../controls/parts/Popover.tsx'
import { TextBox } from '../../controls/parts/TextBox.tsx'
import { Button } from '../../shell/controls/Button.tsx'
import css from './richText.module.css'

/** Where the selected words lead; emptied, they lead nowhere. */
export function LinkPopover({
  editor,
  anchor,
  onClose,
}: {
  editor: Editor
  anchor: HTMLElement
  onClose: () => void
}) {
  const translate = useTranslate()
  const id = useId()
  const [address, setAddress] = useState(String(editor.getAttributes('link').href ?? ''))
  const apply = (text: string) => {
    const href = /^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text
    const chain = editor.chain().focus().extendMarkRange('link')
    if (href === '') chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onClose()
  }
  const label = translate('fields.richText.address')
  return (
    <Popover anchor={anchor} label={translate('fields.richText.link')} onClose={onClose}>
      <div className={css.link}>
        <TextBox
          dense
          autoFocus
          id={id}
          source="link"
          label={label}
          dir="ltr"
          inputMode="url"
          placeholder="https://"
          text={address}
          onText={setAddress}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            apply(address.trim())
          }}
        />
        <Button look="primary" small onClick={() => apply(address.trim())}>
          {translate('fields.picture.apply')}
        </Button>
        {editor.isActive('link') && (
          <Button look="text" small onClick={() => apply('')}>
            {translate('fields.richText.unlink')}
          </Button>
        )}
      </div>
    </Popover>
  )
}
