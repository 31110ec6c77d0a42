import { parseArgs } from 'node:util'
import { resources } from '../resources/index.ts'
import { keepStaffRecords } from './areas/subAdmin/keepStaffRecords.ts'
import { askSecretly } from './askSecretly.ts'
import { createAccount, findAccount } from './auth/accounts.ts'
import { passwordLength, passwordProblem } from './auth/passwordRules.ts'
import { makeLog } from './log.ts'
import { prepare } from './prepare.ts'
import { readSettings } from './settings.ts'
import { refuseStart } from './shutdown.ts'
import { StartRefused } from './startRefused.ts'

const reasons: Readonly<Record<string, string>> = {
  'too-small-text': `The password is too short. At least ${passwordLength.min} characters were expected.`,
  'too-big-text': `The password is too long. At most ${passwordLength.max} characters were expected.`,
  'password-common':
    'The password is one of those that are tried first. One that nobody else has was expected.',
  'password-name': 'The password is built around the name. One that does not follow from it was expected.',
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
    const password = await choosePassword([email, name])
    await createAccount(context.database, { email, name, type: 'ADMIN', password })
    await keepStaffRecords(context)
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

async function choosePassword(names: readonly string[]): Promise<string> {
  const given = process.env.ATELIER_PASSWORD
  const password = given ?? (await askSecretly('Password: '))
  const problem = passwordProblem('password', password, names)
  if (problem)
    throw new StartRefused(`${reasons[problem.code] ?? 'The password is not usable.'} Choose another one.`)
  if (given === undefined && password !== (await askSecretly('Once more: '))) {
    throw new StartRefused('The two passwords differ. The same one was expected twice. Start again.')
  }
  return password
}
