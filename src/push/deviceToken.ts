import { type FirebaseSettings, readPublicSettings } from '../providers/publicSettings.ts'
import { addNotice } from './notices.ts'

const itemName = 'devicetoken'

/** How long sign-in waits for the person to answer the browser's question, and for the push service. Milliseconds. */
const patience = 15_000

/** What obtains a token from the push service; loaded only where push messages are configured. */
export type TokenSource = (settings: FirebaseSettings) => Promise<string>

const fromFirebase: TokenSource = async (settings) =>
  (await import('./firebaseToken.ts')).firebaseToken(settings)

/**
 * The device token to sign in with: a new one where the person grants notifications, otherwise the stored one, otherwise null
 * (specification, section 7). Asks the browser before anything else, as that is allowed only within the click. Never rejects.
 */
export async function deviceToken(source: TokenSource = fromFirebase): Promise<string | null> {
  const { firebase } = readPublicSettings()
  if (!firebase || !isSupported()) return storedDeviceToken()
  const permission = await within(askPermission()).catch(() => 'default')
  if (permission !== 'granted') {
    addNotice('session.push.denied')
    return storedDeviceToken()
  }
  try {
    const token = await within(source(firebase))
    store(token)
    return token
  } catch {
    addNotice('session.push.failed')
    return storedDeviceToken()
  }
}

/** The token of the last time, or null. */
export function storedDeviceToken(): string | null {
  try {
    return localStorage.getItem(itemName)
  } catch {
    return null
  }
}

/** Forgets the token: push messages are no longer wanted in this browser. */
export function clearDeviceToken(): void {
  try {
    localStorage.removeItem(itemName)
  } catch {
    // What cannot be removed could not be stored.
  }
}

function store(token: string) {
  try {
    localStorage.setItem(itemName, token)
  } catch {
    // It is sent with this sign-in all the same.
  }
}

const isSupported = () =>
  typeof Notification === 'function' && 'serviceWorker' in navigator && 'PushManager' in globalThis

const askPermission = async () =>
  Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission

function within<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The push service did not answer in time.')), patience)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
