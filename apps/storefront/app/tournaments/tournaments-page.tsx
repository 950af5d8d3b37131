import { Button } from '@fairhouse/ui/button'
import { Bone, State } from '@fairhouse/ui/state'
import { Trophy } from 'lucide-react'
import type { Texts } from '../texts/texts.ts'
import { Tournament } from './tournament.tsx'
import { useTournaments } from './use-tournaments.ts'
import '../pages/text-page.css'
import './tournaments.css'

/** Tournaments that are on and those that were over lately. */
export function TournamentsPage({ texts }: { texts: Texts['tournaments'] }) {
  const { found, again } = useTournaments()
  return (
    <div className="frame-width">
      <header className="page-head">
        <h1>{texts.heading}</h1>
        <p className="page-lead">{texts.lead}</p>
      </header>
      {found === null ? (
        <div role="status" aria-busy="true" aria-label={texts.loading}>
          <Bone />
        </div>
      ) : null}
      {found === 'failed' ? (
        <State title={texts.failedText} text="" picture={<Trophy size={56} />}>
          <Button onClick={again}>{texts.tryAgain}</Button>
        </State>
      ) : null}
      {found !== null && typeof found === 'object' ? (
        <div className="tournaments">
          {found.length === 0 ? <p className="tournament">{texts.none}</p> : null}
          {found.map((tournament) => (
            <Tournament key={tournament.id} texts={texts} tournament={tournament} />
          ))}
        </div>
      ) : null}
    </div>
  )
}
