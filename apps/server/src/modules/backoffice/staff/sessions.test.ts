import { afterAll, beforeAll, expect, it } from 'vitest'
import { callAs } from '../testing/call-as.ts'
import { sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const byText = (left: unknown, right: unknown): number => String(left).localeCompare(String(right))

it('everybody sees where they are signed in, and signs out there', async () => {
  const elsewhere = await sitAt(desk, 'demo-support')
  const caller = await callAs(desk, 'demo-support')
  const { sessions } = await caller.ask('ownSessions', {})
  expect(sessions.map(({ staff, isThis }) => [staff, isThis]).toSorted(byText)).toEqual([
    ['demo-support', false],
    ['demo-support', true],
  ])
  const other = sessions.find(({ isThis }) => !isThis)
  expect(other?.address).toBe(`10.0.0.${'demo-support'.length}`)
  await caller.ask('endOwnSession', { session: other?.id })
  expect((await elsewhere.get('/desk/self')).status).toBe(303)
  expect(await caller.refusedBy('endOwnSession', { session: other?.id })).toBe('notFound')
})

it('nobody signs somebody else out but an owner, who is written down', async () => {
  const risk = await sitAt(desk, 'demo-risk')
  const support = await callAs(desk, 'demo-support')
  const owner = await callAs(desk, 'demo-owner')
  const { sessions } = await owner.ask('staff', {})
  const session = sessions.find(({ staff }) => staff === 'demo-risk')?.id
  expect(await support.refusedBy('endOwnSession', { session })).toBe('notFound')
  expect((await risk.get('/desk/self')).status).toBe(200)
  await owner.ask('endStaffSession', { session })
  expect((await risk.get('/desk/self')).status).toBe(303)
  const deeds = (await owner.raw('staff', {})).status
  expect(deeds).toBe(200)
  const { rows } = await desk.database.query(
    `SELECT staff, subject FROM backoffice_deed WHERE deed = 'endStaffSession' ORDER BY number DESC LIMIT 1`,
  )
  expect(rows).toEqual([{ staff: 'demo-owner', subject: 'demo-risk' }])
})

it('a session that was not used for long is not listed', async () => {
  await sitAt(desk, 'demo-games')
  desk.pass(16 * 60_000)
  const owner = await callAs(desk, 'demo-owner')
  const { sessions } = await owner.ask('staff', {})
  expect(sessions.map(({ staff }) => staff)).toEqual(['demo-owner'])
})

it('a new password ends the sessions elsewhere, and not this one', async () => {
  const [here, elsewhere] = [await sitAt(desk, 'demo-auditor'), await sitAt(desk, 'demo-auditor')]
  const { to } = await here.post('/desk/self/password', {
    old: 'fairhouse-desk',
    new: 'another one that is long',
  })
  expect(to).toContain('passwordChanged')
  expect((await here.get('/desk/self')).status).toBe(200)
  expect((await elsewhere.get('/desk/self')).status).toBe(303)
})

it.each([
  ['203.0.113.7', 403],
  ['10.0.0.7', 200],
  ['127.0.0.1', 200],
])('the door seen from %s answers %d', async (remoteAddress, status) => {
  for (const url of ['/desk/log-in', '/desk/icon.svg']) {
    const answer = await desk.app.inject({ url, remoteAddress })
    expect([url, answer.statusCode]).toEqual([url, status])
  }
  const call = await desk.app.inject({
    method: 'POST',
    url: '/desk/api/session',
    headers: { 'content-type': 'application/json' },
    payload: '{}',
    remoteAddress,
  })
  expect(call.statusCode).toBe(status === 200 ? 401 : 403)
})
