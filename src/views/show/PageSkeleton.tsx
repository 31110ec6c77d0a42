import { useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { Resource } from '../../core/index.ts'
import { pageOf } from '../../derive/page.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import css from '../form/form.module.css'
import { shownFields } from '../form/shownFields.ts'
import { useTexts } from '../form/useTexts.ts'
import { RegistryContext } from '../RegistryContext.ts'
import own from './show.module.css'

/** The page of a record in its final shape while the record is on its way: titles at once, values as grey bars. */
export function PageSkeleton({ resource }: { resource: Resource }) {
  const translate = useTranslate()
  const viewer = useViewer()
  const texts = useTexts(resource)
  const readable = shownFields(viewer, resource, false, useContext(RegistryContext))
  const { headline, facts, path, next, cards, rail } = pageOf(resource)
  const above = [...headline, ...facts]
  const card = (key: string) => {
    const { lines = [], collapsed } = resource.form.sections[key] ?? {}
    const names = lines.flat().filter((name) => readable.has(name) && !above.includes(name))
    return (
      <section key={key} className={css.card}>
        <h2 className={css.cardTitle}>{texts.section(key)}</h2>
        {lines.length === 0 ? (
          <Skeleton height={72} />
        ) : (
          !collapsed && (
            <div className={own.values}>
              {names.map((name) => (
                <div key={name} className={own.value}>
                  <div className={own.waitingLabel}>{texts.field(name)}</div>
                  <Skeleton height={22} />
                </div>
              ))}
            </div>
          )
        )}
      </section>
    )
  }
  return (
    <div aria-busy="true" className={css.page}>
      <span className="visually-hidden" role="status">
        {translate('form.loading')}
      </span>
      <div className={own.head} aria-hidden="true">
        {facts.length > 0 && <Skeleton width="min(100%, 420px)" height={24} />}
        {(path.length > 0 || next.length > 0) && <Skeleton height={path.length > 0 ? 104 : 50} />}
      </div>
      <div className={css.layout} data-aside aria-hidden="true" inert>
        <div className={css.main}>{cards.map(card)}</div>
        <div className={`${css.aside} ${own.rail}`}>{rail.map(card)}</div>
      </div>
    </div>
  )
}
