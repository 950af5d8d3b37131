import { staffCalls } from '@fairhouse/contract/backoffice/all'
import { may, roles, type Right } from '@fairhouse/contract/backoffice/rights'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, callAs } from '../testing/call-as.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
const callers = new Map<string, Caller>()
beforeAll(async () => {
  desk = await openTestDesk()
  for (const role of roles) callers.set(role, await callAs(desk, `demo-${role}`))
})
afterAll(() => desk.stop())

const calls = Object.entries(staffCalls).map(([name, { right }]) => ({
  name,
  right: right satisfies Right | null,
}))

describe.each(roles)('the role %s', (role) => {
  it.each(calls)('may call $name only with its right', async ({ name, right }) => {
    const { status, body } = (await callers.get(role)?.raw(name, {})) ?? {}
    if (right === null || may(role, right)) expect([200, 400]).toContain(status)
    else expect([status, body]).toEqual([403, { why: 'notYours' }])
  })
})

describe.each(calls)('$name', ({ name }) => {
  const post = (headers: Readonly<Record<string, string>>) =>
    desk.app.inject({
      method: 'POST',
      url: `/desk/api/${name}`,
      headers: { 'content-type': 'application/json', ...headers },
      payload: '{}',
    })

  it('answers nobody who is not signed in', async () => {
    expect((await post({})).statusCode).toBe(401)
    expect((await post({ cookie: `desk=${'a'.repeat(43)}` })).statusCode).toBe(401)
  })

  it('answers no page of another origin', async () => {
    const answer = await callers
      .get('owner')
      ?.raw(name, {}, { origin: 'https://elsewhere.example' })
    expect(answer).toEqual({ status: 403, body: { why: 'notFromHere' } })
  })
})

it.each(calls.filter(({ name }) => name !== 'session'))(
  '$name answers no page without the token of its session',
  async ({ name }) => {
    const answer = await callers.get('owner')?.raw(name, {}, { 'x-desk-csrf': 'another' })
    expect(answer).toEqual({ status: 403, body: { why: 'notFromHere' } })
  },
)

it('every right is of some role, and the owner has them all', () => {
  const used = calls.flatMap(({ right }) => right ?? [])
  for (const right of used) expect(may('owner', right)).toBe(true)
})

describe('five minutes after the sign-in', () => {
  beforeAll(() => desk.pass(5 * 60_000 + 1))
  const dangerous = Object.entries(staffCalls).filter(([, call]) => 'proof' in call && call.proof)

  it('there is something that is dangerous', () => {
    expect(dangerous.map(([name]) => name)).toContain('decideReset')
  })

  it.each(dangerous.flatMap(([name, { right }]) => roles.map((role) => ({ name, right, role }))))(
    '$name is done for the role $role only once it is shown who asks',
    async ({ name, right, role }) => {
      const { status, body } = (await callers.get(role)?.raw(name, {})) ?? {}
      const why = right === null || may(role, right) ? 'proofRequired' : 'notYours'
      expect([status, body]).toEqual([403, { why }])
    },
  )
})
