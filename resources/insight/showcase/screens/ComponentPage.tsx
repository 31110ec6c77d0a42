import { useFetched } from '../../../../src/providers/fetchOnce.ts'
import { BackToTop } from '../../../../src/shell/page/BackToTop.tsx'
import { DemoCard } from './DemoCard.tsx'
import { fetchDemos } from './demos.ts'
import css from './showcase.module.css'

/** A page of the catalogue of components: the product's own parts, live, each with the code that shows it. */
export default function ComponentPage({ path }: { path: string }) {
  const demos = useFetched(fetchDemos, path)
  const page = path.slice(path.lastIndexOf('/') + 1)
  return (
    <div className={css.page} data-demos={path}>
      {demos.map((demo) => (
        <DemoCard key={`${path} ${demo.name}`} page={page} demo={demo} />
      ))}
      <BackToTop />
    </div>
  )
}
