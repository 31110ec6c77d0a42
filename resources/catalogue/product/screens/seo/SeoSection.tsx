import { useWatch } from 'react-hook-form'
import type { Resource } from '../../../../../src/core/index.ts'
import { useFormPlace } from '../../../../../src/views/form/FormContexts.ts'
import { FormLines } from '../../../../../src/views/form/FormLines.tsx'
import { useOwn } from '../useOwn.ts'
import css from './seo.module.css'

/** How many characters of a title and a description a search engine shows. */
const shown = { title: 60, description: 160 } as const

/** The search texts of a product, with how its result would look; the language is the one that is edited. */
export default function SeoSection({ resource }: { resource: Resource }) {
  const own = useOwn()
  const { locale } = useFormPlace()
  const names = [
    'name',
    'shortDescription',
    'seoTitle',
    'seoDescription',
    'slug',
    'robots',
    'translations',
  ] as const
  const values = useWatch({ name: [...names] }) as unknown[]
  const [name, short, title, description, slug, robots, translations] = values
  const translated = (translations as Record<string, Record<string, unknown>> | undefined)?.[locale] ?? {}
  const text = (key: string, base: unknown) => String(translated[key] ?? base ?? '')
  const heading = text('seoTitle', title) || text('name', name)
  const body = text('seoDescription', description) || text('shortDescription', short)
  return (
    <>
      <FormLines lines={resource.form.sections.seo?.lines ?? []} />
      <section className={css.preview} aria-label={own('seo.preview')}>
        <span className={css.caption}>{own('seo.preview')}</span>
        {robots === 'noindex' ? (
          <p className={css.body}>{own('seo.hidden')}</p>
        ) : (
          <>
            <bdi className={css.address}>/products/{String(slug ?? '') || '…'}</bdi>
            <span className={css.title}>{cut(heading, shown.title) || own('seo.noTitle')}</span>
            <p className={css.body}>{cut(body, shown.description) || own('seo.noText')}</p>
          </>
        )}
      </section>
    </>
  )
}

const cut = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text
