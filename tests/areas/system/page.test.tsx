import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { beforeEach, expect, it, vi } from 'vitest'
import SystemPage, { fetchTexts } from '../../../resources/settings/system/screens/SystemPage.tsx'
import type { Finding } from '../../../src/derive/finding.ts'
import { mayOpen, routeKeys } from '../../../src/derive/routes.ts'
import { appRoutes } from '../../../src/shell/routeTable.ts'
import { setWidth, showFrame, signInAs } from '../../shell/support/showFrame.tsx'

const fine = { state: 'ok', values: {}, detail: null } as const
const findings: Finding[] = [
  {
    ...fine,
    check: 'database',
    code: 'database',
    values: { engine: 'PostgreSQL 15.18', sizeBytes: 2_500_000_000, milliseconds: 3 },
  },
  { ...fine, check: 'backup', state: 'warning', code: 'backupNone' },
  { ...fine, check: 'mail', state: 'wrong', code: 'mailWrong', detail: 'connect ECONNREFUSED' },
]

beforeEach(async () => {
  setWidth(1440)
  // As the route brings them along with the page.
  await fetchTexts('en')
})

it('shows what is wrong first, with what to do, and looks again', async () => {
  signInAs()
  const answers = [findings, findings.slice(0, 1)]
  // The frame of an administrator asks for counts by itself.
  const request = vi.fn(async (path: string) => ({
    data: path === 'system' ? { findings: answers.shift() } : [],
  }))
  const { container } = await showFrame('/app/pages/system', {
    page: <SystemPage />,
    dataProvider: { request } as never,
  })
  const toDo = within(await screen.findByRole('region', { name: 'What to do' }))
  expect(toDo.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'E-mail',
    'Backup',
  ])
  expect(toDo.getByText('connect ECONNREFUSED')).toBeDefined()
  expect(toDo.getByText('Run npm run backup every night, and try a restore.')).toBeDefined()
  expect(toDo.getByRole('link', { name: 'Open the connections' }).getAttribute('href')).toBe(
    '/app/pages/config-settings?group=connections',
  )
  expect(screen.getByText('PostgreSQL 15.18 answers in 3 ms and holds 2.5 GB.')).toBeDefined()
  const { violations } = await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id }) => id)).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }))
  expect(await screen.findByText('Everything that was looked at is all right.')).toBeDefined()
  expect(screen.queryByRole('region', { name: 'What to do' })).toBeNull()
})

it('is opened by administrators alone, and granted by no role', () => {
  const route = appRoutes.find(({ path }) => path === 'pages/system')
  if (!route) throw new Error('There is no such route.')
  expect(mayOpen({ type: 'ADMIN', permissions: {} }, route)).toBe(true)
  expect(mayOpen({ type: 'SUB_ADMIN', permissions: { system: { view: true } } }, route)).toBe(false)
  expect(routeKeys(appRoutes)).not.toContain('system')
})
