import { useNotify } from 'ra-core'
import { Suspense, useId, useState } from 'react'
import { Skeleton } from '../../../../src/controls/parts/Skeleton.tsx'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import type { Demo } from './demos.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

/** A demonstration with what it is for; its code is fetched when it is asked for. */
export function DemoCard({ page, demo: { name, Demo, load } }: { page: string; demo: Demo }) {
  const t = useTexts()
  const notify = useNotify()
  const id = useId()
  const [code, setCode] = useState<string>()
  const isOpen = code !== undefined
  const title = t(`showcase.${page}.${name}.title`)
  const keys = t(`showcase.${page}.${name}.keys`, { _: '' })
  const open = () => load().then(setCode, () => notify('ra.notification.http_error', { type: 'error' }))
  return (
    <section className={css.card} id={name} aria-labelledby={`${id}-title`}>
      <div className={css.demo} data-demo>
        <Suspense fallback={<Skeleton height={72} />}>
          <Demo />
        </Suspense>
      </div>
      <div className={css.about}>
        <h2 id={`${id}-title`}>{title}</h2>
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
          onClick={() => (isOpen ? setCode(undefined) : open())}
        >
          {t(isOpen ? 'showcase.frame.hide' : 'showcase.frame.show')}
        </Button>
      </div>
      {isOpen && (
        <div id={`${id}-code`}>
          <Code title={title} code={code} />
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
