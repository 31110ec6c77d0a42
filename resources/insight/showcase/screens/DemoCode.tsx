import { lazy, Suspense } from 'react'
import { Button } from '../../../../src/shell/controls/Button.tsx'
import { useCopy } from '../../../../src/shell/useCopy.ts'
import css from './showcase.module.css'
import { useTexts } from './words.ts'

const CodeText = lazy(() => import('./CodeText.tsx'))

/** The file of a demonstration as it stands. It can be wider than its place: then it is scrolled, by the keyboard too. */
export function DemoCode({ title, code }: { title: string; code: string }) {
  const t = useTexts()
  const copy = useCopy()
  return (
    <div className={css.code}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section tabIndex={0} aria-label={t('showcase.frame.codeOf', { title })}>
        <pre dir="ltr">
          <code>
            <Suspense fallback={code}>
              <CodeText code={code} />
            </Suspense>
          </code>
        </pre>
      </section>
      <Button small onClick={() => copy(code, t('showcase.frame.copied'))}>
        {t('showcase.frame.copy')}
      </Button>
    </div>
  )
}
