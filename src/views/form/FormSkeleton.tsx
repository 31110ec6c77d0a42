import { useLocation, useTranslate } from 'ra-core'
import { useContext } from 'react'
import { Skeleton } from '../../controls/parts/Skeleton.tsx'
import type { FormSection, Resource } from '../../core/index.ts'
import { useViewer } from '../../shell/access/useViewer.ts'
import { RegistryContext } from '../RegistryContext.ts'
import { FormTabs } from './FormTabs.tsx'
import css from './form.module.css'
import { shownFields } from './shownFields.ts'
import { useTexts } from './useTexts.ts'

/** How high the inputs of tall kinds are, in pixels. */
const heights: Readonly<Record<string, number>> = {
  richText: 214,
  longText: 106,
  images: 120,
  image: 56,
  rows: 160,
  json: 150,
  multiSelect: 64,
}

/** The form in its final shape while the record is on its way: titles at once, values as grey bars. */
export function FormSkeleton({ resource, isNew = false }: { resource: Resource; isNew?: boolean }) {
  const translate = useTranslate()
  const viewer = useViewer()
  const texts = useTexts(resource)
  const asked = new URLSearchParams(useLocation().search).get('tab')
  const readable = shownFields(viewer, resource, isNew, useContext(RegistryContext))
  const sections = Object.entries(resource.form.sections).filter(([, { lines }]) =>
    lines.flat().some((name) => readable.has(name)),
  )
  const main = sections.filter(([, { in: place }]) => place === 'main')
  const aside = sections.filter(([, { in: place }]) => place === 'aside')
  const isSplit = resource.form.as !== 'sections' && main.length > 1
  const open = main.find(([key]) => key === asked) ?? main[0]
  const shown = isSplit ? main.filter((entry) => entry === open) : main
  const card = ([key, section]: readonly [string, FormSection], untitled: boolean) => (
    <section key={key} className={css.card}>
      {!untitled && <h2 className={css.cardTitle}>{texts.section(key)}</h2>}
      {!section.collapsed && (
        <div className={css.lines}>
          {section.lines.map((names) => (
            <div
              key={names.join()}
              className={css.line}
              style={{ '--fields': names.length } as React.CSSProperties}
            >
              {names
                .filter((name) => readable.has(name))
                .map((name) => (
                  <div key={name}>
                    <div className={css.waitingLabel}>{texts.field(name)}</div>
                    <Skeleton height={heights[resource.fields[name]?.kind ?? ''] ?? 40} />
                  </div>
                ))}
            </div>
          ))}
        </div>
      )}
    </section>
  )
  return (
    <div aria-busy="true" className={css.page} data-size={aside.length > 0 || isSplit ? undefined : 'narrow'}>
      <span className="visually-hidden" role="status">
        {translate('form.loading')}
      </span>
      <div className={css.layout} data-aside={aside.length > 0 || undefined} aria-hidden="true" inert>
        <div className={css.main}>
          {isSplit && (
            <FormTabs
              id="waiting"
              label={translate('form.parts', { name: texts.noun() })}
              tabs={main.map(([key]) => ({ key, title: texts.section(key), problems: 0 }))}
              open={open?.[0] ?? ''}
              onOpen={() => undefined}
            />
          )}
          {shown.map((entry) => card(entry, isSplit || (main.length === 1 && aside.length === 0)))}
        </div>
        {aside.length > 0 && <div className={css.aside}>{aside.map((entry) => card(entry, false))}</div>}
      </div>
    </div>
  )
}
