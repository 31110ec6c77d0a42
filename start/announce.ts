import type { RunningServer } from './serve.ts'

/** Tells the operator where the server is and how to get in. */
export async function announce(
  { address, isDemo, isEmpty }: RunningServer,
  hasFrontEnd: boolean,
): Promise<void> {
  const lines = [`Atelier is ready at ${address}`]
  if (!hasFrontEnd)
    lines.push(
      'It answers the API only, as the front end is not built. Run npm run build, or npm start, which does.',
    )
  if (isDemo) {
    const { demoAccounts, demoColleagues, demoPassword } = await import('../demo/accounts.ts')
    lines.push('', `Demo accounts, all with the password ${demoPassword}:`)
    lines.push(
      ...[...demoAccounts, ...demoColleagues].map(
        ({ email, name, type, roles }) =>
          `  ${email.padEnd(24)} ${name}, ${[type, ...(roles ?? [])].join(' ')}`,
      ),
    )
  }
  if (isEmpty)
    lines.push(
      '',
      'Nobody has an account yet. Make the first one: npm run create-admin -- --email you@example.com',
    )
  console.log(`\n${lines.join('\n')}\n`)
}
