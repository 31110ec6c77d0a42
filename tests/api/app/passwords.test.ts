import { describe, expect, it } from 'vitest'
import { demoPassword } from '../../../demo/accounts.ts'
import { passwordProblem } from '../../../server/auth/passwordRules.ts'
import { hashPassword, isPassword } from '../../../server/auth/passwords.ts'
import { takeTurns } from '../../../server/turns.ts'

const names = ['asha.rao@atelier.test', 'asha.rao', 'Asha Rao']

describe('a password', () => {
  it.each([
    ['eleven char', 'too-small-text'],
    ['x'.repeat(257), 'too-big-text'],
    ['password1234', 'password-common'],
    ['P@ssw0rd2026!', 'password-common'],
    ['Welcome-Admin-1', 'password-common'],
    ['123456789012', 'password-common'],
    ['210987654321', 'password-common'],
    ['abcdefghijklmn', 'password-common'],
    ['aaaaaaaaaaaaaa', 'password-common'],
    ['abcabcabcabc', 'password-common'],
    ['000000000001', 'password-common'],
    ['qwertyuiop[]12', 'password-common'],
    ['contraseña1234', 'password-common'],
    [demoPassword, 'password-common'],
    ['asha.rao.1984', 'password-name'],
    ['AshaRaoAshaRao', 'password-name'],
    ['asha1984rao77', 'password-name'],
  ])('may not be %j: %s', (password, code) => {
    expect(passwordProblem('next', password, names)).toMatchObject({ path: 'next', code })
  })

  it.each([
    'seven lamps on a pier',
    'tQ9!vmE#2xLp',
    'kreide-auf-dem-tisch',
    '朝霧の中を歩く人の影三つ',
    'rao keeps nine grey herons',
    '83649264829364',
  ])('may be %j', (password) => {
    expect(passwordProblem('next', password, names)).toBeUndefined()
  })

  it('is kept so that it can be recognised, however its accents were typed, but not read', async () => {
    const stored = await hashPassword('crème brûlée à minuit')
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await isPassword(stored, 'crème brûlée à minuit'.normalize('NFD'))).toBe(true)
    expect(await isPassword(stored, 'creme brulee a minuit')).toBe(false)
    expect(await isPassword(undefined, 'crème brûlée à minuit')).toBe(false)
    expect(await hashPassword('crème brûlée à minuit')).not.toBe(stored)
  })
})

describe('work in turns', () => {
  it('runs so many at once, the others in their order, and refuses what the queue cannot hold', async () => {
    const inTurn = takeTurns({ atOnce: 2, waiting: 3 })
    let running = 0
    let most = 0
    const order: number[] = []
    const work = (number: number) =>
      inTurn(async () => {
        most = Math.max(most, ++running)
        order.push(number)
        await new Promise((resolve) => setTimeout(resolve, 5))
        running--
        if (number === 1) throw new Error('one fails')
      }).then(
        () => 'done',
        (error) => error.code ?? error.message,
      )
    const results = await Promise.all([0, 1, 2, 3, 4, 5].map(work))
    expect(results).toEqual(['done', 'one fails', 'done', 'done', 'done', 'unavailable'])
    expect([most, order]).toEqual([2, [0, 1, 2, 3, 4]])
    expect(await work(6)).toBe('done')
  })
})
