import { type AuthProvider, HttpError } from 'ra-core'
import { defined } from '../core/defined.ts'
import {
  type Action,
  type AnyRecord,
  type AreaHeads,
  hasFlag,
  type Resource,
  type Viewer,
} from '../core/index.ts'
import { actions, canAct, canActOn, transitionFlag } from '../derive/permissions.ts'
import { loadArea } from '../loadArea.ts'
import { isRefusal } from './holdRefused.ts'
import type { HttpClient } from './httpTypes.ts'
import { loginPathFrom, returnTarget } from './returnTo.ts'
import { endSession, shownSession, viewer } from './session.ts'
import { signIn, signOut } from './signIn.ts'

/**
 * React-admin's view of the session. The sign-in page tells why a session ended, so no method asks react-admin for a message of
 * its own: ten refused calls make one sign-out and one notice.
 */
export function createAuthProvider(http: HttpClient, registry: AreaHeads): AuthProvider {
  const resources = new Map(Object.values(registry).map((resource) => [resource.path, resource]))
  return {
    async login({
      authinfo,
      username,
      password,
      code,
    }: {
      authinfo?: string
      username?: string
      password: string
      code?: string
    }) {
      await signIn(http, defined({ authinfo: authinfo ?? username ?? '', password, code: code || undefined }))
      return { redirectTo: returnTarget(location.search) }
    },
    // The start of the product follows the session and its address by itself; a redirect of react-admin's would come second.
    async logout() {
      signOut(http)
      return false
    },
    async checkAuth() {
      if (!shownSession()) throw { redirectTo: loginPathFrom(location), message: false }
    },
    async checkError(error: unknown) {
      if (!isRefusal(error)) return
      endSession('refused')
      const [message, description] = [
        http.translate('session.failure.refused'),
        http.translate('session.failure.signInAgain'),
      ]
      throw new HttpError(http.translate('session.failure.described', { message, description }), 401)
    },
    async getIdentity() {
      const session = shownSession()
      if (!session) throw new HttpError(http.translate('session.failure.refused'), 401)
      return { id: session.userId, fullName: session.userName || session.user.username }
    },
    getPermissions: async () => viewer().permissions,
    async canAccess({ resource, action, record }) {
      const known = resources.get(resource)
      return known
        ? allows(viewer(), await loadArea(known), action, record as AnyRecord | undefined)
        : allowsRoute(viewer(), resource, action)
    },
  }
}

const meant: Readonly<Record<string, string>> = { list: 'view', show: 'view', clone: 'create' }

/** An action of an area, or one of its transitions and further flags. */
function allows(who: Viewer, resource: Resource, action: string, record?: AnyRecord): boolean {
  const name = meant[action] ?? action
  if (actions.includes(name as Action)) {
    return record ? canActOn(who, resource, name as Action, record) : canAct(who, resource, name as Action)
  }
  return canAct(who, resource, 'view') && hasFlag(who, resource.name, transitionFlag(resource, name))
}

/** A route without an area of its own is known by its key in the permission map. */
function allowsRoute(who: Viewer, key: string, action: string): boolean {
  return hasFlag(who, key, 'view') && hasFlag(who, key, meant[action] ?? action)
}
