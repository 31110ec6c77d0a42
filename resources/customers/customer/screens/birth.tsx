import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { isDay } from '../../../../src/controls/day/days.ts'
import type { Resource } from '../../../../src/core/index.ts'
import DateCell from '../../../../src/fields/date/date.cell.tsx'
import date from '../../../../src/fields/date/date.input.tsx'
import { wallTimeOf } from '../../../../src/fields/dateTime/zonedTime.ts'
import type { CellProps, InputProps } from '../../../../src/fields/view.ts'
import { useOperation } from '../../../../src/providers/useOperation.ts'
import { Notice } from '../../../../src/views/form/Notice.tsx'
import { ageOn } from '../rules/ageOn.ts'
import { useOwn } from './useOwn.ts'

interface MinorNoticeProps {
  resource: Resource
  born: unknown
}

/** Says that somebody is younger than the shop takes for grown up (areas, 13); nothing while their age is not known. */
function MinorNotice({ resource, born }: MinorNoticeProps) {
  const { text } = useOwn()
  const ask = useOperation(resource)
  const isKnown = typeof born === 'string' && isDay(born)
  const { data } = useQuery({
    queryKey: [resource.path, 'adultAge'],
    queryFn: ({ signal }) => ask<{ years: number | null }>('adultAge', { signal }),
    enabled: isKnown,
    retry: false,
  })
  if (!isKnown || !data?.years) return null
  const age = ageOn(born, wallTimeOf(new Date().toISOString()).day)
  if (age < 0 || age >= data.years) return null
  return <Notice tone="warning" title={text('minor', { years: data.years })} />
}

/** The date of birth in the form, with the notice as it is typed. */
export function BirthInput(props: InputProps) {
  const born = useWatch({ name: props.source })
  return (
    <>
      <date.Input {...props} />
      <MinorNotice resource={props.resource} born={born} />
    </>
  )
}

/** The date of birth as it is read. */
export function BirthShow(props: CellProps<string>) {
  return (
    <>
      <DateCell {...props} />
      <MinorNotice resource={props.resource} born={props.value} />
    </>
  )
}
