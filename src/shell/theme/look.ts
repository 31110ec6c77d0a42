import { accentTokenNames, accentTokens, isAccent } from '../../fields/colour/accent.ts'
import type { PublicSettings } from '../../providers/publicSettings.ts'
import { keptLook, layOver, showIcon, storeLook } from './keptLook.ts'

const barColour = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
const usualBarColour = barColour?.content ?? ''

/** Shows the product as the shop has set it: its accent, its other pictures. What is left out is as delivered. */
export function showLook({ accent, logoDark, icon, signInPicture }: PublicSettings): void {
  const colour = accent !== undefined && isAccent(accent) ? accent : undefined
  const css = [
    ...(colour ? [accentRules(colour)] : []),
    ...(logoDark ? [darkLogoRules(logoDark)] : []),
    ...(signInPicture ? [panelRules(signInPicture)] : []),
  ].join('')
  if (css !== keptLook()) storeLook(css)
  layOver(css)
  showIcon(icon)
  if (barColour) barColour.content = colour ?? usualBarColour
}

const accentRules = (accent: string) =>
  [['light', ':root'] as const, ['dark', '[data-theme=dark]'] as const]
    .map(([theme, selector]) => {
      const tokens = accentTokens(accent, theme)
      return `${selector}{${accentTokenNames.map((name) => `--${name}:${tokens[name]}`).join(';')}}`
    })
    .join('')

/** On what is dark: the dark theme, a dark navigation, a header in a dark colour of its own. */
const darkLogoRules = (logo: string) =>
  `:is([data-theme=dark],[data-bar=dark]) [data-logo]{content:${address(logo)}}` +
  '[data-bar=light] [data-logo][data-logo]{content:normal}'

/** The picture takes the place of the drawing; what is written on it stands on a dark ground whatever it shows. */
const panelRules = (picture: string) =>
  `[data-panel]{background:${address(picture)} center/cover}[data-panel]>svg{display:none}` +
  '[data-panel]>div{background:linear-gradient(to top,#0f1319 60%,transparent)}'

/** Quoted as JSON is, nothing in an address ends the text that it stands in. */
const address = (url: string) => `url(${JSON.stringify(url)})`
