import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { describe, expect, it } from 'vitest'
import { sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { onTheWay } from './on-the-way.server.ts'

const own = sampleGame({ id: 1, uri: 'own-game' })
const theirs = sampleGame({ id: 2, uri: 'TaDa-Theirs', provider: 17, sandbox: true })

const catalogue: Pick<PageCatalogue, 'find' | 'games'> = {
  games: [theirs, own],
  find: (uri) => [own, theirs].find((game) => game.uri.toLowerCase() === uri.toLowerCase()),
}

const from = (source: string) =>
  onTheWay(
    new Request(`https://house.example/en/login?${new URLSearchParams({ source })}`),
    catalogue,
  )

describe('whoever signs in', () => {
  it.each(['/en/own-game', '/en/own-game?replay=1', '/en/OWN-GAME#top'])(
    'on the way to %s is brought to the game by the browser',
    (source) => {
      expect(from(source)).toEqual({ wanted: true, beside: own, outside: true })
    },
  )

  it.each(['/en/evoplay', '/en/ka-gaming'])('on the way to %s too', (source) => {
    expect(from(source)).toEqual({ wanted: false, beside: own, outside: true })
  })

  it.each(['', '/en', '/en/my-bets', '/de/own-game', 'https://evil.example/own-game', '/en/games'])(
    'on the way to "%s" stays in the app, beside a game that can be played',
    (source) => {
      expect(from(source)).toEqual({ wanted: false, beside: own, outside: false })
    },
  )
})
