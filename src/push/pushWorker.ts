/** Our service worker, ready to receive push messages. */
export async function pushWorker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/push-worker.js')
  return navigator.serviceWorker.ready
}

/** A push message as a person reads it; `path` is a page below `/app`. */
export interface PushMessage {
  readonly title: string
  readonly body: string
  readonly path: string | null
}

/** Calls back with the messages that arrive while a page of ours is in front; the worker shows the others itself. */
export function onPushMessage(listener: (message: PushMessage) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => {}
  const receive = ({ data }: MessageEvent<unknown>) => {
    if (isPush(data)) listener(data.message)
  }
  navigator.serviceWorker.addEventListener('message', receive)
  navigator.serviceWorker.startMessages()
  return () => navigator.serviceWorker.removeEventListener('message', receive)
}

const isPush = (data: unknown): data is { message: PushMessage } =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === 'atelier.push'
