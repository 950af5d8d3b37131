import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoStaffPassword } from '../staff/demo-staff.ts'
import { ownersKeysElsewhere } from '../store/passkeys.ts'
import { listStaff } from '../store/staff.ts'
import { callAs } from '../testing/call-as.ts'
import { logInAt, sitAt } from '../testing/sit-at.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { deskOrigin, withPasskey } from '../testing/with-passkey.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk({}, { secondFactor: true, origin: deskOrigin })
})
afterAll(() => desk.stop())

/** The house moves: all keys there are were made for the host of before. */
const moveHouse = () => desk.database.query(`UPDATE backoffice_passkey SET rp_id = 'old.example'`)

it('a key of another host is no second factor, and the password alone opens nothing', async () => {
  const caller = await callAs(desk, 'demo-risk')
  const { device, recoveryCodes } = await withPasskey(caller)
  expect((await caller.ask('session', {})).firstStep).toBeNull()
  await moveHouse()
  expect((await caller.ask('session', {})).firstStep).toBe('setUpSecondFactor')
  expect((await logInAt(desk, 'demo-risk')).statusCode).toBe(401)
  const password = { password: demoStaffPassword }
  expect(await caller.refusedBy('proveByPassword', password)).toBe('secondFactorNeeded')

  const [code] = recoveryCodes ?? []
  const anew = await callAs(desk, 'demo-risk', code)
  const fresh = await withPasskey(anew, 'Here')
  // It is the first that counts.
  expect(fresh.recoveryCodes).toHaveLength(10)
  expect((await caller.raw('session', {})).status).toBe(401)
  expect((await anew.ask('session', {})).firstStep).toBeNull()
  const passkey = fresh.device.credentialId
  expect(await anew.refusedBy('removeOwnPasskey', { passkey })).toBe('lastFactor')
  await anew.ask('removeOwnPasskey', { passkey: device.credentialId })
  expect(await anew.ask('ownFactors', {})).toMatchObject({
    passkeys: [{ id: passkey }],
    recoveryCodesLeft: 10,
  })
})

it('an app may be let go beside a key of this host, not beside one of another', async () => {
  const caller = await callAs(desk, 'demo-owner')
  const { recoveryCodes } = await withPasskey(caller)
  const who = await sitAt(desk, 'demo-owner', demoStaffPassword, recoveryCodes?.[0])
  expect((await who.get('/desk/self')).status).toBe(200)
  await moveHouse()
  await desk.database.query(
    `UPDATE backoffice_staff SET totp_confirmed = true, sealed_totp = '\\x00' WHERE name = 'demo-owner'`,
  )
  expect(await caller.refusedBy('leaveOwnApp', {})).toBe('lastFactor')
})

it('an owner with keys of another host alone does not count for real money', async () => {
  await desk.database.query(
    `UPDATE backoffice_staff SET totp_confirmed = false, sealed_totp = NULL WHERE name = 'demo-owner'`,
  )
  const keysOf = async (host: string | null) =>
    (await listStaff(desk.database, host)).find(({ name }) => name === 'demo-owner')?.passkeys
  expect(await keysOf('localhost')).toBe(0)
  expect(await keysOf('old.example')).toBe(1)
  expect(await keysOf(null)).toBe(1)
  expect(await ownersKeysElsewhere(desk.database, 'localhost')).toBe(1)
  expect(await ownersKeysElsewhere(desk.database, 'old.example')).toBe(0)
  expect(await ownersKeysElsewhere(desk.database, null)).toBe(0)
})
