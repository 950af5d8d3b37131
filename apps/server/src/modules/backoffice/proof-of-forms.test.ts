import { requestOptions } from '@fairhouse/contract/webauthn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { playerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { demoStaffPassword } from './staff/demo-staff.ts'
import { callAs } from './testing/call-as.ts'
import { type StaffBrowser, sitAt } from './testing/sit-at.ts'
import { openTestDesk, type TestDesk } from './testing/test-desk.ts'
import { proofOf, withPasskey } from './testing/with-passkey.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.stop())

const proofIsOver = () => desk.pass(5 * 60_000 + 1)
const question = 'Confirm that it is you'
const noPayment = '00000000-0000-7000-8000-000000000000'

let newest = 0
const toApprove = async () => {
  const id = await desk.withdrawal(playerId(++newest), { people: 1 })
  return { id, url: `/desk/payments/${id}/approve` }
}
const stateOf = async (id: string) => (await desk.cashier.desk.transactionDetail(id))?.payment.state
const deedsAbout = async (staff: string): Promise<string[]> => {
  const asked = 'SELECT deed FROM backoffice_deed WHERE staff = $1 ORDER BY number DESC LIMIT 2'
  return (await rowsOf<{ deed: string }>(desk.database, asked, [staff])).map(({ deed }) => deed)
}

describe('a form that moves money or rights', () => {
  it.each([
    `/desk/payments/${noPayment}/approve`,
    `/desk/payments/${noPayment}/decline`,
    `/desk/payments/${noPayment}/refund`,
    `/desk/payments/${noPayment}/release`,
    '/desk/identity/1/decide',
    '/desk/identity/1/ask',
    '/desk/flags/1/close',
    '/desk/reports/1',
    '/desk/addresses/1/say',
    '/desk/addresses/1/report',
    '/desk/players/1/suspend',
    '/desk/players/1/release',
    '/desk/players/1/flag',
    '/desk/players/1/clear',
    '/desk/days/2026-11-01/resolve',
  ])('%s asks who sends it, once five minutes are over', async (url) => {
    const who = await sitAt(desk, 'demo-owner')
    expect((await who.post(url)).body).not.toContain(question)
    proofIsOver()
    const { body, status } = await who.post(url, { note: 'because of <this>' })
    expect(status).toBe(200)
    expect(body).toContain(question)
    expect(body).toContain('<dd>because of &lt;this&gt;</dd>')
    expect(body).toContain(`action="${url}"`)
  })

  it('does nothing before, and what was sent after', async () => {
    const who = await sitAt(desk, 'demo-payments')
    const { id, url } = await toApprove()
    proofIsOver()
    expect((await who.post(url, { note: 'looked at' })).body).toContain(question)
    const wrong = await who.post(url, { note: 'looked at', 'proof-password': 'not this' })
    expect(wrong.body).toContain('That is not your password.')
    expect(await stateOf(id)).toBe('pending')
    const right = { note: 'looked at', 'proof-password': demoStaffPassword }
    expect((await who.post(url, right)).to).toContain('said=approved')
    expect(await stateOf(id)).toBe('confirming')
    expect(await deedsAbout('demo-payments')).toEqual(['approve', 'stepUp'])
    const next = await toApprove()
    expect((await who.post(next.url)).to).toContain('said=approved')
  })

  it('is for a role first: who may not is not asked', async () => {
    const who = await sitAt(desk, 'demo-payments')
    proofIsOver()
    expect((await who.post('/desk/flags/1/close', { why: 'no reason' })).status).toBe(403)
  })

  it('takes the passkey of who has one, and no less', async () => {
    const caller = await callAs(desk, 'demo-risk')
    const { device, recoveryCodes } = await withPasskey(caller)
    const [first, second] = recoveryCodes ?? []
    const who = await sitAt(desk, 'demo-risk', demoStaffPassword, first)
    const { id, url } = await toApprove()
    proofIsOver()
    const { body } = await who.post(url, { 'proof-password': demoStaffPassword })
    expect(body).toContain('A recovery code')
    const ofOtherSession = JSON.stringify(await proofOf(caller, device))
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    for (const passkey of [ofOtherSession, '{'])
      expect((await who.post(url, { 'proof-passkey': passkey })).body).toContain('That passkey')
    expect(await stateOf(id)).toBe('pending')
    const signed = device.get(await optionsOf(who))
    expect((await who.post(url, { 'proof-passkey': signed })).to).toContain('said=approved')
    proofIsOver()
    const next = await toApprove()
    expect((await who.post(next.url, { 'proof-code': second ?? '' })).to).toContain('said=approved')
  })
})

/** What a device needs in order to confirm for who sits there, as the page's script asks for it. */
async function optionsOf({ cookie, get }: StaffBrowser) {
  const csrf = /name="csrf" value="([^"]+)"/.exec((await get('/desk/self')).body)?.[1] ?? ''
  const answer = await desk.app.inject({
    method: 'POST',
    url: '/desk/api/requestOwnPasskey',
    headers: { cookie, 'content-type': 'application/json', 'x-desk-csrf': csrf },
    payload: '{}',
  })
  const told = z.object({ reply: z.object({ options: requestOptions }) }).parse(answer.json())
  return told.reply.options
}
