import { type PermissionMap, permissionMap } from '../core/access.ts'

/** A look at the shop as a role has it (`auth/view-as`): of this tab alone, so that the others go on working as themselves. */
export interface RoleView {
  readonly id: string
  readonly role: { readonly id: string; readonly name: string }
  /** When the server ends it. */
  readonly until: string
  readonly roles: PermissionMap
  /** Whose it is: of nobody else's session. */
  readonly userId: string
}

const item = 'atelier.viewAs'

/** The look of somebody in this tab; null where there is none. The storage of a tab ends with it. */
export function storedRoleView(userId: string): RoleView | null {
  try {
    const view = JSON.parse(sessionStorage.getItem(item) ?? 'null') as RoleView | null
    if (view?.userId !== userId) return null
    const roles = Object.entries(view.roles).map(([key, flags]) => ({ ...flags, key }))
    return Object.freeze({ ...view, roles: permissionMap(roles) })
  } catch {
    return null
  }
}

/** Begins the look, or takes in what its role grants now. @throws where the browser has no storage: nothing would name the look then */
export function storeRoleView(view: Omit<RoleView, 'roles'>, permissions: unknown): void {
  sessionStorage.setItem(item, JSON.stringify({ ...view, roles: permissionMap(permissions) }))
}

/** Ends the look in this tab. */
export function clearRoleView(): void {
  try {
    sessionStorage.removeItem(item)
  } catch {
    // Where storage is blocked there is no look.
  }
}

let next: string | undefined

/**
 * Ends the look in this tab and begins the page anew, so that nothing of the role is left on it; or the one that somebody who is leaving
 * has asked for (`leaveRoleViewFor`), whoever is the first to hear that the server has ended it.
 */
export function leaveRoleView(): void {
  clearRoleView()
  if (next === undefined) location.reload()
  else location.assign(next)
}

/** Has the look lead to this page as it ends. */
export function leaveRoleViewFor(page: string): void {
  next = page
}
