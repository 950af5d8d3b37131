import {
  type Assertion,
  assertion,
  newCredential,
  requestOptions,
} from '@fairhouse/contract/webauthn'
import { z } from 'zod'
import { testAuthenticator, type TestAuthenticator } from '#platform/webauthn/test-authenticator'
import type { Caller } from './call-as.ts'
import { formType } from './sit-at.ts'
import type { TestDesk } from './test-desk.ts'

/** Where a browser of these tests finds the desk. */
export const deskOrigin = 'https://localhost:80'

/** Adds a key of a new device to who calls. @returns the device and what the call replied. */
export async function withPasskey(caller: Caller, name = 'Laptop') {
  const device = testAuthenticator(deskOrigin)
  const { options } = await caller.ask('beginOwnPasskey', {})
  const credential = newCredential.parse(device.create(options))
  const { recoveryCodes } = await caller.ask('addOwnPasskey', { credential, name })
  return { device, recoveryCodes }
}

/** What a device signs to show that who calls is there. */
export async function proofOf(caller: Caller, device: TestAuthenticator): Promise<Assertion> {
  const { options } = await caller.ask('requestOwnPasskey', {})
  return assertion.parse(device.get(options))
}

/** Asks at the sign-in page for a passkey. @returns the cookie that the page is known by, and what a device needs. */
export async function askAtDoor(desk: Pick<TestDesk, 'app'>, cookie = '') {
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/desk/log-in/passkey',
    headers: { cookie },
  })
  const { options } = z.object({ options: requestOptions }).parse(answer.json())
  return { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '', options }
}

/** Sends the form of the sign-in page. */
export const sendLogIn = (
  desk: Pick<TestDesk, 'app'>,
  cookie: string,
  fields: Readonly<Record<string, string>>,
) =>
  desk.app.inject({
    method: 'POST',
    url: '/desk/log-in',
    headers: { cookie, 'content-type': formType },
    payload: new URLSearchParams({ name: '', password: '', code: '', ...fields }).toString(),
  })
