import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { firstBrokenDeed } from '../deeds/audit-deeds.ts'
import { type Caller, callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'

let desk: TestDesk
let owner: Caller
let payments: Caller
beforeAll(async () => {
  desk = await openTestDesk()
  owner = await callAs(desk, 'demo-owner')
  payments = await callAs(desk, 'demo-payments')
})
afterAll(() => desk.stop())

const deedsOn = async (player: PlayerId, deed: string) => {
  const rows = await rowsOf<{ facts: string }>(
    desk.database,
    'SELECT facts FROM backoffice_deed WHERE subject = $1 AND deed = $2 ORDER BY number',
    [`player ${player}`, deed],
  )
  return rows.map(({ facts }) => facts)
}
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

const adjustmentsOf = async (player: PlayerId) =>
  (await owner.ask('adjustments', { player })).adjustments.map(({ id }) => id)
const notesOf = async (player: PlayerId) =>
  (await owner.ask('playerNotes', { player })).notes.map(({ id }) => id)
const messagesOf = async (player: PlayerId) =>
  (await owner.ask('playerMessages', { player })).messages.map(({ id }) => id)

const cases = [
  {
    call: 'askAdjustment',
    deed: 'askAdjustment',
    body: { pocket: 'credits', amount: 2500, note: 'a round that hung' },
    other: { pocket: 'credits', amount: 2501, note: 'a round that hung' },
    madeOf: adjustmentsOf,
  },
  {
    call: 'addNote',
    deed: 'notePlayer',
    body: { note: 'prefers the evening' },
    other: { note: 'prefers the morning' },
    madeOf: notesOf,
  },
  {
    call: 'sendMessage',
    deed: 'messagePlayer',
    body: { subject: 'Your question', body: 'It is solved.' },
    other: { subject: 'Your question', body: 'It is not solved.' },
    madeOf: messagesOf,
  },
] as const

describe.each(cases)('$call', ({ call, deed, body, other, madeOf }) => {
  it('sent again, is done once and hears the first answer', async () => {
    const player = await newPlayer(desk)
    const wish = { player, key: randomUUID(), ...body }
    const first = await owner.ask(call, wish)
    desk.pass(60_000)
    expect(await owner.ask(call, wish)).toEqual(first)
    expect(await madeOf(player)).toHaveLength(1)
    expect(await deedsOn(player, deed)).toHaveLength(1)
  })

  it('sent many times at the same moment, is done once', async () => {
    const player = await newPlayer(desk)
    const wish = { player, key: randomUUID(), ...body }
    const answers = await Promise.all(Array.from({ length: 4 }, () => owner.ask(call, wish)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(await madeOf(player)).toHaveLength(1)
  })

  it('does nothing else under a key that was used', async () => {
    const [player, another] = [await newPlayer(desk), await newPlayer(desk)]
    const wish = { player, key: randomUUID(), ...body }
    await owner.ask(call, wish)
    expect(await owner.refusedBy(call, { ...wish, ...other })).toBe('soAlready')
    expect(await owner.refusedBy(call, { ...wish, player: another })).toBe('soAlready')
    expect([(await madeOf(player)).length, await madeOf(another)]).toEqual([1, []])
  })

  it('needs a key, and is done again under another', async () => {
    const player = await newPlayer(desk)
    expect((await owner.raw(call, { player, ...body })).status).toBe(400)
    for (const key of [randomUUID(), randomUUID()]) await owner.ask(call, { player, key, ...body })
    expect(await madeOf(player)).toHaveLength(2)
  })
})

it('a key of somebody else’s is no key of mine', async () => {
  const player = await newPlayer(desk)
  const wish = { player, key: randomUUID(), note: 'prefers the evening' }
  await owner.ask('addNote', wish)
  expect(await payments.refusedBy('addNote', wish)).toBe('soAlready')
})

it('what was noted and written is in the chain by id and hash, and not in words', async () => {
  const player = await newPlayer(desk)
  const [text, subject, body] = ['is in hospital until May', 'About your health', 'Get well soon.']
  await owner.ask('addNote', { player, key: randomUUID(), note: text })
  await owner.ask('sendMessage', { player, key: randomUUID(), subject, body })
  const [note, message] = [
    await deedsOn(player, 'notePlayer'),
    await deedsOn(player, 'messagePlayer'),
  ].map(([facts]) => JSON.parse(facts ?? ''))
  expect(note).toEqual({ note: (await notesOf(player))[0], sha256: sha256(text) })
  expect(message).toEqual({
    message: (await messagesOf(player))[0],
    subjectSha256: sha256(subject),
    bodySha256: sha256(body),
  })
  expect(await firstBrokenDeed(desk.database)).toBeNull()
})
