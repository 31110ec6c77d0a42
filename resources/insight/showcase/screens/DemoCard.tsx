import { useNotify } from 'ra-core'
import { lazy, Suspense, useId, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { Button, ButtonLink } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useThemeState } from '../../../../src/shell/theme/useThemeState.ts'
import type { ShownPart } from '../rules/shownPart.ts'
import { DemoCode } from './DemoCode.tsx'
import type { Demo } from './demos.ts'
import { PartTable } from './PartTable.tsx'
import css from './showcase.module.css'
import { addressAlone } from './useAlone.ts'
import { useTexts } from './words.ts'

const Scope = lazy(() => import('./Scope.tsx'))

/** What is fetched when somebody looks behind a demonstration. */
interface Behind {
  readonly code: string
  readonly parts: readonly ShownPart[]
}

interface DemoCardProps {
  path: string
  demo: Demo
  /** It has the whole window. */
  isAlone: boolean
}

/** A demonstration with what it is for; its code, and what its parts can be given, is fetched when it is asked for. */
export function DemoCard({ path, demo: { name, Demo, load }, isAlone }: DemoCardProps) {
  const t = useTexts()
  const notify = useNotify()
  const id = useId()
  const page = path.slice(path.lastIndexOf('/') + 1)
  const [behind, setBehind] = useState<Behind>()
  const isOpen = behind !== undefined
  const [isTurned, setTurned] = useState(false)
  const [{ direction }] = useThemeState()
  const other = direction === 'rtl' ? 'ltr' : 'rtl'
  const title = t(`showcase.${page}.${name}.title`)
  const keys = t(`showcase.${page}.${name}.keys`, { _: '' })
  const look = async (): Promise<Behind> => {
    const [code, { default: fetchParts }] = await Promise.all([load(), import('./fetchParts.ts')])
    return { code, parts: await fetchParts(path.replace('components/', ''), name) }
  }
  const open = () => look().then(setBehind, () => notify('ra.notification.http_error', { type: 'error' }))
  return (
    <section className={css.card} id={name} aria-labelledby={`${id}-title`}>
      <div className={css.demo} data-demo dir={isTurned ? other : undefined}>
        <Suspense fallback={<Skeleton height={72} />}>
          {isTurned ? (
            <Scope direction={other}>
              <Demo />
            </Scope>
          ) : (
            <Demo />
          )}
        </Suspense>
      </div>
      <div className={css.about}>
        <h2>
          <span id={`${id}-title`}>{title}</span>
          <Link
            to={{ hash: `#${name}` }}
            className={css.anchor as string}
            aria-label={t('showcase.frame.linkTo', { title })}
          >
            #
          </Link>
        </h2>
        <p>{t(`showcase.${page}.${name}.text`)}</p>
        {keys !== '' && (
          <p>
            <b>{t('showcase.frame.keys')}</b> {keys}
          </p>
        )}
        <div className={css.ways}>
          <Button
            small
            look="text"
            aria-expanded={isOpen}
            aria-controls={isOpen ? `${id}-code` : undefined}
            aria-label={t(isOpen ? 'showcase.frame.hideOf' : 'showcase.frame.showOf', { title })}
            onClick={() => (isOpen ? setBehind(undefined) : open())}
          >
            {t(isOpen ? 'showcase.frame.hide' : 'showcase.frame.show')}
          </Button>
          <Button
            small
            look="text"
            aria-pressed={isTurned}
            aria-label={t(`showcase.frame.${other}Of`, { title })}
            onClick={() => setTurned(!isTurned)}
          >
            {t(`showcase.frame.${other}`)}
          </Button>
          {!isAlone && (
            <ButtonLink
              small
              look="text"
              to={addressAlone(name)}
              aria-label={t('showcase.frame.aloneOf', { title })}
              data-alone
            >
              {t('showcase.frame.alone')}
            </ButtonLink>
          )}
        </div>
      </div>
      {behind && (
        <div id={`${id}-code`}>
          <DemoCode title={title} code={behind.code} />
          {behind.parts.map((part) => (
            <PartTable key={part.name} part={part} />
          ))}
        </div>
      )}
    </section>
  )
}
