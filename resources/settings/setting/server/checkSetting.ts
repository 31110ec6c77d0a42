import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refusedInput } from '../../../../server/refused.ts'
import { problemsOf } from '../../../../src/derive/problems.ts'
import type { Setting } from '../../../../src/settings/defineSettings.ts'

/**
 * The value of a setting in its canonical form; an empty one takes the setting back to nothing, where it may be.
 * @throws ApiError `invalid`
 */
export function checkSetting(setting: Setting | undefined, value: unknown): unknown {
  if (!setting) return value
  const { options, type } = setting.field
  if (value === null || value === undefined || value === '') {
    if (options.required) throw refusedInput('value', 'required')
    return null
  }
  if (setting.isSecret) throw refusedInput('value', 'not-allowed')
  const parsed = type.schema(options, z).safeParse(value, { reportInput: true })
  if (parsed.success) {
    const reason = setting.refuse?.(parsed.data)
    if (reason) throw refusedInput('value', reason)
    return parsed.data
  }
  const [problem] = problemsOf(parsed.error)
  throw new ApiError('invalid', { problems: [{ code: 'wrong-type', values: {}, ...problem, path: 'value' }] })
}
