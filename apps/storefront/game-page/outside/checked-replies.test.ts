import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { failed } from '../../asking/failure.ts'
import type { Arrival } from '../../asking/transport.ts'
import { checkedReplies } from './checked-replies.ts'

const compare = vi.fn<(name: string, body: unknown) => void>()
const load = vi.fn(async () => compare)
const reported = vi.fn<(fault: unknown) => void>()
beforeEach(() => vi.stubGlobal('reportError', reported))
afterEach(() => {
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

const call = { name: 'status', path: '/en/user/status/json2', fields: {} } as const
const answered = (came: Arrival) => checkedReplies({ send: async () => came }, load).send(call)

it('an answer is handed on as it came, and compared afterwards', async () => {
  const came = { ok: true, body: { status: 1, anything: 'else' } } as const
  expect(await answered(came)).toBe(came)
  expect(compare).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(compare).toHaveBeenCalledWith('status', came.body))
})

it('a refusal and what never came are compared with nothing', async () => {
  await answered({ ok: true, body: { status: 0, code: 12 } })
  await answered(failed({ type: 'unreachable', code: 'NETWORK_ERROR', waitSeconds: null }))
  await answered({ ok: true, body: { status: 1 } })
  await vi.waitFor(() => expect(compare).toHaveBeenCalled())
  expect(compare).toHaveBeenCalledOnce()
})

it('what compares may not come: the game goes on, and the fault is reported', async () => {
  const fault = new Error('cut off')
  load.mockRejectedValueOnce(fault)
  const came = { ok: true, body: { status: 1 } } as const
  expect(await answered(came)).toBe(came)
  await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(fault))
})

it('what cannot be fetched is not asked for again, and is reported once however many answers waited', async () => {
  load.mockRejectedValueOnce(new Error('of another version'))
  const body = { status: 1 }
  const transport = checkedReplies({ send: async () => ({ ok: true, body }) }, load)
  await Promise.all([transport.send(call), transport.send(call)])
  await vi.waitFor(() => expect(reported).toHaveBeenCalled())
  await transport.send(call)
  const later = checkedReplies({ send: async () => ({ ok: true, body }) }, load)
  await later.send(call)
  await vi.waitFor(() => expect(compare).toHaveBeenCalledOnce())
  expect(load).toHaveBeenCalledTimes(2)
  expect(reported).toHaveBeenCalledOnce()
})
