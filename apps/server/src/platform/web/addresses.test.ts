import { expect, it } from 'vitest'
import { wayOf } from './addresses.ts'

const games = new Map(
  ['castle-of-horror', 'Evoplay-GoldenTemple', 'KA-Dragon'].map((uri) => [uri.toLowerCase(), uri]),
)
const asker = {
  language: () => 'fr' as const,
  gameAddress: (uri: string) => games.get(uri.toLowerCase()),
}

it.each([
  ['/en', 'en', []],
  ['/de/lobby?sort=new', 'de', ['lobby']],
  ['/en/Evoplay-GoldenTemple', 'en', ['Evoplay-GoldenTemple']],
  ['/en/games/Evoplay-GoldenTemple', 'en', ['games', 'Evoplay-GoldenTemple']],
  ['/en/games/Nobody-HasThis', 'en', ['games', 'Nobody-HasThis']],
  ['/en/Evoplay-ComesTomorrow', 'en', ['Evoplay-ComesTomorrow']],
  ['/ja/verify/AbC-123_x', 'ja', ['verify', 'AbC-123_x']],
  ['/ja/newsletters/unsubscribe/AbC', 'ja', ['newsletters', 'unsubscribe', 'AbC']],
  ['/en/cashier/bonus/WELCOME', 'en', ['cashier', 'bonus', 'WELCOME']],
  ['/en/lobby.data', 'en', ['lobby.data']],
  ['/en/%C3%84', 'en', ['%C3%84']],
  ['/en/ka-gaming?page=2', 'en', ['ka-gaming']],
])('%s stays where it is', (url, language, below) => {
  expect(wayOf(url, asker)).toEqual({ type: 'here', language, below })
})

it.each([
  ['/en/lobby/', '/en/lobby'],
  ['/en//lobby', '/en/lobby'],
  ['//en///lobby//?q=1', '/en/lobby?q=1'],
  ['/EN/Lobby?Q=A', '/en/lobby?Q=A'],
  ['/en/', '/en'],
  ['/en/EVOPLAY-goldentemple', '/en/Evoplay-GoldenTemple'],
  ['/en/games/castle-of-HORROR', '/en/games/castle-of-horror'],
  ['/en/Games/castle-of-horror', '/en/games/castle-of-horror'],
  ['/en/Verify/AbC', '/en/verify/AbC'],
  ['/de-AT/lobby', '/de/lobby'],
  ['/en/KA-Gaming', '/en/ka-gaming'],
  ['/en/Apollo-Play', '/en/apollo-play'],
  ['/en/games/../lobby', '/en/lobby'],
  ['/en/./x/%2E%2e', '/en'],
  ['/pt-br', '/pt'],
  ['/en/Bitcoin-Guides/Some-Exchange', '/en/bitcoin-guides/some-exchange'],
])('everybody is sent from %s to %s', (url, to) => {
  expect(wayOf(url, asker)).toEqual({ type: 'elsewhere', to, forAll: true })
})

it.each([
  ['/', '/fr'],
  ['/?promo=1', '/fr?promo=1'],
  ['/lobby', '/fr/lobby'],
  ['/Lobby/?a=/b//', '/fr/lobby?a=/b//'],
  ['/it/lobby', '/fr/lobby'],
  ['/zh-Hant/games', '/fr/games'],
  ['/xx', '/fr'],
  ['/castle-of-horror', '/fr/castle-of-horror'],
  ['//evil.example/x', '/fr/evil.example/x'],
  ['/en/../..', '/fr'],
  ['/%2e%2e//evil.example/x', '/fr/evil.example/x'],
  ['/\\evil', '/fr/evil'],
])('from %s one is sent to %s in one’s own language', (url, to) => {
  expect(wayOf(url, asker)).toEqual({ type: 'elsewhere', to, forAll: false })
})

it.each([
  '/en/ka-gaming?g=Dragon&t=1',
  '/en/KA-Dragon?launch=1',
  '/en/ka-dragon?token=x',
  '/en/KA-Unknown?g=1',
])('%s comes from a provider’s own lobby and is told so', (url) => {
  const to = '/en/launched-elsewhere/ka-gaming'
  expect(wayOf(url, asker)).toEqual({ type: 'elsewhere', to, forAll: false })
})

it('a provider without a lobby launches nothing', () => {
  expect(wayOf('/en/Evoplay-GoldenTemple?launch=1', asker).type).toBe('here')
})

it('no address leads to another host, and whoever is sent on is not sent on again', () => {
  for (const url of [
    '//a',
    '/\\a',
    '///',
    '/%2f/a',
    '/\\/\\a/',
    '/EN/../A/',
    '/a/b/C?x=//y',
    '/En/%2F%5c/',
  ]) {
    const way = wayOf(url, asker)
    const to = way.type === 'elsewhere' ? way.to : url
    expect(new URL(to, 'https://house.invalid').origin).toBe('https://house.invalid')
    expect(to).not.toMatch(/^\/[/\\]/)
    expect(wayOf(to, asker).type).toBe('here')
  }
})
