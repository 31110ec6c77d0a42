import { z } from 'zod'
import { ApiError } from '../../../../server/apiError.ts'
import { refused } from '../../../../server/refused.ts'
import { problemsOf } from '../../../../src/derive/problems.ts'
import type { Setting } from '../../../../src/settings/defineSettings.ts'
import type { adminSetting } from '../../adminSetting/adminSetting.ts'
import type { configSetting } from '../../configSetting/configSetting.ts'

type AnySetting = typeof adminSetting | typeof configSetting

/**
 * The value of a setting in its canonical form; an empty one takes the setting back to nothing, where it may be.
 * @throws ApiError `invalid`
 */
export function checkSetting(setting: Setting | undefined, value: unknown): unknown {
  if (!setting) return value
  const { options, type } = setting.field
  if (value === null || value === undefined || value === '') {
    if (options.required) throw refused<AnySetting>('value', 'required')
    return null
  }
  if (setting.isSecret) throw refused<AnySetting>('value', 'not-allowed')
  const parsed = type.schema(options, z).safeParse(value, { reportInput: true })
  if (parsed.success) {
    const reason = setting.refuse?.(parsed.data)
    if (reason) throw refused<AnySetting>('value', reason)
    return parsed.data
  }
  const [problem] = problemsOf(parsed.error)
  throw new ApiError('invalid', { problems: [{ code: 'wrong-type', values: {}, ...problem, path: 'value' }] })
}
