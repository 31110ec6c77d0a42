import { useTranslate } from 'ra-core'
import { Fragment, useState } from 'react'
import { Button } from '../../../../../../src/shell/controls/Button.tsx'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { useTexts } from '../../words.ts'

const rows = [
  { code: 'LS-204', name: 'Linen shirt', sizes: 'S, M, L' },
  { code: 'SS-011', name: 'Silk sari', sizes: '5.5 m' },
]

export default function Opened() {
  const translate = useTranslate()
  const t = useTexts()
  const [open, setOpen] = useState<readonly string[]>(['LS-204'])
  return (
    <SmallTable
      label={t('showcase.words.products')}
      heads={[t('showcase.words.name'), t('showcase.words.more')]}
    >
      {rows.map(({ code, name, sizes }) => {
        const isOpen = open.includes(code)
        return (
          <Fragment key={code}>
            <tr>
              <td>{name}</td>
              <td>
                <Button
                  small
                  look="text"
                  aria-expanded={isOpen}
                  aria-controls={isOpen ? `opened-${code}` : undefined}
                  aria-label={`${translate(isOpen ? 'ra.action.close' : 'ra.action.expand')} – ${name}`}
                  onClick={() => setOpen(isOpen ? open.filter((each) => each !== code) : [...open, code])}
                >
                  {translate(isOpen ? 'ra.action.close' : 'ra.action.expand')}
                </Button>
              </td>
            </tr>
            {isOpen && (
              <tr id={`opened-${code}`}>
                <td colSpan={2}>
                  <bdi dir="ltr">{code}</bdi> · {t('showcase.words.size')} {sizes}
                </td>
              </tr>
            )}
          </Fragment>
        )
      })}
    </SmallTable>
  )
}
