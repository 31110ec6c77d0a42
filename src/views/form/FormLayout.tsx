import { useTranslate } from 'ra-core'
import { memo, useMemo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import type { Resource, FormSection as Section } from '../../core/index.ts'
import { Button } from '../../shell/controls/Button.tsx'
import { problemsIn } from './errorTree.ts'
import { useFormFacts, useFormPlace } from './FormContexts.ts'
import { FormSection } from './FormSection.tsx'
import { FormTabs } from './FormTabs.tsx'
import css from './form.module.css'
import { LanguageTabs } from './LanguageTabs.tsx'
import { useFilledSections } from './useFilledSections.ts'
import { useTexts } from './useTexts.ts'

/** The sections of a form as the descriptor says: below each other, as tabs or as steps, with the narrow column beside them. */
export const FormLayout = memo(function FormLayout() {
  const { id, resource } = useFormFacts()
  const { section: open, setSection } = useFormPlace()
  const translate = useTranslate()
  const texts = useTexts(resource)
  const { main, aside } = useFilledSections()
  const counts = useProblemCounts()
  const { as } = resource.form
  const isSplit = as !== 'sections' && main.length > 1
  const shown = isSplit ? main.filter(([key]) => key === open) : main
  return (
    <div
      className={css.layout}
      data-aside={aside.length > 0 || undefined}
      data-wide={(isSplit && shown.some(([, section]) => isWide(resource, section))) || undefined}
    >
      <div className={css.main}>
        {isSplit && (
          <FormTabs
            id={id}
            label={translate('form.parts', { name: texts.noun() })}
            numbered={as === 'steps'}
            tabs={main.map(([key]) => ({ key, title: texts.section(key), problems: counts[key] ?? 0 }))}
            open={open}
            onOpen={setSection}
          />
        )}
        {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the name is given with the role only. */}
        <div
          className={css.stack}
          role={isSplit ? 'tabpanel' : undefined}
          id={isSplit ? `${id}-panel` : undefined}
          aria-labelledby={isSplit ? `${id}-tab-${open}` : undefined}
        >
          <LanguageTabs shown={[...shown, ...aside].flatMap(([, { lines }]) => lines.flat())} />
          {shown.map(([key, section]) => (
            <FormSection
              key={key}
              sectionKey={key}
              section={section}
              problems={counts[key] ?? 0}
              untitled={isSplit || (main.length === 1 && aside.length === 0)}
            />
          ))}
          {isSplit && as === 'steps' && <Steps keys={main.map(([key]) => key)} />}
        </div>
      </div>
      {aside.length > 0 && (
        <div className={css.aside}>
          {aside.map(([key, section]) => (
            <FormSection key={key} sectionKey={key} section={section} problems={counts[key] ?? 0} />
          ))}
        </div>
      )}
    </div>
  )
})

/** Whether a section is a sheet with so many columns that the narrow column has to make room. */
const isWide = ({ fields }: Resource, { lines }: Section): boolean =>
  lines.flat().some((name) => Object.keys(fields[name]?.options.fields ?? {}).length >= 6)

/** Leads through the steps; the next one opens once nothing is wrong in this one. */
function Steps({ keys }: { keys: readonly string[] }) {
  const { resource } = useFormFacts()
  const { section, setSection, goTo } = useFormPlace()
  const translate = useTranslate()
  const { trigger, getFieldState, formState } = useFormContext()
  const index = keys.indexOf(section)
  const [before, after] = [keys[index - 1], keys[index + 1]]
  const proceed = async () => {
    const names = resource.form.sections[section]?.lines.flat() ?? []
    if (await trigger(names)) return after && setSection(after)
    const wrong = names.find((name) => getFieldState(name, formState).invalid)
    if (wrong) goTo(wrong)
  }
  return (
    <div className={css.steps}>
      {before && <Button onClick={() => setSection(before)}>{translate('form.back')}</Button>}
      {after && <Button onClick={proceed}>{translate('form.next')}</Button>}
    </div>
  )
}

/** How many things are wrong in each section. */
function useProblemCounts(): Readonly<Record<string, number>> {
  const { resource } = useFormFacts()
  const { errors } = useFormState()
  return useMemo(() => {
    const names = problemsIn(errors).map(({ path }) => {
      const [first = '', , third = ''] = path.split('.')
      return first === 'translations' ? third : first
    })
    const sections = Object.entries(resource.form.sections)
    return Object.fromEntries(
      sections.map(([key, { lines }]) => [key, names.filter((name) => lines.flat().includes(name)).length]),
    )
  }, [errors, resource])
}
