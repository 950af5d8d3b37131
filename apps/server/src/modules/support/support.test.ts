import { randomUUID } from 'node:crypto'
import { ticketFileLimits, unclosedTicketsAtMost } from '@fairhouse/contract/support-choices'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rowsOf } from '#platform/rows'
import { signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { supportDesk } from './ports.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const castle = 'castle-of-horror'
const player = async () => (await signUp(server.url)).browser
const wish = (more: Readonly<Record<string, string | readonly string[]>> = {}) => ({
  requestKey: randomUUID(),
  subject: 'game',
  text: 'The reels stopped and nothing was paid.',
  ...more,
})

/** A round of the player's, played to wherever it goes with one bet. */
async function playRound(browser: TestBrowser): Promise<string> {
  const { connection, game } = await browser.do('openGame', { uri: castle })
  const stake = String(game.betLevels[0])
  const bet = { uri: castle, connection, requestKey: randomUUID(), stake, action: 'bet' }
  return (await browser.do('play', bet)).round.id
}

const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])

const sendFile = (browser: TestBrowser, content: Buffer, fileId: string = randomUUID()) => ({
  fileId,
  sent: browser.ask('supportFile', {
    fileId,
    piece: '1',
    pieces: '1',
    content: content.toString('base64url'),
  }),
})

const answer = (number: string, text: string, close = false, key: string = randomUUID()) =>
  server.database.transaction((tx) =>
    server.house
      .get(supportDesk)
      .answer(tx, { id: number.slice(2), key, staff: 'ida', text, close }),
  )

describe('a ticket', () => {
  it('is opened with a round of the player’s, once a key, and listed', async () => {
    const browser = await player()
    const round = await playRound(browser)
    const body = wish({ round })
    const { ticket } = await browser.do('openSupportTicket', body)
    expect(ticket).toMatchObject({ subject: 'game', state: 'open', round, payment: null })
    expect(ticket.messages).toMatchObject([{ by: 'player', text: body.text, files: [] }])
    expect((await browser.do('openSupportTicket', body)).ticket).toEqual(ticket)
    expect(await browser.do('supportTickets')).toMatchObject({
      total: 1,
      tickets: [{ number: ticket.number }],
    })
  })

  it('takes no round and no payment of somebody else', async () => {
    const [browser, other] = [await player(), await player()]
    const round = await playRound(other)
    for (const about of [{ round }, { payment: randomUUID() }]) {
      const refused = await browser.refused('openSupportTicket', wish(about))
      expect(Object.keys(refused.invalidFields ?? {})).toEqual(Object.keys(about))
    }
    const { ticket } = await other.do('openSupportTicket', wish())
    for (const call of ['supportTicket', 'closeSupportTicket'] as const)
      expect(await browser.refused(call, { number: ticket.number })).toMatchObject({
        code: 'NOT_FOUND',
      })
  })

  it('goes to and fro, in the inbox too, until it is closed and rated', async () => {
    const browser = await player()
    const { number } = (await browser.do('openSupportTicket', wish())).ticket
    expect(await answer(number, 'Which round was it?')).toBe(true)
    const { messages } = await browser.do('messages')
    expect(messages[0]?.subject).toBe(`Support answered ${number}`)
    expect(messages[0]?.body).toContain('Which round was it?')
    const said = { number, requestKey: randomUUID(), text: 'The one at noon, thank you.' }
    await browser.do('replyToSupportTicket', said)
    const { ticket } = await browser.do('replyToSupportTicket', said)
    expect(ticket.state).toBe('open')
    expect(ticket.messages.map(({ by }) => by)).toEqual(['player', 'staff', 'player'])
    expect(JSON.stringify(ticket)).not.toContain('ida')

    expect(await browser.refused('rateSupportTicket', { number, rating: '5' })).toMatchObject({
      code: 32,
    })
    const key = randomUUID()
    expect(await answer(number, 'It is paid now.', true, key)).toBe(true)
    expect(await answer(number, 'It is paid now.', true, key)).toBe(false)
    const rated = await browser.do('rateSupportTicket', { number, rating: '4' })
    expect(rated.ticket).toMatchObject({ state: 'closed', rating: 4 })
    expect(
      await browser.refused('replyToSupportTicket', { ...said, requestKey: randomUUID() }),
    ).toMatchObject({ code: 32 })
  })

  it('waits among five at most, whoever asks at the same moment', async () => {
    const browser = await player()
    const answers = await Promise.all(
      Array.from({ length: unclosedTicketsAtMost + 3 }, () =>
        browser.ask('openSupportTicket', wish()),
      ),
    )
    const opened = answers.filter(({ body }) => body['status'] === 1)
    expect(opened).toHaveLength(unclosedTicketsAtMost)
  })

  it('keeps what was said, whoever asks the database', async () => {
    const browser = await player()
    await browser.do('openSupportTicket', wish())
    await expect(
      server.database.query(`UPDATE support_message SET text = 'something else'`),
    ).rejects.toThrow(/what was said stays/)
  })
})

