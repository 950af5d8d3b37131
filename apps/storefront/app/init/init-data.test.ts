import { gameLists } from '@fairhouse/contract/entities/game-list'
import { providers } from '@fairhouse/contract/entities/provider'
import { expect, it } from 'vitest'
import { sampleCatalogue, sampleGame } from '../catalogue/testing/sample-catalogue.ts'
import { initData } from './init-data.server.ts'

const games = Array.from({ length: 40 }, (_, index) => sampleGame(index + 1, `game-${index + 1}`))
const page = {
  catalogue: sampleCatalogue(games),
  winners: [],
  origin: 'https://house.test:8443',
  mediaOrigin: '',
  ip: '192.0.2.7',
  mobileClient: false,
  clientBuild: { canvas: 'c1', css: 's1' },
}
const dataAt = (path: string, headers: Record<string, string> = {}, also = {}) =>
  initData({ ...page, ...also }, new Request(`https://house.test:8443${path}`, { headers }))

it('has every field of the specification and no other', () => {
  expect(Object.keys(dataAt('/de')).toSorted((a, b) => a.localeCompare(b))).toEqual(
    [
      'cashier',
      'clientBuild',
      'gameId',
      'gameLists',
      'hostname',
      'ip',
      'language',
      'mediahostname',
      'mobileClient',
      'origin',
      'providerGameLists',
      'supportsWebP',
      'winners',
    ].toSorted((a, b) => a.localeCompare(b)),
  )
})

it('names hosts, language and builds', () => {
  expect(dataAt('/de/games')).toMatchObject({
    hostname: 'house.test:8443',
    mediahostname: 'house.test:8443',
    origin: 'https://house.test:8443',
    language: 'de',
    ip: '192.0.2.7',
    clientBuild: { canvas: 'c1', css: 's1', image: page.catalogue.stamp },
  })
  const media = { mediaOrigin: 'https://media.test' }
  expect(dataAt('/de', {}, media).mediahostname).toBe('media.test')
})

it('has the first games of every shared list and every list of a provider, as ids', () => {
  const { gameLists: lists, providerGameLists } = dataAt('/en')
  const shared = gameLists.filter(({ of }) => of === 'everybody').map(({ name }) => name)
  expect(new Set(Object.keys(lists))).toEqual(new Set(shared))
  expect(lists['all-games']).toEqual(games.slice(0, 12).map(({ id }) => id))
  const paths = providers.filter(({ list }) => list !== null).map(({ path }) => path.slice(1))
  expect(new Set(Object.keys(providerGameLists))).toEqual(new Set(paths))
})

it.each([
  ['/en', null],
  ['/en/game-7', 7],
  ['/en/Game-7', 7],
  ['/en/games/game-7', 7],
  ['/en/games', null],
  ['/en/games/game-99', null],
])('the page %s is about the game %s', (path, id) => {
  expect(dataAt(path).gameId).toBe(id)
})

it.each([
  [{ accept: 'text/html,image/avif,image/webp,*/*;q=0.8' }, true],
  [
    {
      'user-agent': 'Mozilla/5.0 (iPhone) AppleWebKit/605 Version/17.4 Mobile/15E148 Safari/604.1',
    },
    true,
  ],
  [{ 'user-agent': 'Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/13.1 Safari/605.1.15' }, false],
  [{ 'user-agent': 'Mozilla/5.0 (X11; Linux) Gecko/20100101 Firefox/140.0' }, true],
  [{}, false],
])('the browser %o takes WebP: %s', (headers, takes) => {
  expect(dataAt('/en', headers).supportsWebP).toBe(takes)
})
