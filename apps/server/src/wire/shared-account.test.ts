import { afterAll, beforeAll, expect, it } from 'vitest'
import { rowsOf } from '../platform/rows.ts'
import { openBrowser, signUp } from './test-browser.ts'
import { lettersTo, tokenTo } from './test-letters.ts'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await server.house.seedDemo()
})
afterAll(() => server.stop())

const demo = { login: 'demo-play', password: 'fairhouse-demo' }

async function stranger() {
  const browser = await openBrowser(server.url)
  await browser.do('logIn', demo)
  return browser
}

it('a demo account that everybody uses keeps its password, its name and its players', async () => {
  const [one, other] = [await stranger(), await stranger()]
  const newPassword = 'seven quiet owls on ice'
  const notPermitted = { code: 32 }
  expect(
    await one.refused('changePassword', { oldPassword: demo.password, newPassword }),
  ).toMatchObject(notPermitted)
  expect(await one.refused('editProfile', { firstName: 'Mallory' })).toMatchObject(notPermitted)
  expect(await one.refused('endOtherSessions')).toMatchObject(notPermitted)
  const [own] = (await other.do('sessions')).sessions
  expect(await one.refused('endSession', { sessionId: own?.id ?? '' })).toMatchObject(notPermitted)
  await other.do('currentFairness')
})

it('strangers who use one see nothing of each other', async () => {
  const [one] = [await stranger(), await stranger()]
  expect((await one.do('sessions')).sessions).toMatchObject([{ isThis: true }])
})

it('no letter lets anybody choose a password for one, or for a closed account', async () => {
  const { browser, form } = await signUp(server.url)
  await browser.do('closeAccount')
  const { form: last } = await signUp(server.url)
  const demoAddress = 'demo-play@fairhouse.example'
  for (const email of [demoAddress, form.email, last.email])
    await browser.do('recoverPassword', { email })
  const templatesTo = async (address: string) =>
    (await lettersTo(server, address)).map(({ template }) => template)
  // A wish is gone when it was answered, in the same transaction.
  const wishes = 'SELECT FROM identity_recovery_request'
  await expect.poll(() => rowsOf(server.database, wishes)).toEqual([])
  expect(await templatesTo(last.email)).toContain('passwordRecovery')
  expect(await templatesTo(demoAddress)).not.toContain('passwordRecovery')
  expect(await templatesTo(form.email)).not.toContain('passwordRecovery')
})

it('a link for a new password dies with the account', async () => {
  const { browser, form } = await signUp(server.url)
  const visitor = await openBrowser(server.url)
  await visitor.do('recoverPassword', { email: form.email })
  await expect.poll(() => tokenTo(server, form.email, 'passwordRecovery')).not.toBeNull()
  const token = (await tokenTo(server, form.email, 'passwordRecovery')) ?? ''
  await browser.do('closeAccount')
  expect(
    await visitor.refused('resetPassword', { token, newPassword: 'seven quiet owls on ice' }),
  ).toMatchObject({ code: 'LINK_INVALID' })
})
