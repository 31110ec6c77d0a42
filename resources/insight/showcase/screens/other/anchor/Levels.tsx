import { useId } from 'react'
import { PageParts } from '../../../../../../src/shell/page/PageParts.tsx'
import { useTexts } from '../../words.ts'

export default function Levels() {
  const t = useTexts()
  const id = useId()
  const parts = [
    { id: 'followed', title: t('showcase.words.draft') },
    { id: 'levels', title: t('showcase.words.preview'), isSub: true },
    { id: `${id}-end`, title: t('showcase.words.publish') },
  ]
  return (
    <>
      <PageParts label={t('showcase.words.categories')} parts={parts} />
      <span id={`${id}-end`} />
    </>
  )
}
