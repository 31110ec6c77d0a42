/** What no token for another system may touch: who comes in, and what they may. */
export const closedToTokens: readonly string[] = ['subAdmin', 'subAdminRole', 'accessRequest']
