import type { Job } from '../context.ts'

const minute = 60_000

type Times = { readonly [K in 'every' | 'at']?: Job[K] | undefined }

/** Whether the minute of a time is one of those in which work comes. */
export function comesAt({ every, at = 0 }: Times, time: Date): boolean {
  return every !== undefined && Math.floor(time.getTime() / minute) % every === at % every
}

/** The first time after another at which work comes. */
export function nextAfter({ every = 1, at = 0 }: Times, time: Date): Date {
  const passed = Math.floor(time.getTime() / minute)
  const later = passed - (passed % every) + (at % every)
  return new Date((later > passed ? later : later + every) * minute)
}

/** When work is tried again after so many failures: 1, 2, 4 … minutes, an hour at most. */
export const retryAfter = (attempts: number, time: Date): Date =>
  new Date(time.getTime() + Math.min(60, 2 ** (attempts - 1)) * minute)
