import type { Game } from '@fairhouse/contract/entities/game'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { type House, HouseContext } from '../../shell/house/house.tsx'
import { createClient } from '../../shell/session/client.ts'
import { ClientContext } from '../../shell/session/client-context.tsx'
import { texts } from '../../shell/texts/texts.server.ts'
import type { GameInfo } from './game-info.ts'
import { GameInfoPage } from './game-info-page.tsx'

const { frame, tiles, errors, flags, gameInfo } = texts.en
const house: House = {
  language: 'en',
  brand: 'Fairhouse',
  logo: null,
  colors: null,
  icons: [],
  stamp: 's1',
  licence: null,
  minAge: 18,
  origin: 'https://house.example',
  mediaOrigin: '',
  demo: true,
  guestPlay: false,
  mailbox: false,
  lengths: {},
  termsVersion: '1',
  theme: 'dark',
  grounds: [],
  catalogueStamp: '1',
  madeAt: 0,
  frame,
  tiles,
  menu: {
    lists: [],
    providers: [],
    promotions: { to: '/promotions', words: '' },
    rewards: { title: '', ways: [] },
    information: { title: '', ways: [] },
    footer: [],
    cashier: { to: '/cashier/deposit', words: '' },
    allowed: { to: '/allowed-games', words: '' },
    languages: '',
  },
  errors,
  outside: null,
  flags,
}

const client = createClient({
  language: 'en',
  userStatus: { serverTime: 0, isLogged: false },
  winners: [],
  errors,
})

const theirs: Game = {
  id: 1,
  name: 'Theirs',
  uri: 'TaDa-Theirs',
  hasImagePreview: false,
  category: 1281,
  kind: 'slot',
  provider: 17,
  badges: [],
  mechanics: [],
  rtp: 0.96,
  volatility: 3,
  minStake: 1,
  maxStake: 100,
  maxWinX: 1000,
  sandbox: false,
  art: null,
}

function told({ sandbox, demo }: { sandbox: boolean; demo: boolean }): string {
  const info: GameInfo = {
    texts: gameInfo,
    game: { ...theirs, sandbox },
    details: { since: '2023-11-14', grid: null, ways: null },
    sinceWords: '14 November 2023',
    maker: { name: 'TaDa Gaming', path: '/tada-gaming' },
    proof: null,
    isSkill: false,
    rules: null,
    here: null,
    paytable: null,
    similar: [],
  }
  return renderToStaticMarkup(
    <HouseContext value={{ ...house, demo }}>
      <ClientContext value={client}>
        <MemoryRouter>
          <GameInfoPage info={{ ...info, jackpots: null, feed: null }} />
        </MemoryRouter>
      </ClientContext>
    </HouseContext>,
  )
}

/** What would be untrue of a title that we invented. */
const ofTheProvider = [gameInfo.statedTitle, 'A game by TaDa Gaming.', gameInfo.since]

it('tells of a game what its provider states, and since when it is here', () => {
  const words = told({ sandbox: false, demo: false })
  for (const said of ofTheProvider) expect(words).toContain(said)
})

it('says nothing of an invented title as if it were a game of the provider', () => {
  const words = told({ sandbox: true, demo: true })
  for (const said of ofTheProvider) expect(words).not.toContain(said)
  expect(words).toContain(gameInfo.sandboxTitle)
})

it('says of a game that a demo plays who made it up, and whose figures these are', () => {
  const words = told({ sandbox: false, demo: true })
  for (const said of [gameInfo.statedTitle, 'A game by TaDa Gaming.', 'by TaDa Gaming<']) {
    expect(words).not.toContain(said)
  }
  expect(words).toContain('We worked these figures out')
  expect(words).toContain('We made this game up for the demo, in the place of one by TaDa Gaming.')
})
