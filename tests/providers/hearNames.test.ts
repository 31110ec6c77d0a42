import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import { namedType } from '../../src/core/namedAnswer.ts'
import { createDataProvider } from '../../src/providers/dataProvider.ts'
import { heardName, hearNames } from '../../src/providers/hearNames.ts'
import type { HttpClient } from '../../src/providers/httpTypes.ts'

const id = '01932b1c-7a80-7000-8000-000000000001'
const brandId = '01932b1c-7a80-7000-8000-000000000002'
const shirt = { id, version: 1, brand: brandId }
const named = { data: [shirt], names: { brand: [{ id: brandId, title: 'Nila', picture: null }] } }
const areas = {
  brand: { path: 'catalogue/brand', endpoint: 'brands' },
  product: { path: 'pages/products', endpoint: 'products' },
} as never

/** A provider over a server that answers so, and what was asked of it. */
function provide(answer: unknown, type: string) {
  const asked: string[] = []
  const queryClient = new QueryClient()
  const apiUrl = 'https://shop.test/api/v1'
  const json = async (url: string, options: RequestInit = {}) => {
    asked.push(`${url.slice(apiUrl.length)} ${new Headers(options.headers).get('Accept') ?? 'plain'}`)
    const headers = new Headers({ 'Content-Type': type, 'Content-Range': 'products 0-0/1' })
    return { status: 200, headers, body: '', json: answer }
  }
  const http = { apiUrl, json, translate: (text: string) => text } as unknown as HttpClient
  const provider = createDataProvider(hearNames(http, queryClient, areas), areas)
  const nameOf = () => heardName<{ title: string }>(queryClient, 'catalogue/brand', brandId)?.title
  return { provider, queryClient, asked, nameOf }
}

const page = {
  pagination: { page: 1, perPage: 25 },
  sort: { field: 'id', order: 'ASC' },
  filter: {},
} as const

describe('what records refer to', () => {
  it('is heard with the list and with the record, which come as without it', async () => {
    const list = provide(named, `${namedType}; charset=utf-8`)
    expect(await list.provider.getList('pages/products', page)).toMatchObject({ data: [shirt], total: 1 })
    expect(list.nameOf()).toBe('Nila')
    const one = provide({ ...named, data: shirt }, namedType)
    expect(await one.provider.getOne('pages/products', { id })).toEqual({ data: shirt })
    expect(one.nameOf()).toBe('Nila')
  })

  it('is left to look-ups where a server answers plain records', async () => {
    const { provider, nameOf } = provide([shirt], 'application/json; charset=utf-8')
    expect(await provider.getList('pages/products', page)).toMatchObject({ data: [shirt], total: 1 })
    expect(nameOf()).toBeUndefined()
  })

  it('is no longer called so once something has happened to its area', async () => {
    const { provider, queryClient, nameOf } = provide(named, namedType)
    await provider.getList('pages/products', page)
    await queryClient.invalidateQueries({ queryKey: ['catalogue/brand'] })
    expect(nameOf()).toBeUndefined()
  })

  it('is asked for with records alone', async () => {
    const { provider, asked } = provide([], 'application/json')
    await provider.lookup('pages/products', { pagination: { page: 1, perPage: 25 } })
    await provider.history('pages/products', { id })
    await provider.counts('pages/products', { views: [] })
    await provider.request('/health')
    expect(asked.filter((request) => !request.endsWith(' plain'))).toEqual([])
    expect(asked).toHaveLength(4)
  })
})