describe('a file', () => {
  it('comes with a message, sealed at rest, and is read by staff', async () => {
    const browser = await player()
    const { fileId, sent } = sendFile(browser, png)
    expect((await sent).body).toMatchObject({ status: 1, complete: true })
    const { ticket } = await browser.do('openSupportTicket', wish({ files: [fileId] }))
    expect(ticket.messages[0]?.files).toEqual([{ fileId, type: 'image/png', bytes: png.length }])
    const of = { ticket: ticket.number.slice(2), fileId }
    const file = await server.house.get(supportDesk).file(of)
    expect(Buffer.from(file?.content ?? [])).toEqual(png)
    const [stored] = await rowsOf<{ sealed: Buffer }>(
      server.database,
      'SELECT sealed FROM support_piece WHERE file_id = $1',
      [fileId],
    )
    expect(stored?.sealed.includes(png)).toBe(false)
    const again = await browser.refused('openSupportTicket', wish({ files: [fileId] }))
    expect(again.invalidFields).toHaveProperty('files')
  })

  it('is opened by its player and by nobody else, under a name that the house gives it', async () => {
    const [browser, other] = [await player(), await player()]
    const { fileId, sent } = sendFile(browser, png)
    await sent
    const { ticket } = await browser.do('openSupportTicket', wish({ files: [fileId] }))
    const { number } = ticket
    const opened = await browser.do('readSupportFile', { number, fileId })
    expect(opened).toMatchObject({ name: `${number}-1.png`, type: 'image/png' })
    expect(Buffer.from(opened.content, 'base64')).toEqual(png)

    const theirs = (await other.do('openSupportTicket', wish())).ticket.number
    const loose = sendFile(browser, png)
    await loose.sent
    // oxlint-disable-next-line no-await-in-loop -- one wish after the other
    for (const [who, wanted] of [
      [other, { number, fileId }],
      [other, { number: theirs, fileId }],
      [browser, { number: theirs, fileId }],
      [browser, { number, fileId: loose.fileId }],
      [browser, { number: 'T-999999999', fileId }],
    ] as const)
      expect(await who.refused('readSupportFile', wanted)).toMatchObject({ code: 'NOT_FOUND' })
  })

  it.each([
    ['no picture and no PDF', Buffer.from('#!/bin/sh\nexit')],
    ['larger than a piece', Buffer.concat([png, Buffer.alloc(ticketFileLimits.pieceBytes)])],
  ])('that is %s is refused', async (_, content) => {
    const browser = await player()
    const { body } = await sendFile(browser, content).sent
    expect(body).toMatchObject({ code: 'FORM_INVALID' })
  })

  it('is refused once all of a player’s have twenty megabytes, those with messages too', async () => {
    const { browser, form } = await signUp(server.url)
    await server.database.query(
      `WITH file AS (
         INSERT INTO support_file (player_id, file_id, pieces, type, sent_at)
         SELECT player_id, 'large-file-of-before', 1, 'image/png', now() FROM identity_account WHERE login = $1 RETURNING player_id, file_id)
       INSERT INTO support_piece (player_id, file_id, piece, bytes, sealed) SELECT player_id, file_id, 1, $2, 'x' FROM file`,
      [form.login, ticketFileLimits.allBytes - png.length],
    )
    const fits = sendFile(browser, png)
    expect((await fits.sent).body).toMatchObject({ complete: true })
    expect((await sendFile(browser, png, fits.fileId).sent).body).toMatchObject({ complete: true })
    expect((await sendFile(browser, png).sent).body).toMatchObject({ code: 'LIST_FULL' })
  })

  it('is refused past twenty megabytes when many are sent at once, too', async () => {
    const { browser, form } = await signUp(server.url)
    const fit = 2
    await server.database.query(
      `WITH file AS (
         INSERT INTO support_file (player_id, file_id, pieces, type, sent_at)
         SELECT player_id, 'large-file-of-before', 1, 'image/png', now() FROM identity_account WHERE login = $1 RETURNING player_id, file_id)
       INSERT INTO support_piece (player_id, file_id, piece, bytes, sealed) SELECT player_id, file_id, 1, $2, 'x' FROM file`,
      [form.login, ticketFileLimits.allBytes - fit * png.length],
    )
    const files = Array.from({ length: fit + 3 }, () => sendFile(browser, png))
    const answers = await Promise.all(files.map(({ sent }) => sent))
    expect(answers.filter(({ body }) => body['status'] === 1)).toHaveLength(fit)
    const [kept] = await rowsOf<{ bytes: number }>(
      server.database,
      `SELECT sum(bytes)::float8 AS bytes FROM support_piece JOIN identity_account USING (player_id) WHERE login = $1`,
      [form.login],
    )
    expect(kept?.bytes).toBe(ticketFileLimits.allBytes)
  })

  it('of somebody else comes with no message, and six wait at most', async () => {
    const [browser, other] = [await player(), await player()]
    const { fileId, sent } = sendFile(other, png)
    await sent
    expect(
      (await browser.refused('openSupportTicket', wish({ files: [fileId] }))).invalidFields,
    ).toHaveProperty('files')
    const answers = await Promise.all(
      Array.from({ length: ticketFileLimits.waiting + 2 }, () => sendFile(browser, png).sent),
    )
    const kept = answers.filter(({ body }) => body['status'] === 1)
    expect(kept).toHaveLength(ticketFileLimits.waiting)
  })
})
