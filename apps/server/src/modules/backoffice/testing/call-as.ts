import type { StaffCallName } from '@fairhouse/contract/backoffice/all'
import { staffCalls } from '@fairhouse/contract/backoffice/all'
import type { StaffReply, StaffRefusal } from '@fairhouse/contract/backoffice/staff-call'
import { answerOf } from '@fairhouse/contract/backoffice/staff-call'
import { expect } from 'vitest'
import { sitAt } from './sit-at.ts'
import type { TestDesk } from './test-desk.ts'

/** What a call came back with, before anything is believed of it. */
export interface RawAnswer {
  readonly status: number
  readonly body: unknown
}

/** Somebody of the staff who makes calls, as the back office's pages do. */
export interface Caller {
  raw(name: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<RawAnswer>
  /** A reply as its schema reads it. @throws when it was refused. */
  ask<Name extends StaffCallName>(
    name: Name,
    body: unknown,
  ): Promise<StaffReply<(typeof staffCalls)[Name]>>
  refusedBy(name: StaffCallName, body: unknown): Promise<StaffRefusal | null>
}

/** Signs somebody in and learns the token, as the first call of a page does. */
export async function callAs(
  desk: Pick<TestDesk, 'app'>,
  name: string,
  code?: string,
  password?: string,
): Promise<Caller> {
  const { cookie } = await sitAt(desk, name, password, code)
  let csrf = ''
  const raw: Caller['raw'] = async (call, body, headers = {}) => {
    const answer = await desk.app.inject({
      method: 'POST',
      url: `/desk/api/${call}`,
      headers: { cookie, 'content-type': 'application/json', 'x-desk-csrf': csrf, ...headers },
      payload: JSON.stringify(body),
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const read = async (call: StaffCallName, body: unknown) => {
    const { status, body: answered } = await raw(call, body)
    expect([call, status]).toEqual([call, 200])
    return answerOf(staffCalls[call].reply).parse(answered)
  }
  const caller: Caller = {
    raw,
    ask: async (call, body) => {
      const answer = await read(call, body)
      if (!answer.done) throw new Error(`${call} was refused: ${answer.refused}`)
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by this very call's schema just before
      return answer.reply as never
    },
    refusedBy: async (call, body) => {
      const answer = await read(call, body)
      return answer.done ? null : answer.refused
    },
  }
  csrf = (await caller.ask('session', {})).csrf
  return caller
}
