import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { resources } from '../resources/index.ts'
import { settingsOfShop } from '../resources/shared/settings/server/readSettings.ts'
import { ensureStaffRecords } from '../resources/staff/subAdmin/server/ensureStaffRecords.ts'
import { createAccount, findAccount } from '../server/auth/accounts.ts'
import { passwordProblem } from '../server/auth/passwordRules.ts'
import { makeLog } from '../server/log.ts'
import { readSettings } from '../server/settings.ts'
import { StartRefused } from '../server/startRefused.ts'
import { sealed } from '../src/core/index.ts'
import type { FieldProblem } from '../src/derive/problems.ts'
import { askSecretly } from './askSecretly.ts'
import { prepare } from './prepare.ts'
import { refuseStart } from './shutdown.ts'

const reasons = sealed<Readonly<Record<string, string>>>({
  'password-common':
    'The password is one of those that are tried first. One that nobody else has was expected.',
  'password-name': 'The password is built around the name. One that does not follow from it was expected.',
})

function reasonOf({ code, values }: FieldProblem): string {
  if (code === 'too-small-text')
    return `The password is too short. At least ${values.min} characters were expected.`
  if (code === 'too-big-text')
    return `The password is too long. At most ${values.max} characters were expected.`
  return reasons[code] ?? 'The password is not usable.'
}

try {
  const { email, name } = readArguments()
  const settings = readSettings(process.env)
  const context = await prepare(settings, resources, makeLog(settings))
  try {
    if (await findAccount(context.database, email)) {
      throw new StartRefused(
        `${email} has an account already. A new address was expected. Choose another --email.`,
      )
    }
    const { 'security.passwordLength': least } = await settingsOfShop(context, ['security.passwordLength'])
    const password = await choosePassword([email, name], least)
    await createAccount(context.database, { email, name, type: 'ADMIN', password })
    await ensureStaffRecords(context)
    console.log(`${name} can sign in as ${email}.`)
  } finally {
    await context.database.close()
  }
} catch (error) {
  refuseStart(error)
}

function readArguments(): { email: string; name: string } {
  const usage = 'Use: npm run create-admin -- --email you@example.com --name "Your Name"'
  try {
    const { values } = parseArgs({ options: { email: { type: 'string' }, name: { type: 'string' } } })
    const email = values.email?.trim().toLowerCase() ?? ''
    if (!/^[^\s@]+@[^\s@]+$/.test(email))
      throw new Error(`${values.email ?? 'Nothing'} is no e-mail address.`)
    return { email, name: values.name?.trim() || (email.split('@')[0] ?? email) }
  } catch (error) {
    throw new StartRefused(`${(error as Error).message} An e-mail address was expected. ${usage}`)
  }
}

/** Of the variable, else of standard input where that is no terminal, else typed twice. */
async function choosePassword(names: readonly string[], least: number): Promise<string> {
  const given = process.env.ATELIER_PASSWORD ?? (process.stdin.isTTY ? undefined : await readPassword())
  const password = given ?? (await askSecretly('Password: '))
  const problem = passwordProblem('password', password, names, least)
  if (problem) throw new StartRefused(`${reasonOf(problem)} Choose another one.`)
  if (given === undefined && password !== (await askSecretly('Once more: '))) {
    throw new StartRefused('The two passwords differ. The same one was expected twice. Start again.')
  }
  return password
}

async function readPassword(): Promise<string> {
  const [line = ''] = (await text(process.stdin)).split(/\r?\n/)
  if (line === '')
    throw new StartRefused(
      'There is no password. One was expected in ATELIER_PASSWORD, as the first line of standard input, or typed in a terminal.',
    )
  return line
}
