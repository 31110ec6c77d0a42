import { Link } from '../../../../../../src/shell/routing/Link.tsx'
import css from '../../letters.module.css'
import { useTexts } from '../../words.ts'

export default function Kinds() {
  const t = useTexts()
  const kind = (name: string) => t(`showcase.words.letters.${name}`)
  return (
    <ul className={css.kinds}>
      <li style={{ color: 'var(--text-muted)' }}>{kind('secondary')}</li>
      {(['success', 'warning', 'danger'] as const).map((tone) => (
        <li key={tone} style={{ color: `var(--${tone}-text)` }}>
          {t(`showcase.words.tones.${tone}`)}
        </li>
      ))}
      <li>
        {/* biome-ignore lint/a11y/useFocusableInteractive: what cannot be followed takes no focus */}
        {/* biome-ignore lint/a11y/useSemanticElements: a link without an address is none */}
        <span role="link" aria-disabled="true" style={{ color: 'var(--text-disabled)' }}>
          {kind('disabled')}
        </span>
      </li>
      <li>
        <mark className={css.mark}>{kind('mark')}</mark>
      </li>
      <li>
        <code className={css.code}>{kind('code')}</code>
      </li>
      <li>
        <kbd>{kind('keyboard')}</kbd>
      </li>
      <li>
        <u>{kind('underline')}</u>
      </li>
      <li>
        <del>{kind('deleted')}</del>
      </li>
      <li>
        <strong>{kind('strong')}</strong>
      </li>
      <li>
        <em>{kind('italic')}</em>
      </li>
      <li>
        <Link to="/app/components/general/typography">{kind('link')}</Link>
      </li>
    </ul>
  )
}
