import { favoritesAtMost } from '@fairhouse/contract/limits'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, signUp, type TestBrowser } from '../../wire/test-browser.ts'
import { startTestServer, type TestServer } from '../../wire/test-server.ts'

const castle = 271

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const signedUp = async (): Promise<TestBrowser> => (await signUp(server.url)).browser

describe('the heart', () => {
  it('marks a game and takes the mark off, each told with the new status', async () => {
    const browser = await signedUp()
    const marked = await browser.do('addFavorite', { gameId: '271', passive: '0' })
    expect(marked.userStatus).toMatchObject({
      favoriteGames: [castle],
      gameLists: { favorites: [castle] },
    })
    const again = await browser.do('addFavorite', { gameId: '271' })
    expect(again.userStatus).toMatchObject({ favoriteGames: [castle] })
    expect((await browser.do('status')).userStatus).toMatchObject({ favoriteGames: [castle] })

    const unmarked = await browser.do('removeFavorite', { gameId: '271' })
    expect(unmarked.userStatus).toMatchObject({ favoriteGames: [], gameLists: { favorites: [] } })
    const twice = await browser.do('removeFavorite', { gameId: '271' })
    expect(twice.userStatus).toMatchObject({ favoriteGames: [] })
  })

  it('is of one player alone', async () => {
    const [one, other] = [await signedUp(), await signedUp()]
    await one.do('addFavorite', { gameId: '271' })
    expect((await other.do('status')).userStatus).toMatchObject({ favoriteGames: [] })
  })

  it('knows only games of the house', async () => {
    const browser = await signedUp()
    expect((await browser.refused('addFavorite', { gameId: '999999' })).code).toBe('NOT_FOUND')
    const unread = await browser.refused('addFavorite', { gameId: 'castle' })
    expect(unread.invalidFields).toHaveProperty('gameId')
  })

  it('needs somebody who is logged in', async () => {
    const browser = await openBrowser(server.url)
    expect((await browser.refused('addFavorite', { gameId: '271' })).code).toBe(35)
  })

  it('stops where the list is full, however many are marked at once', async () => {
    const browser = await signedUp()
    await server.database.query(
      `INSERT INTO lobby_favorite (player_id, game_id, marked_at)
       SELECT (SELECT max(player_id) FROM identity_account), id, now() FROM generate_series(1, $1) AS id`,
      [favoritesAtMost],
    )
    const full = await browser.refused('addFavorite', { gameId: '271' })
    expect(full).toMatchObject({ code: 'LIST_FULL', metadata: { atMost: favoritesAtMost } })
  })
})

it('a bet tells a mark that was set since its seat was remembered', async () => {
  const browser = await signedUp()
  // Settled by its bet: the next one is never in the way of an open round.
  const uri = 'dragon-tiger'
  const { connection } = await browser.do('openGame', { uri })
  const data = JSON.stringify({ dragon: 1 })
  const seat = { uri, connection, stake: '100', action: 'bet', data }
  const bet = (key: string) => browser.do('play', { ...seat, requestKey: key.repeat(20) })
  expect((await bet('a')).userStatus).toMatchObject({ favoriteGames: [] })
  await browser.do('addFavorite', { gameId: '271' })
  expect((await bet('b')).userStatus).toMatchObject({ favoriteGames: [castle] })
})
