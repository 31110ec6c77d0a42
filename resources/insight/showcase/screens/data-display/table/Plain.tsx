import { useTranslate } from 'ra-core'
import { SmallTable } from '../../../../../../src/views/SmallTable.tsx'
import { ToneChip } from '../../../../../../src/views/StatusChip.tsx'
import { useTexts } from '../../words.ts'

const rows = [
  ['LS-204', 'Linen shirt'],
  ['SS-011', 'Silk sari'],
  ['CK-077', 'Cotton kurta'],
] as const

export default function Plain() {
  const translate = useTranslate()
  const t = useTexts()
  return (
    <SmallTable
      label={t('showcase.words.name')}
      heads={['SKU', t('showcase.words.name'), translate('ra.action.show')]}
    >
      {rows.map(([code, name]) => (
        <tr key={code}>
          <td>
            <bdi dir="ltr">{code}</bdi>
          </td>
          <td>{name}</td>
          <td>
            <ToneChip tone="neutral">{t('showcase.words.draft')}</ToneChip>
          </td>
        </tr>
      ))}
    </SmallTable>
  )
}
