import { ApiError } from '../../../../server/apiError.ts'
import type { OpenChange } from '../../../../server/context.ts'
import type { RecordOf } from '../../../../src/core/index.ts'
import { type FieldProblem, problemAt } from '../../../../src/derive/problems.ts'
import type { attributeSet } from '../attributeSet.ts'

type AttributeSet = RecordOf<typeof attributeSet>

/**
 * Sees to it that attributes are in a group of the set, and options belong to an attribute that is a choice.
 * @throws ApiError `invalid` with the problems at the rows
 */
export function beforeSave({ record }: OpenChange<AttributeSet>): undefined {
  const groups = new Set(record.groups.map(({ code }) => code))
  const types = new Map(record.attributes.map(({ code, type }) => [code, type]))
  const answered = new Set(record.options.map(({ attribute }) => attribute))
  const problems: FieldProblem[] = []
  record.attributes.forEach(({ group, code, type }, row) => {
    if (!groups.has(group))
      problems.push(problemAt<AttributeSet>(`attributes.${row}.group`, 'unknown-group', { code: group }))
    if (isChoice(type) && !answered.has(code))
      problems.push(problemAt<AttributeSet>(`attributes.${row}.type`, 'options-missing'))
  })
  record.options.forEach(({ attribute }, row) => {
    const type = types.get(attribute)
    const path = `options.${row}.attribute` as const
    if (type === undefined)
      problems.push(problemAt<AttributeSet>(path, 'unknown-attribute', { code: attribute }))
    else if (!isChoice(type)) problems.push(problemAt<AttributeSet>(path, 'options-not-wanted'))
  })
  if (problems.length > 0) throw new ApiError('invalid', { problems })
  return undefined
}

const isChoice = (type: string): boolean => type === 'choice' || type === 'choices'
