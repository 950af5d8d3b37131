import type { House } from '../../shell/house/house.tsx'
import { writingOf } from '../../shell/house/house.tsx'
import { isMadeForDemo } from '../games/made-for-demo.ts'
import type { GameInfo } from './game-info.ts'

type Thing = Readonly<Record<string, unknown>>

/** Where the game is within the house, for search engines (schema.org). */
export function trailOf(house: House, { game, maker }: GameInfo): Thing {
  const { path } = writingOf(house.language)
  const steps = [
    [house.brand, '/'],
    [house.frame.games, '/games'],
    [maker.name, maker.path],
    [game.name, `/games/${game.uri}`],
  ] as const
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, below], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: house.origin + path(below),
    })),
  }
}

/** The game itself. An invented title is none, and is not told to search engines as one. */
export function gameThing(house: House, info: GameInfo, picture: string | undefined): Thing | null {
  const { game, maker, details, texts } = info
  if (game.sandbox || isMadeForDemo(house.demo, game)) return null
  return {
    '@context': 'https://schema.org',
    '@type': ['VideoGame', 'WebApplication'],
    name: game.name,
    url: `${house.origin}${writingOf(house.language).path(`/games/${game.uri}`)}`,
    inLanguage: house.language,
    genre: texts.kinds[game.kind],
    applicationCategory: 'GameApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    gamePlatform: 'Web browser',
    playMode: 'SinglePlayer',
    contentRating: '18+',
    datePublished: details.since,
    author: { '@type': 'Organization', name: maker.name },
    publisher: { '@type': 'Organization', name: house.brand, url: house.origin },
    ...(picture === undefined ? {} : { image: new URL(picture, house.origin).href }),
  }
}
