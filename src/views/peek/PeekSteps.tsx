import { useTranslate } from 'ra-core'
import { IconButton } from '../../controls/parts/IconButton.tsx'
import type { Resource } from '../../core/index.ts'
import { useNeighbours } from '../form/useNeighbours.ts'
import css from './peek.module.css'

interface PeekStepsProps {
  resource: Resource
  id: string
  onStep: (id: string) => void
}

/** Leads through the records of the list that lies behind, by j and k as well. */
export function PeekSteps({ resource, id, onStep }: PeekStepsProps) {
  const translate = useTranslate()
  const { previous, next } = useNeighbours(resource, id)
  if (previous === undefined && next === undefined) return null
  const step = (word: 'previous' | 'next', other: string | undefined) => (
    <IconButton
      data-step={word}
      label={translate(`form.${word}`)}
      glyph={word}
      disabled={other === undefined}
      onClick={() => other !== undefined && onStep(other)}
    />
  )
  return (
    <span className={css.steps}>
      {step('previous', previous)}
      {step('next', next)}
    </span>
  )
}
