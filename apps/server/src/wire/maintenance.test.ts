import { afterAll, beforeAll, expect, it } from 'vitest'
import { endWindow, insertWindow, maintenancePort } from '#modules/maintenance'
import { uuidV7 } from '#platform/ids'
import { openBrowser } from './test-browser.ts'
import { startTestServer, type TestServer } from './test-server.ts'

const hourMs = 3_600_000
const words = { en: 'Soon.', de: 'Bald.', es: 'Pronto.', pt: 'Logo.', fr: 'Bientôt.', ja: 'すぐ。' }

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
}, 300_000)
afterAll(() => server.stop())

/** Closes the house while it runs. @returns what opens it again. */
async function close(): Promise<() => Promise<void>> {
  const now = Date.now()
  const id = uuidV7(now)
  const maintenance = server.house.get(maintenancePort)
  await server.database.transaction((tx) =>
    insertWindow(tx, {
      id,
      closed: { of: 'house' },
      words,
      announcedFrom: now - hourMs,
      beginsAt: now - hourMs,
      endsAt: now + 24 * hourMs,
      note: 'a test',
      madeBy: 'ada',
      madeAt: now,
    }),
  )
  await maintenance.refresh()
  return async () => {
    const ended = { id, by: 'ada', at: now }
    expect(await server.database.transaction((tx) => endWindow(tx, ended))).toBe(true)
    await maintenance.refresh()
  }
}

it('under maintenance every call hears 56 with the words of the operator, in the language of its path', async () => {
  const browser = await openBrowser(server.url)
  const asked = () => browser.ask('logIn', { login: 'a' }, { path: '/fr/user/login/json2' })
  expect((await asked()).body).not.toMatchObject({ code: 56 })
  const open = await close()
  expect((await asked()).body).toMatchObject({ status: 0, code: 56, publicMessage: words.fr })
  await open()
  expect((await asked()).body).not.toMatchObject({ code: 56 })
})

it('under maintenance one still hears who one is', async () => {
  const browser = await openBrowser(server.url)
  const open = await close()
  const answer = await browser.ask('status')
  expect(answer.body).toMatchObject({ status: 1, userStatus: { isLogged: false } })
  await open()
})
