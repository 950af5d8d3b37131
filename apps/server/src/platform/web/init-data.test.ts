import type { IncomingHttpHeaders } from 'node:http'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import type { PageCatalogue } from '@fairhouse/contract/entities/page-catalogue'
import { providers } from '@fairhouse/contract/entities/provider'
import { expect, it } from 'vitest'
import { sampleGames } from '../../modules/lobby/testing/sample-games.ts'
import { languageOfPath } from '../http/language.ts'
import { initData, type PageAsked } from './init-data.ts'

const games = sampleGames(Array.from({ length: 40 }, (_, index) => index + 1))
/** Every list holds all games. */
const catalogue: PageCatalogue = {
  stamp: 'stamp-1',
  games,
  entries: [],
  find: (uri) => games.find((game) => game.uri === uri.toLowerCase()),
  byId: () => undefined,
  details: () => ({ since: '2026-11-01', themes: [], grid: null, ways: null, pays: null }),
  list: () => games,
  ofProvider: () => games,
  similar: () => [],
  personal: () => Promise.reject(new Error('nobody asks for personal lists')),
}
const dataAt = (path: string, headers: IncomingHttpHeaders = {}, also: Partial<PageAsked> = {}) =>
  initData({
    address: new URL(path, 'https://house.test:8443'),
    ip: '192.0.2.7',
    headers,
    language: languageOfPath(path) ?? 'en',
    catalogue,
    winners: [],
    mediaOrigin: null,
    build: { canvas: 'c1', css: 's1' },
    cashier: { deposit: true, withdraw: false },
    ...also,
  })

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
    clientBuild: { canvas: 'c1', css: 's1', image: 'stamp-1' },
    cashier: { deposit: true, withdraw: false },
  })
  const media = dataAt('/de', {}, { mediaOrigin: 'https://media.test' })
  expect(media.mediahostname).toBe('media.test')
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

it.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', true],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36', false],
  ['', false],
])('%j is a phone or a tablet: %s', (userAgent, mobile) => {
  expect(dataAt('/en', { 'user-agent': userAgent }).mobileClient).toBe(mobile)
})
