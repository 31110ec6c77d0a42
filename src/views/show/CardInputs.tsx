import type { AnyRecord } from '../../core/index.ts'
import { useFormFacts } from '../form/FormContexts.ts'
import { FormLines } from '../form/FormLines.tsx'
import { LanguageTabs } from '../form/LanguageTabs.tsx'

interface CardInputsProps {
  sectionKey: string
  /** The fields that may be changed; the others stay text. */
  open: readonly string[]
}

/** The inputs of a card, in the lines of its section, or as the area draws them. */
export function CardInputs({ sectionKey, open }: CardInputsProps) {
  const { resource, base, views } = useFormFacts()
  const Own = views.sections[sectionKey]
  if (Own) return <Own resource={resource} record={base as AnyRecord} />
  const lines = resource.form.sections[sectionKey]?.lines ?? []
  return (
    <>
      <LanguageTabs shown={open} />
      <FormLines
        lines={lines
          .map((names) => names.filter((name) => open.includes(name)))
          .filter(({ length }) => length > 0)}
      />
    </>
  )
}
