import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { configSetting } from '../../../resources/settings/configSetting/configSetting.ts'
import type { Registry, Resource } from '../../../src/core/index.ts'
import { recordsOf } from '../../views/list/fakeProvider.ts'
import { renderList, withoutViews } from '../../views/list/renderList.tsx'

const resource = configSetting as unknown as Resource
await withoutViews(resource)

it('a setting is called by its name in its list and in what can be done with it, never by its key', async () => {
  const list = renderList({
    registry: { configSetting } as unknown as Registry,
    resource,
    shop: {
      configSetting: recordsOf(configSetting, 1, () => ({
        key: 'messaging.quietFrom',
        group: 'messaging',
        value: 21,
      })),
    },
  })
  const name = 'Quiet hours from (hour, 0–23)'
  expect(await screen.findByRole('link', { name })).toBeTruthy()
  expect(screen.getByRole('checkbox', { name: `Select ${name}` })).toBeTruthy()
  await list.person.click(screen.getByRole('button', { name: `Actions for ${name}` }))
  expect(await screen.findByRole('menu', { name: `Actions for ${name}` })).toBeTruthy()
  expect(document.body.textContent).not.toContain('messaging.quietFrom')
})
