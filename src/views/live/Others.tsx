import { useTranslate } from 'ra-core'
import { StaffPicture } from '../StaffPicture.tsx'
import css from './live.module.css'
import type { Other } from './usePresence.ts'

/** Who else is at the record; whoever changes it comes first. */
export function Others({ others }: { others: readonly Other[] }) {
  const translate = useTranslate()
  const ordered = [...others].sort((a, b) => Number(b.doing === 'editing') - Number(a.doing === 'editing'))
  const [first] = ordered
  if (!first) return null
  const words = ordered.map(({ name, doing }) => translate(`form.live.${doing}`, { name }))
  return (
    <span
      className={css.others}
      data-doing={first.doing}
      // Names all of them where there is room for one.
      data-tip={words.join('\n')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: who is there must be reachable without a mouse
      tabIndex={0}
    >
      <StaffPicture id={first.id} name={first.name} size={26} />
      <span className={css.words} aria-hidden="true">
        {ordered.length === 1
          ? words[0]
          : translate('form.live.more', { name: first.name, smart_count: ordered.length - 1 })}
      </span>
      <span className="visually-hidden">{words.join(translate('list.comma'))}</span>
    </span>
  )
}
