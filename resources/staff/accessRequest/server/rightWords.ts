import { textsOfArea } from '#areaTexts'
import { helpTexts } from '../../../../i18n/help.ts'
import type { Locale, Registry } from '../../../../src/core/index.ts'
import { areaMessages } from '../../../../src/derive/messages.ts'
import { actions } from '../../../../src/derive/permissions.ts'

/** What people call a right and its area; what no area knows, such as the pages of the demonstration, keeps its key. */
export async function rightWords(
  registry: Registry,
  locale: Locale,
  { area, flag }: { readonly area: string; readonly flag: string },
): Promise<{ readonly area: string; readonly right: string }> {
  const [ofArea, { help }] = await Promise.all([textsOfArea(locale, area), helpTexts[locale]()])
  const resource = registry[area]
  const action = actions.find((each) => each === flag)
  const common = action && help.actions[action]
  if (!resource) return { area, right: common ?? flag }
  const texts = areaMessages({ [area]: resource }, ofArea ? { [area]: ofArea } : {}).resources[resource.path]
  return {
    area: texts?.name.split('||||').at(-1)?.trim() ?? area,
    right: common ?? texts?.flags[flag] ?? texts?.transitions[flag] ?? flag,
  }
}
