import { globSync } from 'node:fs'
import { join } from 'node:path'

/** What the suites of this folder prove of the specification; each point with the files whose tests say so. */
const points: Readonly<Record<string, readonly string[]>> = {
  'sections 3 and 4: what is stored at sign-in, cleared at sign-out, and shared by the tabs of a browser': [
    'session',
    'signIn',
  ],
  'section 2: where an address leads back to after sign-in': ['returnTo', 'authProvider'],
  'section 5: a CUSTOMER is refused with “Invalid login type”': ['signIn', 'authProvider'],
  'section 6: the permission map, who may see what, the bearer token': ['authProvider', 'httpClient'],
  'section 7: what is sent at sign-in and what is made of the answer; the public settings; 120000 ms': [
    'signIn',
    'publicSettings',
    'httpClient',
  ],
  'section 8: the error catalogue, word for word': ['failure', 'httpClient', 'refusal', 'signIn'],
  'docs/api.md: each method of the data provider, over an imitation that is held to the same contract as the server':
    ['dataProvider', 'shopCalls', 'contract'],
}

/** The first lines of the testers' command: what a run without a failure proves. Throws where a suite is gone. */
export function proves(): string[] {
  const suites = globSync('*.test.{ts,tsx}', { cwd: import.meta.dirname })
  const named = Object.entries(points).map(([point, names]) => {
    const files = names.map((name) => suites.find((file) => file.startsWith(`${name}.test.`)))
    const gone = names.filter((_, index) => files[index] === undefined)
    if (gone.length > 0)
      throw new Error(
        `${join('tests/providers', gone.join(', '))}: no such suite. It should prove “${point}”.`,
      )
    return `  ${point} (${files.join(', ')})`
  })
  return [
    'Proves of the specification what the browser’s half of the sign-in, session, access and data calls promises:',
    ...named,
    `${suites.length} files of tests in tests/providers; no server, no browser.`,
  ]
}
