import { Suspense } from 'react'
import { LateFeed } from '../feed/late-feed.tsx'
import { GameRow } from '../games/game-row.tsx'
import { ProviderTiles } from '../lists/provider-tiles.tsx'
import { SleepingRow } from '../lists/sleeping-row.tsx'
import { LateJackpots } from '../jackpots/late-jackpots.tsx'
import type { ShownJackpots } from '../jackpots/shown-jackpots.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Browse } from './browse.tsx'
import { Fairness } from './fairness.tsx'
import { Hero } from './hero.tsx'
import { LateRooms } from './late-rooms.tsx'
import { Moneys } from './moneys.tsx'
import { Asleep } from '../../shell/waking/asleep.tsx'
import type { Packed } from '../../shell/waking/packed.ts'
import type { HomeGames } from './read-home.server.ts'
import { later } from '../../shell/waking/later.ts'
import { Winners } from './winners.tsx'
import './banners.css'
import './home.css'

const Banners = later(async () => (await import('./banners.tsx')).Banners)

export interface HomeFacts {
  readonly texts: Texts['home']
  readonly feed: Texts['feed']
  readonly words: Pick<Texts['lists'], 'providers' | 'count'>
  readonly games: HomeGames
  /** Progressive jackpots; null where there are none. */
  readonly jackpots: Packed<ShownJackpots | null>
  /** HTML of our own making; empty where there is none. */
  readonly banners: string
  /** Hit frequency of the hero's title by its certificate; null where none is there. */
  readonly hit: number | null
}

/** The way in: one great game, what was played last, and rows of everything else. */
export function HomePage({ texts, feed, words, games, jackpots, banners, hit }: HomeFacts) {
  const { hero, lastPlayed, rows, labels, rooms } = games
  return (
    <div className="home">
      {hero ? <Hero game={hero} hit={hit} texts={texts} /> : null}
      <div className="frame-width home-rows">
        {banners && (
          <Suspense>
            <Banners html={banners} />
          </Suspense>
        )}
        <Browse texts={texts} labels={labels} />
        <GameRow
          title={texts.lastPlayed}
          games={lastPlayed}
          all={{ to: '/last-played', count: lastPlayed.length }}
        />
        <Asleep>
          <LateJackpots jackpots={jackpots} />
        </Asleep>
        {rows.slice(0, 3).map((row) => (
          <SleepingRow key={row.all.to} row={row} />
        ))}
        <Asleep>
          <LateRooms texts={texts} rooms={rooms} />
        </Asleep>
        <Asleep>
          <Winners texts={texts} />
        </Asleep>
        {rows.slice(3).map((row) => (
          <SleepingRow key={row.all.to} row={row} />
        ))}
        <Asleep>
          <ProviderTiles title={words.providers} count={words.count} />
        </Asleep>
        <Asleep>
          <LateFeed texts={feed} />
        </Asleep>
      </div>
      <div className="frame-width home-below">
        <Asleep>
          <Fairness texts={texts} />
        </Asleep>
        <Asleep>
          <Moneys texts={texts} />
        </Asleep>
      </div>
    </div>
  )
}
