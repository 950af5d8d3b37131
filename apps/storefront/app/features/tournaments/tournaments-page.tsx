import type { TournamentShown } from '@fairhouse/contract/entities/tournament'
import type { TournamentPlace } from '@fairhouse/contract/topics/tournaments'
import { Button } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { Trophy } from 'lucide-react'
import { useState } from 'react'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Tournament } from './tournament.tsx'
import { usePlaces } from './use-places.ts'
import { useTournaments } from './use-tournaments.ts'
import '../../shell/page/text-page.css'
import './tournaments.css'

interface Props {
  readonly texts: Texts['tournaments']
}

/** Tournaments that are on and those that were over lately. */
export function TournamentsPage({ texts }: Props) {
  const [attempt, setAttempt] = useState(0)
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      <Found key={attempt} texts={texts} again={() => setAttempt(attempt + 1)} />
    </div>
  )
}

function Found({ texts, again }: Props & { readonly again: () => void }) {
  const found = useTournaments()
  const places = usePlaces()
  const status = useStatus()
  if (found === null)
    return (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        <Bone />
      </div>
    )
  if (found === 'failed')
    return (
      <State title={texts.failedText} text="" picture={<Trophy size={56} />}>
        <Button onClick={again}>{texts.tryAgain}</Button>
      </State>
    )
  const { tournaments } = found
  // A guest is asked to sign in.
  const withheld = hasAccount(status) ? found.withheld : null
  return (
    <div className="tournaments">
      {withheld === null ? null : <p className="tournament">{texts.withheld[withheld]}</p>}
      {tournaments.length === 0 ? <p className="tournament">{texts.none}</p> : null}
      {tournaments.map((tournament) => (
        <Tournament
          key={tournament.id}
          texts={texts}
          tournament={toldOf(tournament, places)}
          mayCount={withheld === null}
        />
      ))}
    </div>
  )
}

/** A tournament with what the house has told of it since it was asked for. */
function toldOf(
  tournament: TournamentShown,
  places: readonly TournamentPlace[] | null,
): TournamentShown {
  const told = places?.find(({ id }) => id === tournament.id)
  if (!told) return tournament
  return { ...tournament, players: told.players, mine: told.mine ?? tournament.mine }
}
