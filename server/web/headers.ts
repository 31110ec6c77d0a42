import type { FastifyReply, FastifyRequest } from 'fastify'
import { defined } from '../../src/core/defined.ts'
import type { ServerSettings } from '../settings.ts'

/** Puts the security headers on an answer. */
export type AddHeaders = (request: FastifyRequest, reply: FastifyReply) => void

/**
 * The security headers of every answer. What a route has set itself stays: pages bring their own Content-Security-Policy,
 * pictures their own Cache-Control.
 */
export function securityHeaders({ publicUrl, corsOrigins }: ServerSettings): AddHeaders {
  const always: Record<string, string> = defined({
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
    'Strict-Transport-Security': publicUrl?.startsWith('https:') ? 'max-age=31536000' : undefined,
  })
  return (request, reply) => {
    reply.headers(always)
    reply.header('X-Request-Id', request.id)
    // A front end on another origin shows our pictures in <img>, which asks for no permission first.
    const shared = corsOrigins.length > 0 && request.url.startsWith('/api/')
    reply.header('Cross-Origin-Resource-Policy', shared ? 'cross-origin' : 'same-origin')
    if (!reply.hasHeader('Content-Security-Policy')) reply.header('Content-Security-Policy', nothing)
    if (!reply.hasHeader('Cache-Control')) reply.header('Cache-Control', 'no-store')
  }
}

const nothing = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Where the push service of the browser's SDK is asked for a device token. */
const pushHosts = 'https://firebaseinstallations.googleapis.com https://fcmregistrations.googleapis.com'

/**
 * The Content-Security-Policy of the application's page: calls and scripts of this origin only, beside the page's own `scripts`,
 * which are named by their hash; styles with the nonce of this answer, and no text that becomes HTML without passing the sanitiser's policy (Trusted Types).
 */
export function pagePolicy(
  nonce: string,
  { firebase, calledOrigins }: ServerSettings,
  scripts: readonly string[] = [],
): string {
  const called = calledOrigins.map((origin) => ` ${origin}`).join('')
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: blob:${called}`,
    "font-src 'self'",
    `connect-src 'self'${called}${firebase ? ` ${pushHosts}` : ''}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default dompurify',
  ].join('; ')
}

/** The policy of a plain page of this server, which has one style sheet and no script. */
export const plainPagePolicy = (nonce: string): string => `${nothing}; style-src 'nonce-${nonce}'`
