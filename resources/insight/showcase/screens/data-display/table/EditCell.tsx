import { useTranslate } from 'ra-core'
import { useState } from 'react'
import { TextBox } from '../../../../../../src/controls/parts/TextBox.tsx'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { products } from '../../products.ts'
import { useTexts } from '../../words.ts'

export default function EditCell() {
  const translate = useTranslate()
  const t = useTexts()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const [edited, setEdited] = useState<{ code: string; text: string }>()
  const leave = (isKept: boolean) => {
    if (edited && isKept && edited.text.trim()) setNames({ ...names, [edited.code]: edited.text.trim() })
    setEdited(undefined)
  }
  return (
    <SmallTable label={t('showcase.words.products')} heads={['SKU', t('showcase.words.name')]}>
      {products.map((product) => {
        const { code, name } = { ...product, name: names[product.code] ?? product.name }
        return (
          <tr key={code}>
            <td>
              <bdi dir="ltr">{code}</bdi>
            </td>
            <td>
              {edited?.code === code ? (
                <TextBox
                  id={`cell-${code}`}
                  source="name"
                  dense
                  autoFocus
                  label={`${t('showcase.words.name')} – ${code}`}
                  text={edited.text}
                  onText={(text) => setEdited({ code, text })}
                  onBlur={() => leave(true)}
                  onKeyDown={({ key }) => {
                    if (key === 'Enter' || key === 'Escape') leave(key === 'Enter')
                  }}
                />
              ) : (
                <Button
                  small
                  look="text"
                  aria-label={`${translate('ra.action.edit')} – ${name}`}
                  onClick={() => setEdited({ code, text: name })}
                >
                  {name}
                </Button>
              )}
            </td>
          </tr>
        )
      })}
    </SmallTable>
  )
}
