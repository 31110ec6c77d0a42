import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

describe('the policy for what libraries write into the page', () => {
  const createPolicy = vi.fn()
  const rules = () =>
    createPolicy.mock.calls[0]?.[1] as Record<'createHTML' | 'createScriptURL', (text: string) => string>
  let setSanitizer: (clean: (html: string) => string) => void

  beforeEach(async () => {
    createPolicy.mockClear()
    vi.stubGlobal('trustedTypes', { createPolicy })
    // As a page begins, which has no sanitiser.
    vi.resetModules()
    const policy = await import('../../src/shell/start/trustedTypes.ts')
    setSanitizer = policy.setSanitizer
    policy.installTrustedTypes()
  })
  afterEach(() => vi.unstubAllGlobals())

  it('is the default one', () => {
    expect(createPolicy).toHaveBeenCalledExactlyOnceWith('default', expect.anything())
  })

  it('shows markup as text until a sanitiser is there', () => {
    expect(rules().createHTML('<img onerror=alert(1)>')).toBe('&lt;img onerror=alert(1)>')
    expect(rules().createHTML('&#8203;')).toBe('&#8203;')
  })

  it('hands markup to the sanitiser once there is one', () => {
    setSanitizer((html) => html.replace(/<script.*<\/script>/, ''))
    expect(rules().createHTML('<b>x</b><script>alert(1)</script>')).toBe('<b>x</b>')
  })

  it('takes scripts from this origin alone', () => {
    expect(rules().createScriptURL('/push-worker.js')).toBe(`${location.origin}/push-worker.js`)
    expect(() => rules().createScriptURL('https://evil.test/x.js')).toThrow(/refused/)
    expect(() => rules().createScriptURL('data:text/javascript,alert(1)')).toThrow(/refused/)
  })
})
