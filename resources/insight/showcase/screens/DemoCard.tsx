import { useNotify } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { ShownPart } from '../rules/shownPart.ts'
import type { Demo } from './demos.ts'
import { PartTable } from './PartTable.tsx'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

/** What is fetched when somebody looks behind a demonstration. */
interface Behind {
  readonly code: string
  readonly parts: readonly ShownPart[]
}

/** A demonstration with what it is for; its code, and what its parts can be given, is fetched when it is asked for. */
export function DemoCard({ path, demo: { name, Demo, load } }: { path: string; demo: Demo }) {
  const t = useTexts()
  const notify = useNotify()
  const id = useId()
  const page = path.slice(path.lastIndexOf('/') + 1)
  const [behind, setBehind] = useState<Behind>()
  const isOpen = behind !== undefined
  const title = t(`showcase.${page}.${name}.title`)
  const keys = t(`showcase.${page}.${name}.keys`, { _: '' })
  const look = async (): Promise<Behind> => {
    const [code, { default: fetchParts }] = await Promise.all([load(), import('./fetchParts.ts')])
    return { code, parts: await fetchParts(path.replace('components/', ''), name) }
  }
  const open = () => look().then(setBehind, () => notify('ra.notification.http_error', { type: 'error' }))
  return (
    <section className={css.card} id={name} aria-labelledby={`${id}-title`}>
      <div className={css.demo} data-demo>
        <Suspense fallback={<Skeleton height={72} />}>
          <Demo />
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
      </div>
      {behind && (
        <div id={`${id}-code`}>
          <Code title={title} code={behind.code} />
          {behind.parts.map((part) => (
            <PartTable key={part.name} part={part} />
          ))}
        </div>
      )}
    </section>
  )
}

/** Code can be wider than its place: then it is scrolled, by the keyboard too. */
function Code({ title, code }: { title: string; code: string }) {
  const t = useTexts()
  const copy = useCopy()
  return (
    <div className={css.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('showcase.frame.codeOf', { title })}>
        <pre dir="ltr">
          <code>{code}</code>
        </pre>
      </section>
      <Button small onClick={() => copy(code, t('showcase.frame.copied'))}>
        {t('showcase.frame.copy')}
      </Button>
    </div>
  )
}
