/**
 * The public routes (specification, section 2), for people without a token only; the last is ours, for those who are invited. Apart from `routeTable.ts`, whose areas the
 * sign-in page does without.
 */
export const publicRoutes: readonly string[] = [
  '/login',
  '/auth/login',
  '/auth/login-1',
  '/auth/login-2',
  '/auth/register-1',
  '/auth/register-2',
  '/auth/forgot-password',
  '/auth/error-page-1',
  '/auth/error-page-2',
  '/auth/invitation',
]
