import { openedRecord, startEarlyRead } from '../../providers/earlyRead.ts'
import { offeredLocales } from '../../providers/locale.ts'
import { readPublicSettings } from '../../providers/publicSettings.ts'
import { loginPath } from '../../providers/returnTo.ts'
import { storedSession } from '../../providers/sessionItems.ts'
import { keptLook, layOver, showIcon } from '../theme/keptLook.ts'
import { chooseFirstTheme, paintThemeState, storedThemeState } from '../theme/themeState.ts'
import { settleAddress } from './address.ts'
import { enterFirstField, holdForms } from './earlyForm.ts'

/**
 * Stands in the page itself (`start/build/prerender.ts`) and runs before anything is painted: sets theme, direction, language and look, brings
 * the address in step with the session, and lets the prerendered sign-in page be seen by those whom it is for, in their language.
 */
const html = document.documentElement
chooseFirstTheme()
paintThemeState(storedThemeState())
layOver(keptLook())
const isSignedIn = storedSession() !== null
settleAddress(isSignedIn, null)
if (isSignedIn) {
  const { dataset } = document.querySelector<HTMLMetaElement>('meta[name="fetch-ahead"]') as HTMLMetaElement
  startEarlyRead(dataset)
  fetchPage(dataset)
}

// The style sheet hides what is prerendered while this stands: until the whole of it has arrived.
html.dataset.start = ''
document.addEventListener('readystatechange', arrange, { once: true })

function arrange() {
  const root = document.getElementById('root') as HTMLElement
  const pages = document.querySelectorAll<HTMLTemplateElement>('template[data-locale]')
  const isSignIn = !isSignedIn && ['/login', loginPath].includes(location.pathname)
  const page = [...pages].find(({ dataset }) => dataset.locale === html.lang) ?? root
  if (!isSignIn) root.replaceChildren()
  else show(root, page)
  for (const page of pages) page.remove()
  const { icon } = readPublicSettings()
  if (icon) showIcon(icon)
  delete html.dataset.start
  if (isSignIn) enterFirstField(root)
}

/** What the application area and the page at this address begin with: `start/build/prerender.ts` names it, and `server/web/frontEnd.ts`. */
function fetchPage(files: DOMStringMap) {
  const names = [html.lang, 'page', `page${html.lang}`]
  if (openedRecord() !== undefined) names.push('record')
  if (location.pathname.endsWith('/show')) names.push('parts')
  for (const name of names) fetchAhead(files[name])
}

/** `page` is the template of the language, or the root itself, which holds that of English. */
function show(root: HTMLElement, page: HTMLElement | HTMLTemplateElement) {
  const { title = '', needs } = page.dataset
  if (page instanceof HTMLTemplateElement) root.replaceChildren(page.content)
  const settings = readPublicSettings()
  document.title = `${title} · ${settings.title}`
  const [logo, name] = root.querySelector('[data-brand]')?.childNodes ?? []
  if (settings.logo !== null) (logo as HTMLImageElement).src = settings.logo
  ;(name as Text).data = settings.title
  offerLanguages(root.querySelector('select'))
  holdForms(root)
  // The styles stand in the page already; as links they are what the bundler's loader takes for loaded.
  fetchAhead(needs)
}

/** Has the browser fetch the scripts and styles that are needed next while it still runs the first one. */
function fetchAhead(files = '') {
  for (const href of files.split(' ').filter(Boolean)) {
    const rel = href.endsWith('.css') ? 'stylesheet' : 'modulepreload'
    document.head.append(Object.assign(document.createElement('link'), { rel, href, crossOrigin: '' }))
  }
}

/** Leaves the languages that the shop offers, in its order, as React draws them. */
function offerLanguages(choice: HTMLSelectElement | null) {
  if (!choice) return
  const offered = offeredLocales()
  const options = [...choice.options]
  choice.replaceChildren(...offered.flatMap((locale) => options.filter(({ value }) => value === locale)))
  // What is taken out of a choice and put in again is chosen no more.
  choice.value = html.lang
  if (offered.length < 2) choice.remove()
}
