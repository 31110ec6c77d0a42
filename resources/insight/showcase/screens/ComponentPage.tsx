import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { useFetched } from '../../../../src/providers/fetchOnce.ts'
import { BackToTop } from '../../../../src/shell/page/BackToTop.tsx'
import { DemoCard } from './DemoCard.tsx'
import { fetchDemos } from './demos.ts'
import css from './showcase.module.css'

/** A page of the catalogue of components: the product's own parts, live, each with the code that shows it. */
export default function ComponentPage({ path }: { path: string }) {
  const demos = useFetched(fetchDemos, path)
  const { hash } = useLocation()
  useEffect(() => {
    const named = demos.find(({ name }) => hash === `#${name}`)
    if (named) document.getElementById(named.name)?.scrollIntoView()
  }, [demos, hash])
  return (
    <div className={css.page} data-demos={path}>
      {demos.map((demo) => (
        <DemoCard key={`${path} ${demo.name}`} path={path} demo={demo} />
      ))}
      <BackToTop />
    </div>
  )
}
