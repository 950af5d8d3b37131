import { useSearchParams } from 'react-router'
import { useClient } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import type { Title } from './entries.ts'
import { FairnessNews } from './fairness-news.tsx'
import { OneRound } from './one-round.tsx'
import { HallSection } from './room/hall-section.tsx'
import { RoomSection } from './room/room-section.tsx'
import { StreamSection } from './stream-section.tsx'
import { useKeeper } from './use-keeper.ts'
import { useSeedChange } from './use-seed-change.ts'
import '../../shell/page/text-page.css'
import './verifier.css'

interface Props {
  readonly texts: Texts['verify']
  /** Games whose rounds can be worked out. */
  readonly titles: readonly Title[]
  /** Games that are played in crash rooms, and in bingo halls. */
  readonly rooms: readonly Title[]
  readonly halls: readonly Title[]
}

/** Works out one round, and checks whole streams against what this browser kept. */
export function VerifyPage({ texts, titles, rooms, halls }: Props) {
  const client = useClient()
  const [query] = useSearchParams()
  const { keeping, news } = useKeeper(client)
  const changing = useSeedChange(client, keeping)
  const room = roomAsked(query)
  const hall = halls.some(({ uri }) => uri === room?.uri) ? room : null
  const crash = hall ? null : room
  const shared = [
    rooms.length === 0 ? null : (
      <RoomSection {...{ texts, client, rooms }} key={`room ${query}`} wanted={crash} />
    ),
    halls.length === 0 ? null : (
      <HallSection {...{ texts, client, halls }} key={`hall ${query}`} wanted={hall} />
    ),
  ]
  if (hall) shared.reverse()
  return (
    <div className="frame-width verifier">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <FairnessNews texts={texts} news={news} />
      {room ? shared : null}
      <OneRound {...{ texts, titles, client, changing }} wanted={query.get('round')} />
      <StreamSection {...{ texts, client, keeping, changing }} wanted={query.get('stream')} />
      {room ? null : shared}
    </div>
  )
}

/** The shared round that an address names. */
function roomAsked(query: URLSearchParams) {
  const uri = query.get('room')
  if (uri === null) return null
  return { uri, chain: query.get('chain') ?? '', number: query.get('number') ?? '' }
}
