import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { addressOfDocument } from '../../../../src/documentation/words.ts'
import { useFetched } from '../../../../src/providers/fetchOnce.ts'
import { BackToTop } from '../../../../src/shell/page/BackToTop.tsx'
import { PageParts } from '../../../../src/shell/page/PageParts.tsx'
import { Link } from '../../../../src/shell/routing/Link.tsx'
import { DemoCard } from './DemoCard.tsx'
import { fetchDemos } from './demos.ts'
import css from './showcase.module.css'
import { useAlone } from './useAlone.ts'
import { useTexts } from './words.ts'

/** A page of the catalogue of components: the product's own parts, live, each with the code that shows it. */
export default function ComponentPage({ path }: { path: string }) {
  const t = useTexts()
  const demos = useFetched(fetchDemos, path)
  const { hash } = useLocation()
  useEffect(() => {
    const named = demos.find(({ name }) => hash === `#${name}`)
    if (named) document.getElementById(named.name)?.scrollIntoView()
  }, [demos, hash])
  const alone = useAlone(demos)
  const [, part = '', page = ''] = path.split('/')
  const shown = alone ? [alone] : demos
  return (
    <div className={css.page} data-alone={alone ? true : undefined}>
      {!alone && (
        <p className={css.use}>
          <b>{t('showcase.frame.when')}</b> {t(`showcase.when.${page}`)}{' '}
          <Link to={{ pathname: addressOfDocument('parts'), hash: `#${part}` }}>
            {t('showcase.frame.documentation')}
          </Link>
        </p>
      )}
      <div className={css.cards} data-demos={path}>
        {shown.map((demo) => (
          <DemoCard key={`${path} ${demo.name}`} path={path} demo={demo} isAlone={demo === alone} />
        ))}
      </div>
      {!alone && (
        <div className={css.names}>
          <PageParts
            label={t('showcase.frame.examples')}
            parts={demos.map(({ name }) => ({ id: name, title: t(`showcase.${page}.${name}.title`) }))}
          />
        </div>
      )}
      <BackToTop />
    </div>
  )
}
