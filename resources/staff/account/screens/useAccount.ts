import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useCallback } from 'react'
import type { ShopDataProvider } from '../../../../src/providers/dataProvider.ts'
import { authToken, renewSession } from '../../../../src/providers/session.ts'
import type { SessionUser } from '../../../../src/providers/sessionItems.ts'

/** One's own account as `GET auth/profile` answers it. */
export interface Profile {
  readonly version: number
  readonly name: string
  readonly username: string
  readonly email: string
  readonly type: 'ADMIN' | 'SUB_ADMIN'
  readonly roles: readonly string[]
  readonly createdAt: string
  /** The address that is to become `email` once both have confirmed it. */
  readonly pendingEmail: {
    readonly email: string
    readonly until: string
    readonly confirmed: { readonly present: boolean; readonly next: boolean }
  } | null
}

/** How colleagues reach one beside the e-mail address, as `GET auth/profile/contact` answers it. */
export interface OwnContact {
  readonly phone: string | null
  readonly website: string | null
  /** False until one has a role. */
  readonly mayChange: boolean
}

/** A place where one is signed in, as `GET auth/sessions` answers it; times in UTC. */
export interface OwnSession {
  readonly id: string
  readonly current: boolean
  readonly browser: string
  readonly push: boolean
  readonly createdAt: string
  readonly usedAt: string
  readonly endsAt: string
}

/** The second step of one's sign-in, as `GET auth/second-step` answers it. */
export interface OwnSecondStep {
  readonly since: string | null
  readonly recoveryCodes: number
}

/** A token of one's own for another system. */
export interface OwnToken {
  readonly id: string
  readonly name: string
  readonly permissions: readonly { readonly key: string }[]
  readonly createdAt: string
  readonly usedAt: string | null
  readonly endsAt: string
}

/** One's tokens for other systems, as `GET auth/tokens` answers them. */
export interface OwnTokens {
  /** Whether the shop lets one make any. */
  readonly mayMake: boolean
  readonly tokens: readonly OwnToken[]
}

/** A way by which staff hear of something. */
export type OwnChannel = 'inApp' | 'email' | 'push'

/** What one hears of, and by which ways, as `GET auth/notifications` answers it. */
export interface OwnEvents {
  /** Whether push messages reach one anywhere. */
  readonly push: boolean
  readonly events: readonly OwnEvent[]
}

export interface OwnEvent {
  readonly key: string
  readonly name: string
  readonly group: string
  readonly channels: Readonly<Record<OwnChannel, boolean>>
}

/** Reads a part of one's own account from the API and keeps it fresh. */
export function useAccount<Part>(
  part:
    | 'profile'
    | 'profile/contact'
    | 'profile/picture'
    | 'password'
    | 'sessions'
    | 'notifications'
    | 'second-step'
    | 'tokens'
    | 'calendar-feed',
) {
  const provider = useDataProvider<ShopDataProvider>()
  return useQuery({
    queryKey: ['account', part],
    queryFn: async ({ signal }) => (await provider.request(`auth/${part}`, { signal })).data as Part,
  })
}

/** Changes a part of one's own account; rejects with the API's refusal. */
export function useAccountChange() {
  const provider = useDataProvider<ShopDataProvider>()
  return useCallback(
    async <Answer>(method: 'PUT' | 'POST' | 'DELETE', part: string, data?: object): Promise<Answer> =>
      (await provider.request(`auth/${part}`, { method, data })).data as Answer,
    [provider],
  )
}

/** Takes over, here and in the other tabs, who one is now: the header shows the name. */
export function useRenewal() {
  const provider = useDataProvider<ShopDataProvider>()
  return useCallback(async () => {
    const token = authToken()
    const { data } = await provider.request('auth/session')
    const { user } = data as { user: SessionUser & { permissions?: unknown } }
    if (authToken() === token) renewSession(user, user.permissions)
  }, [provider])
}
