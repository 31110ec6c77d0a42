import { deleteApp, initializeApp } from 'firebase/app'
import { getMessaging, getToken } from 'firebase/messaging'
import type { FirebaseSettings } from '../providers/publicSettings.ts'
import { pushWorker } from './pushWorker.ts'

/** Asks Firebase for the token of this browser. Messages then reach our own service worker, which shows them. */
export async function firebaseToken({ vapidKey, ...settings }: FirebaseSettings): Promise<string> {
  const app = initializeApp(settings)
  try {
    const token = await getToken(getMessaging(app), {
      vapidKey,
      serviceWorkerRegistration: await pushWorker(),
    })
    if (!token) throw new Error('The push service gave no token.')
    return token
  } finally {
    await deleteApp(app)
  }
}
