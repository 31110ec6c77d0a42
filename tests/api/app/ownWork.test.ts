import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
let clerk: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
  clerk = await server.signIn('catalogue')
}, 120_000)
afterAll(() => server?.close())

const body = async (answer: Promise<Response>) => {
  const answered = await answer
  expect(answered.status).toBeLessThan(300)
  return (await answered.json()) as any
}
const post = (call: Call, path: string, values: Record<string, unknown>) =>
  body(call(path, { method: 'POST', body: values }))
const workOf = async (call: Call): Promise<any[]> => (await body(call('/own-work'))).work

it('tells of bulk changes, imports and jobs, newest first, with the way back while there is one; to nobody else', async () => {
  expect(await workOf(clerk)).toEqual([])
  const tags = []
  for (const name of ['Own one', 'Own two', 'Own three'])
    tags.push(await post(clerk, '/tags', { name, slug: name.toLowerCase().replace(' ', '-') }))
  const items = tags.map(({ id, version }) => ({ id, version }))
  // What is done to a single record is no bulk work; an import is, however short its file.
  await post(clerk, '/tags/bulk/update', { items: items.slice(0, 1), data: { name: 'Own first' } })
  expect(await workOf(clerk)).toEqual([])
  await body(
    clerk('/tags/import', {
      method: 'POST',
      headers: { 'Content-Type': 'text/csv' },
      body: 'name,slug\nOwn four,own-four\n',
    }),
  )
  const { undo } = await post(clerk, '/tags/bulk/delete', { items: items.slice(1) })
  const filter = { name: { contains: 'Own f' } }
  const { id } = await post(clerk, '/tags/bulk/jobs', { action: 'delete', filter })
  await expect.poll(async () => (await workOf(clerk))[0].job.state).toBe('checked')

  const [job, deletion, imported, ...rest] = await workOf(clerk)
  expect(rest).toEqual([])
  expect(job).toMatchObject({ area: 'tag', job: { id, action: 'delete', total: 2, done: 2 }, mayUndo: false })
  expect(job).not.toHaveProperty('change')
  expect(job.job).not.toHaveProperty('asked')
  expect(deletion).toMatchObject({ change: { id: undo.id, action: 'delete', count: 2 }, mayUndo: true })
  expect(imported).toMatchObject({ area: 'tag', change: { action: 'import', count: 1 }, mayUndo: true })
  expect(await workOf(admin)).toEqual([])

  // What a job has done stands with it, once.
  await post(clerk, `/tags/bulk/jobs/${id}/run`, { version: job.job.version })
  await expect.poll(async () => (await workOf(clerk))[0].job.state).toBe('done')
  const done = await workOf(clerk)
  expect(done).toHaveLength(3)
  expect(done[0]).toMatchObject({ job: { id, done: 2 }, change: { id, count: 2 }, mayUndo: true })

  await post(clerk, `/tags/bulk/changes/${undo.id}/undo`, {})
  const undone = (await workOf(clerk)).find(({ change }) => change?.id === undo.id)
  expect(undone).toMatchObject({ mayUndo: false, change: { undone: { name: expect.any(String) } } })
})
