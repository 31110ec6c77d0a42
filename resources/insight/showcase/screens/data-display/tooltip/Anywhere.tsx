import { useTexts } from '../../words.ts'

export default function Anywhere() {
  const t = useTexts()
  return (
    <>
      <kbd data-tip={t('showcase.words.changed')}>⌘S</kbd>
      <span data-tip={t('showcase.words.lowStock')} style={{ textDecoration: 'underline dotted' }}>
        LS-204
      </span>
    </>
  )
}
