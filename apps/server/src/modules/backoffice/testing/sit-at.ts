import { expect } from 'vitest'
import { demoStaffPassword } from '../staff/demo-staff.ts'
import type { TestDesk } from './test-desk.ts'

/** Somebody who sits at the desk. */
export interface StaffBrowser {
  readonly cookie: string
  get(
    url: string,
  ): Promise<{ status: number; body: string; headers: Readonly<Record<string, unknown>> }>
  /** Sends a form with the page's own token, or with the fields given. */
  post(
    url: string,
    fields?: Readonly<Record<string, string>>,
  ): Promise<{ status: number; to: string; body: string }>
}

export const formType = 'application/x-www-form-urlencoded'
const encoded = (fields: Readonly<Record<string, string>>) => new URLSearchParams(fields).toString()

/** Asks to be let in. */
export async function logInAt(
  desk: Pick<TestDesk, 'app'>,
  name: string,
  password = demoStaffPassword,
  code = '',
) {
  const payload = encoded({ name, password, code })
  return desk.app.inject({
    method: 'POST',
    url: '/desk/log-in',
    headers: { 'content-type': formType },
    payload,
    remoteAddress: `10.0.0.${name.length}`,
  })
}

/** Logs somebody in, and lets him ask for pages and send forms. */
export async function sitAt(
  desk: Pick<TestDesk, 'app'>,
  name: string,
  password?: string,
  code?: string,
): Promise<StaffBrowser> {
  const answer = await logInAt(desk, name, password, code)
  expect(answer.statusCode).toBe(303)
  const cookie = String(answer.headers['set-cookie']).split(';')[0] ?? ''
  const get: StaffBrowser['get'] = async (url) => {
    const {
      statusCode: status,
      body,
      headers,
    } = await desk.app.inject({ url, headers: { cookie } })
    return { status, body, headers }
  }
  return {
    cookie,
    get,
    post: async (url, fields = {}) => {
      const { body } = await get('/desk/self')
      const csrf = /name="csrf" value="([^"]+)"/.exec(body)?.[1] ?? ''
      const answer = await desk.app.inject({
        method: 'POST',
        url,
        headers: { cookie, 'content-type': formType },
        payload: encoded({ csrf, ...fields }),
      })
      const to = String(answer.headers['location'])
      return { status: answer.statusCode, to, body: answer.body }
    },
  }
}
