import type { Message } from '@fairhouse/contract/calls/messages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { touchAccount } from '#modules/ledger'
import { bettingPocket, readPurse } from '#modules/wallet'
import { systemClock } from '#platform/clock'
import { type PlayerId, playerId, uuidV7 } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { openBrowser, signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { openSocket } from '../../wire/test-socket.ts'
import { createInbox } from './inbox.ts'
import type { MessageTexts } from './message-texts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface Reader {
  readonly browser: TestBrowser
  readonly player: PlayerId
}

async function reader(): Promise<Reader> {
  const { browser, form } = await signUp(server.url)
  const question = 'SELECT player_id FROM identity_account WHERE login = $1'
  const [row] = await rowsOf<{ player_id: bigint }>(server.database, question, [form.login])
  return { browser, player: playerId(Number(row?.player_id)) }
}

const texts = (subject: string): MessageTexts => ({
  en: { subject, body: 'English' },
  de: { subject: `${subject} (de)`, body: 'Deutsch' },
  es: { subject: `${subject} (es)`, body: 'Español' },
  pt: { subject: `${subject} (pt)`, body: 'Português' },
  fr: { subject: `${subject} (fr)`, body: 'Français' },
  ja: { subject: `${subject} (ja)`, body: '日本語' },
})

/** As a module gets it that has something to tell. */
const inbox = () =>
  createInbox({
    database: server.database,
    clock: systemClock,
    outbox: { on: () => undefined },
    touchSeat: async (on, player) => {
      await touchAccount(on, bettingPocket(await readPurse(on, player)))
    },
    playerStatus: () => Promise.reject(new Error('nobody asks')),
    tellPlayers: () => undefined,
  })

const send = (player: PlayerId, subject: string) =>
  server.database.transaction((tx) => inbox().send(tx, player, texts(subject)))

const idsOf = (messages: readonly Message[]) => messages.map(({ id }) => id)

describe('the inbox', () => {
  it('greets a new player, in the language of the call', async () => {
    const { browser } = await reader()
    expect((await browser.do('status')).userStatus).toMatchObject({
      totalMessagesCount: 1,
      unreadMessagesCount: 1,
    })
    const { messages, total } = await browser.do('messages')
    expect(total).toBe(1)
    expect(messages[0]).toMatchObject({ subject: 'Welcome', isNew: true })
    const german = await browser.ask('messages', {}, { path: '/de/user/messages/json2' })
    expect(german.text).toContain('Willkommen im Haus')
  })

  it('has pages of ten, newest first', async () => {
    const { browser, player } = await reader()
    for (let number = 1; number <= 11; number++) await send(player, `MessageTexts ${number}`)
    const first = await browser.do('messages', { page: '1' })
    expect(first.messages.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 10 }, (_, index) => `MessageTexts ${11 - index}`),
    )
    const second = await browser.do('messages', { page: '2' })
    expect(second.messages.map(({ subject }) => subject)).toEqual(['MessageTexts 1', 'Welcome'])
    expect([first.total, second.total]).toEqual([12, 12])
    expect((await browser.do('messages', { page: '3' })).messages).toEqual([])
  })

  it('takes the NEW mark off what was read, and removes what is not wanted any more', async () => {
    const { browser, player } = await reader()
    await send(player, 'Second')
    const ids = idsOf((await browser.do('messages')).messages)
    const read = await browser.do('markMessagesRead', { messageIds: [ids[0] ?? ''] })
    expect(read.userStatus).toMatchObject({ totalMessagesCount: 2, unreadMessagesCount: 1 })
    const news = (await browser.do('messages')).messages.map(({ isNew }) => isNew)
    expect(news).toEqual([false, true])

    const removed = await browser.do('deleteMessages', { messageIds: ids })
    expect(removed.userStatus).toMatchObject({ totalMessagesCount: 0, unreadMessagesCount: 0 })
    expect(await browser.do('messages')).toMatchObject({ messages: [], total: 0 })
  })

  it('changes nothing of another player, and says nothing about it', async () => {
    const [one, other] = [await reader(), await reader()]
    const ids = idsOf((await one.browser.do('messages')).messages)
    for (const call of ['markMessagesRead', 'deleteMessages'] as const) {
      const { userStatus } = await other.browser.do(call, { messageIds: ids })
      expect(userStatus).toMatchObject({ totalMessagesCount: 1, unreadMessagesCount: 1 })
    }
    expect((await one.browser.do('messages')).messages[0]).toMatchObject({ isNew: true })
  })

  it.each([
    ['no ids', {}],
    ['what is no id', { messageIds: 'welcome' }],
    [
      'more than a hundred',
      { messageIds: Array.from({ length: 101 }, (_, index) => uuidV7(index)) },
    ],
  ])('refuses %s', async (_, fields) => {
    const { browser } = await reader()
    const refused = await browser.refused('deleteMessages', fields)
    expect(refused).toMatchObject({ code: 'FORM_INVALID' })
    expect(refused.invalidFields).toHaveProperty('messageIds')
  })

  it('belongs to whoever is logged in', async () => {
    const browser = await openBrowser(server.url)
    expect((await browser.refused('messages')).code).toBe(35)
  })
})

it('a message that comes shows at once in all browsers of its player, and in no other', async () => {
  const [{ browser, player }, stranger] = [await reader(), await reader()]
  const tabs = [
    await openSocket(server.url, browser),
    await openSocket(server.url, browser),
    await openSocket(server.url, stranger.browser),
  ]
  for (const tab of tabs) {
    tab.send({ type: 'subscribe', topics: ['user'] })
    await tab.next('status')
  }
  await send(player, 'News')
  for (const tab of tabs.slice(0, 2)) {
    const { data } = await tab.next('status')
    expect(data.userStatus).toMatchObject({ totalMessagesCount: 2, unreadMessagesCount: 2 })
  }
  // What the stranger may hear is its own welcome, when that is told late.
  for (const frame of tabs[2]?.heard ?? [])
    expect(frame).toMatchObject({ data: { userStatus: { totalMessagesCount: 1 } } })
  for (const { socket } of tabs) socket.close()
})

it('texts are stored once, however many players they go to at the same time', async () => {
  const readers = [await reader(), await reader(), await reader()]
  await Promise.all(readers.map(({ player }) => send(player, 'To all')))
  for (const { browser } of readers)
    expect((await browser.do('messages')).messages[0]).toMatchObject({ subject: 'To all' })
  const question = `SELECT count(*) AS stored FROM inbox_text WHERE texts->'en'->>'subject' = 'To all'`
  expect(await rowsOf(server.database, question)).toEqual([{ stored: 1n }])
})

it('a message is sent with what it tells of, or not at all', async () => {
  const { browser, player } = await reader()
  await expect(
    server.database.transaction(async (tx) => {
      await inbox().send(tx, player, texts('Never'))
      throw new Error('it did not happen')
    }),
  ).rejects.toThrow('it did not happen')
  expect((await browser.do('status')).userStatus).toMatchObject({ totalMessagesCount: 1 })
})
