import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PlayerId } from '#platform/ids'
import { rowsOf } from '#platform/rows'
import { callAs } from '../testing/call-as.ts'
import { newPlayer } from '../testing/new-player.ts'
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts'
import { maskedDestination, maskedNetworkAddress } from './masked.ts'

it.each([
  ['203.0.113.7', '203.0.***'],
  ['2001:db8:1::7', '2001:db8:***'],
  ['::1', '***'],
  ['unknown', '***'],
])('of the network address %s is seen %s', (address, seen) => {
  expect(maskedNetworkAddress(address)).toBe(seen)
})

it.each([
  ['bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', '***t4'],
  ['Visa •••• 3155', '***'],
  ['a@b.ex', '***'],
])('of the destination %s is seen %s', (to, seen) => {
  expect(maskedDestination(to)).toBe(seen)
})

let desk: TestDesk
let player: PlayerId
const address = '203.0.113.7'
const coinAddress = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const card = 'Visa •••• 3155'
beforeAll(async () => {
  desk = await openTestDesk()
  player = await newPlayer(desk)
  await desk.database.query(
    `INSERT INTO identity_session (player_id, session_id, token_sha256, language, address, user_agent, created_at, seen_at)
     VALUES ($1, gen_random_uuid(), sha256('one'), 'en', $2, 'x', now(), now())`,
    [player, address],
  )
  for (const [column, to] of [
    ['address', coinAddress],
    ['label', card],
  ] as const)
    await desk.database.query(`UPDATE cashier_transaction SET ${column} = $2 WHERE id = $1`, [
      await desk.withdrawal(player, { people: 1 }),
      to,
    ])
})
afterAll(() => desk.stop())

/** All that the parts of a player's page say to somebody. */
async function readBy(name: string): Promise<string> {
  const caller = await callAs(desk, name)
  return JSON.stringify([
    await caller.ask('playerSessions', { player }),
    await caller.ask('playerTimeline', { player }),
    await caller.ask('playerPayments', { player, before: null }),
  ])
}

it('who may see contacts sees where a player signed in and where money went', async () => {
  const read = await readBy('demo-risk')
  expect(read.split(address)).toHaveLength(3)
  expect(read).toContain(coinAddress)
  expect(read).toContain(card)
})

it.each(['demo-auditor', 'demo-support'])('%s, who may not, sees neither', async (name) => {
  const read = await readBy(name)
  for (const hidden of [address, coinAddress, '3155']) expect(read).not.toContain(hidden)
  expect(read.split('203.0.***')).toHaveLength(3)
})

const note = 'The player asks which address we have.'
const deedsOf = (name: string) =>
  rowsOf<{ deed: string; facts: string }>(
    desk.database,
    `SELECT deed, facts FROM backoffice_deed WHERE staff = $1 AND deed = 'showContacts' ORDER BY number`,
    [name],
  )

it('who talks to players sees contacts when they say why, and that is written down', async () => {
  const caller = await callAs(desk, 'demo-support')
  const { email: masked } = await caller.ask('playerSummary', { player })
  const { email } = await caller.ask('showContacts', { player, note })
  expect(masked).toBe(`${email.charAt(0)}***@example.test`)
  expect(await deedsOf('demo-support')).toEqual([
    { deed: 'showContacts', facts: JSON.stringify({ note }) },
  ])
  expect(await caller.refusedBy('showContacts', { player: 999_999, note })).toBe('notFound')
})

it('looks at contacts come to an end for the day, also of many at once', async () => {
  const caller = await callAs(desk, 'demo-support')
  const looks = Array.from({ length: 70 }, () => caller.refusedBy('showContacts', { player, note }))
  const refused = (await Promise.all(looks)).filter((one) => one !== null)
  expect(new Set(refused)).toEqual(new Set(['tooOften']))
  expect(await deedsOf('demo-support')).toHaveLength(60)
  desk.pass(25 * 3_600_000)
  const later = await callAs(desk, 'demo-support')
  expect(await later.refusedBy('showContacts', { player, note })).toBeNull()
})
