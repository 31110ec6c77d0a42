/*
 * Shows push messages and opens the page they speak of. Served as it is: no foreign script, no configuration, no cache.
 * A message is what Firebase sends to browsers: { notification: { title, body }, data: { path } }. All of it is text.
 */
const longestTitle = 80
const longestBody = 240

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(appPath(event.notification.data?.path) ?? '/'))
})

self.addEventListener('push', (event) => event.waitUntil(receive(read(event.data))))

/** A page in front shows the message itself; otherwise the system does. */
async function receive(message) {
  const pages = await self.clients.matchAll({ type: 'window' })
  const front = pages.filter((page) => page.visibilityState === 'visible')
  for (const page of front) page.postMessage({ type: 'atelier.push', message })
  if (front.length > 0) return
  const { title, body, path } = message
  await self.registration.showNotification(title, { body, icon: '/logo.svg', data: { path } })
}

function read(data) {
  let sent = {}
  try {
    sent = data?.json() ?? {}
  } catch {
    sent = {}
  }
  const { notification, data: extra } = sent
  return {
    title: text(notification?.title, longestTitle) || 'Atelier',
    body: text(notification?.body, longestBody),
    path: appPath(extra?.path),
  }
}

function text(value, longest) {
  return typeof value === 'string' ? value.replace(/[\p{Cc}\s]+/gu, ' ').trim().slice(0, longest) : ''
}

/** The path if it is a page of this application, otherwise null; the rules of src/providers/returnTo.ts. */
function appPath(value) {
  if (typeof value !== 'string' || value.length > 2048 || !value.startsWith('/') || /[\p{Cc}\\]/u.test(value)) return null
  let url
  try {
    url = new URL(value, self.location.origin)
  } catch {
    return null
  }
  if (url.origin !== self.location.origin || !/^\/app(\/|$)/.test(url.pathname)) return null
  return url.pathname + url.search + url.hash
}

/** Brings a page of ours to the front and leads it there; opens one where there is none. */
async function open(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of pages) {
    try {
      await page.focus()
      await page.navigate(path)
      return
    } catch {
      // A page that may not be led elsewhere; the next one, or a new one.
    }
  }
  await self.clients.openWindow(path)
}
