import { useNotify, useTranslate } from 'ra-core'
import { MenuButton } from '../../../../../../src/controls/parts/MenuButton.tsx'
import { useTexts } from '../../words.ts'

export default function Acts() {
  const translate = useTranslate()
  const t = useTexts()
  const notify = useNotify()
  const act = (key: string, label: string, more = {}) => ({
    key,
    label,
    onPick: () => notify(label),
    ...more,
  })
  return (
    <MenuButton
      label={t('showcase.words.more')}
      groups={[
        [
          act('edit', translate('ra.action.edit')),
          act('copy', translate('ra.action.clone'), { isDisabled: true }),
        ],
        [act('delete', translate('ra.action.delete'), { isDanger: true })],
      ]}
    />
  )
}
