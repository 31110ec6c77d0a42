import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { catalogues } from '#texts'
import { job } from '../../../resources/settings/job/job.ts'
import { jobsOf } from '../../../server/jobs/jobsOf.ts'
import { insertJob } from '../../../server/jobs/storeJobs.ts'
import { locales } from '../../../src/core/index.ts'
import { furtherJobs } from '../../../start/timedWork.ts'
import { runTimedWork } from '../../support/runTimedWork.ts'
import { type Call, type TestServer, testServer } from '../../support/server.ts'

let server: TestServer
let admin: Call
beforeAll(async () => {
  server = await testServer()
  admin = await server.signIn('admin')
})
afterAll(() => server?.close())

const find = async (filter: object, call = admin): Promise<any[]> => {
  const answer = await call(`/jobs?filter=${encodeURIComponent(JSON.stringify(filter))}&range=[0,99]`)
  return (await answer.json()) as any[]
}

describe('the work of a shop', () => {
  it('has a name in every language', async () => {
    const names = Object.keys(jobsOf(server.context, furtherJobs))
    expect(names.length).toBeGreaterThan(30)
    for (const locale of locales) {
      const { areas } = await catalogues[locale]()
      expect(Object.keys(areas.job?.own?.work ?? {}).sort()).toEqual([...names].sort())
    }
  })

  it('is seen by whoever may: what the clock does, when it comes, and when it was done', async () => {
    const now = new Date()
    await runTimedWork(server.context, now)
    expect(await find({ status: { not: 'waiting' } })).toEqual([])
    const all = await find({ every: { empty: false } })
    expect(all).toHaveLength(
      Object.values(jobsOf(server.context, furtherJobs)).filter(({ every }) => every !== undefined).length,
    )
    expect(all.find(({ work }) => work === 'sendMessages')).toMatchObject({
      name: 'Send messages',
      status: 'waiting',
      attempts: 0,
      every: 1,
      doneAt: now.toISOString(),
      translations: { fr: { name: 'Envoyer les messages' } },
    })
    expect((await (await server.signIn('support'))('/jobs')).status).toBe(403)
  })
})

describe('work that fails', () => {
  /** An order that is gone: nothing can be done to it any more. */
  const subject = randomUUID()
  const start = Date.now()

  it('is tried five times, and then stands among the failed with its reason', async () => {
    const { db } = server.context.database
    await insertJob(db, job, { work: 'expireOrder', subject, about: 'AT-1', dueAt: new Date(start) })
    for (const minutes of [0, 1, 3, 7, 15]) {
      expect(await find({ status: 'failed' })).toEqual([])
      await runTimedWork(server.context, new Date(start + minutes * 60_000 + 1000))
    }
    const [failed] = await find({ status: 'failed' })
    expect(failed).toMatchObject({ name: 'Expire order', about: 'AT-1', attempts: 5, every: null })
    expect(failed.error).toEqual(expect.stringMatching(/\w/))
  })

  it('is tried again when a person says so, or given up; the clock’s work cannot be', async () => {
    const [failed] = await find({ status: 'failed' })
    const answer = await admin(`/jobs/${failed.id}/transitions/retry`, {
      method: 'POST',
      body: { version: failed.version },
    })
    expect(answer.status).toBe(200)
    const retried = (await answer.json()) as any
    expect(retried).toMatchObject({ status: 'waiting', attempts: 0, error: null })
    const history = (await (await admin(`/jobs/${failed.id}/history`)).json()) as any[]
    expect(history[0]).toMatchObject({ action: 'retry' })
    const remove = ({ id, version }: any) => admin(`/jobs/${id}?version=${version}`, { method: 'DELETE' })
    expect((await remove(retried)).status).toBe(409)
    for (const minutes of [20, 21, 23, 27, 35])
      await runTimedWork(server.context, new Date(start + minutes * 60_000 + 1000))
    const [again] = await find({ status: 'failed' })
    expect((await remove(again)).status).toBe(200)
    const [clock] = await find({ every: { empty: false } })
    expect((await remove(clock)).status).toBe(409)
  })

  it('is tried again by nobody who may only look', async () => {
    const role = { name: 'Looks at jobs', permissions: [{ key: 'job', view: true }] }
    const made = (await (await admin('/subadmin-roles', { method: 'POST', body: role })).json()) as any
    const person = { firstName: 'Ira', email: 'ira@shop.test', roles: [made.id] }
    const staff = (await (await admin('/subadmins', { method: 'POST', body: person })).json()) as any
    const link = await admin(`/subadmins/${staff.id}/operations/link`, { method: 'POST', body: {} })
    const token = ((await link.json()) as any).path.split('#')[1]
    const password = 'seven lamps on a pier'
    await admin('/auth/invitation', { method: 'POST', body: { token, password } })
    const ira = await server.signIn('ira@shop.test', password)
    const [clock] = await find({ every: 1 }, ira)
    const retry = await ira(`/jobs/${clock.id}/transitions/retry`, {
      method: 'POST',
      body: { version: clock.version },
    })
    expect(retry.status).toBe(403)
  })
})
