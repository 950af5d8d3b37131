import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mayPromote } from '#modules/compliance'
import { identityPort } from '#modules/identity'
import { type PlayerId, playerId } from '#platform/ids'
import { seenBy } from '#platform/module/house-ports'
import { rowsOf } from '#platform/rows'
import { signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'
import { createLikes, likenessOf } from './picks/likeness.ts'
import type { OfferedGames } from './lists/offered-games.ts'
import { sharedLists } from './lists/shared-lists.ts'
import { type Looking, pageCatalogue, personalLists } from './page-catalogue.ts'
import { togetherOf } from './reckoned/keep-reckoned.ts'
import { offering, sampleGame, sampleGames } from './testing/sample-games.ts'

const day = '2026-11-22'
const offered = offering([
  ...sampleGames([1, 2, 3]),
  sampleGame({ id: 4, uri: 'four', sandbox: true }),
])
const sharedOf = (from: OfferedGames) => ({
  offered: from,
  lists: sharedLists(from, () => 0, day),
  likes: createLikes(from.games, likenessOf(from, togetherOf('', []))),
})
const shared = sharedOf(offered)
const visitor: Looking = { facts: null, mayPromote: true, day }

describe('lists made for who asks', () => {
  it('suggest to a visitor, and allow what can be played', () => {
    const lists = personalLists(shared, visitor)
    for (const list of [lists.picks, lists.suggested, lists.allowed])
      expect(list.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([1, 2, 3])
    expect([...lists.lastPlayed, ...lists.favorites]).toEqual([])
  })

  it('pick, suggest and find similar nothing that staff hid, and suggest first what they put there', () => {
    const arranged = offering(offered.games, { front: { 1004: [3, 1] }, hidden: [1] })
    const lists = personalLists(sharedOf(arranged), visitor)
    expect(new Set(lists.picks.map(({ id }) => id))).toEqual(new Set([2, 3]))
    expect(lists.suggested.map(({ id }) => id)).toEqual([3, 2])
    const similar = pageCatalogue(sharedOf(arranged), visitor).similar(2)
    expect(similar.map(({ id }) => id)).toEqual([3])
    expect(lists.allowed).toHaveLength(3)
  })

  it('suggest no title that cannot be played, even one that was pinned', () => {
    const pinned = offering(offered.games, { pins: { 1004: [{ gameId: 4, position: 1 }] } })
    const lists = personalLists(sharedOf(pinned), visitor)
    expect(lists.suggested.map(({ id }) => id)).not.toContain(4)
  })

  it('suggest nothing to who is to be left in peace, and say no reason', () => {
    const lists = personalLists(shared, { ...visitor, mayPromote: false })
    expect([...lists.picks, ...lists.suggested]).toEqual([])
    expect(lists.reasonOf(1)).toBe(null)
    expect(lists.allowed).toHaveLength(3)
  })
})

describe('in the house', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  async function newPlayer(): Promise<{ browser: TestBrowser; player: PlayerId }> {
    const { browser, form } = await signUp(server.url)
    const question = 'SELECT player_id FROM identity_account WHERE login = $1'
    const [row] = await rowsOf<{ player_id: bigint }>(server.database, question, [form.login])
    return { browser, player: playerId(Number(row?.player_id)) }
  }
  const uri = 'castle-of-horror'
  const seen = async (player: PlayerId | null) =>
    (await server.house.get(seenBy)(player, '')).catalogue
  const personal = async (player: PlayerId) => (await seen(player)).personal()

  it('a round is counted as played, and its game known as last played', async () => {
    const { browser, player } = await newPlayer()
    const { connection } = await browser.do('openGame', { uri })
    const bet = { uri, connection, requestKey: 'a'.repeat(20), stake: '25', action: 'bet' }
    let { round } = await browser.do('play', bet)
    for (let step = 0; !round.finished; step++) {
      const [action] = round.actions
      if (!action) throw new Error('an open round offers nothing')
      const data =
        action.type === 'pick' ? { data: JSON.stringify({ choice: action.choices[0] }) } : {}
      const requestKey = `${'b'.repeat(20)}${step}`
      ;({ round } = await browser.do('play', {
        ...bet,
        ...data,
        action: action.type,
        requestKey,
      }))
    }
    await expect
      .poll(
        () =>
          rowsOf(server.database, 'SELECT game_id, rounds FROM lobby_played WHERE player_id = $1', [
            player,
          ]),
        { timeout: 20_000 },
      )
      .toEqual([{ game_id: 271, rounds: 1 }])
    const { lastPlayed } = await personal(player)
    expect(lastPlayed.map((game) => game.uri)).toEqual([uri])
  })

  it('the lists of two page views are the very same', async () => {
    const [one, other] = [await seen(null), await seen(null)]
    expect(one.list(0)).toBe(other.list(0))
    expect(one.entries).toBe(other.entries)
  })

  it('a player whose password is in doubt is suggested nothing', async () => {
    const { player } = await newPlayer()
    const before = await personal(player)
    expect(before.picks.map((game) => game.uri)).toContain(uri)
    await server.house.get(identityPort).raiseFlag({
      player,
      flag: 'passwordRecovery',
      by: 'test',
      reason: 'a test',
    })
    const after = await personal(player)
    expect([...after.picks, ...after.suggested]).toEqual([])
  })
})

it.each([
  [false, false, true],
  [true, false, false],
  [false, true, false],
])('suspended %s, password in doubt %s: may be suggested to: %s', (suspended, inDoubt, may) => {
  const flags = {
    birthDate: false,
    contactAddress: false,
    changeContactEmail: false,
    verifyContactEmail: false,
    password: false,
    passwordRecovery: inDoubt,
    phone: false,
    terms: false,
  }
  expect(mayPromote({ account: { suspended, flags } })).toBe(may)
})

it('similar games are other ones that can be played, the most alike first', () => {
  const games = [
    sampleGame({ id: 1, uri: 'one', kind: 'keno' }),
    sampleGame({ id: 2, uri: 'two', kind: 'crash' }),
    sampleGame({ id: 3, uri: 'three', kind: 'keno', sandbox: true }),
    sampleGame({ id: 4, uri: 'four', kind: 'keno' }),
  ]
  const catalogue = pageCatalogue(sharedOf(offering(games)), visitor)
  expect(catalogue.similar(1).map(({ id }) => id)).toEqual([4, 2])
  expect(catalogue.similar(99)).toEqual([])
})
