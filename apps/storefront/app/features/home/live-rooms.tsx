import type { Game } from '@fairhouse/contract/entities/game'
import { GamePicture } from '../games/game-picture.tsx'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { type Packed, useUnpacked } from '../../shell/waking/packed.ts'
import { useWatching } from './use-watching.ts'

interface Props {
  readonly texts: Texts['home']
  readonly rooms: Packed<readonly Game[]>
}

/** Rooms in which many play one round, with how many are there now. What is told late has its place from the beginning. */
export function LiveRooms({ texts, rooms: packed }: Props) {
  const rooms = useUnpacked(packed)
  const watching = useWatching()
  const { path, number } = useWriting()
  if (rooms.length === 0) return null
  return (
    <section className="live-rooms" aria-labelledby="live-rooms">
      <h2 id="live-rooms" className="home-row-title">
        {texts.liveRooms}
      </h2>
      <ul className="live-rooms-row">
        {rooms.map((game) => {
          const here = watching.get(game.uri) ?? 0
          return (
            <li key={game.id}>
              <a className="live-room" href={path(`/${game.uri}`)}>
                <span className="live-room-art">
                  <GamePicture game={game} shape="tile" width={300} height={400} sizes="4rem" />
                </span>
                <span className="live-room-words">
                  <strong>{game.name}</strong>
                  <span>{game.room === 'bingo' ? texts.liveBingo : texts.liveCrash}</span>
                  <span className="live-room-here">
                    {here > 0 ? fill(texts.liveHere, { count: number(here) }) : texts.liveOpen}
                  </span>
                </span>
              </a>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
