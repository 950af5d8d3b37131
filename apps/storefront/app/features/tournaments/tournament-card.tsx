import type { TournamentPlace } from '@fairhouse/contract/topics/tournaments'
import { Trophy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fill, fillCounted } from '../../shell/language/say.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { usePlaces } from './use-places.ts'
import './tournament-card.css'

export type CardTexts = Pick<
  Texts['tournaments'],
  'heading' | 'names' | 'left' | 'notIn' | 'place' | 'players' | 'score' | 'signIn' | 'timeLeft'
>

/** The tournament that is over soonest, with the player's place. Its room is there before the house has told. */
export function TournamentCard({ texts }: { readonly texts: CardTexts }) {
  const places = usePlaces()
  const { path } = useWriting()
  const first = places?.find(({ mine }) => mine !== null) ?? places?.[0]
  // Told of none: there is none, or not for who holds back from play.
  if (places !== null && first === undefined) return null
  return (
    <Link className="tournament-card" to={path('/tournaments')}>
      <Trophy size={28} aria-hidden="true" />
      {first === undefined ? <b>{texts.heading}</b> : <Told texts={texts} place={first} />}
    </Link>
  )
}

function Told({ texts, place }: { readonly texts: CardTexts; readonly place: TournamentPlace }) {
  const { language } = useHouse()
  const { number } = useWriting()
  const status = useStatus()
  const { mine } = place
  return (
    <>
      <b>{place.title ?? texts.names[place.name]}</b>
      <span>{fillCounted(texts.players, place.players, language)}</span>
      <TimeLeft texts={texts} until={place.closesAt} />
      {mine === null ? (
        <span className="tournament-card-own">
          {hasAccount(status) ? texts.notIn : texts.signIn}
        </span>
      ) : (
        <span className="tournament-card-own">
          {texts.place} <b className="amount">{number(mine.place)}</b> · {texts.score}{' '}
          <b className="amount">{number(mine.score / 100, 2)}</b> · {texts.left}{' '}
          <b className="amount">{number(mine.roundsLeft)}</b>
        </span>
      )}
    </>
  )
}

const minuteMs = 60_000

/** Hours and minutes that are left, counted down. */
function TimeLeft({ texts, until }: { readonly texts: CardTexts; readonly until: string }) {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const again = setInterval(() => setNow(Date.now()), minuteMs)
    return () => clearInterval(again)
  }, [])
  const minutes = Math.max(0, Math.ceil((Date.parse(until) - now) / minuteMs))
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  return <time dateTime={until}>{fill(texts.timeLeft, values)}</time>
}
