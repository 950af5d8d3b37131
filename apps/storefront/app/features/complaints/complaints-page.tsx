import { openComplaintsAtMost } from '@fairhouse/contract/complaint-choices'
import { Bone } from '@fairhouse/ui/state'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { LoadAgain } from '../../shell/player-page/load-again.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { OneComplaint } from './one-complaint.tsx'
import { type ComplaintsAtHand, useComplaints } from './use-complaints.ts'
import './complaints.css'

type Words = Texts['complaints']

/** What the player complained about, what became of it, and a form for something new. */
export function ComplaintsPage({ texts }: { texts: Words }) {
  return (
    <PlayerPage
      heading={texts.heading}
      lead={texts.lead}
      texts={texts}
      path="/complaints"
      className="complaints"
    >
      {() => <Complaints texts={texts} />}
    </PlayerPage>
  )
}

function Complaints({ texts }: { texts: Words }) {
  const found = useComplaints()
  switch (found.stage) {
    case 'loading':
      return (
        <div className="complaints-bones" aria-busy="true" role="status" aria-label={texts.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'failed':
      return <LoadAgain texts={texts} sentence={found.sentence} again={found.again} />
    case 'loaded':
      return <AtHand texts={texts} at={found} />
  }
}

function AtHand({ texts, at }: { texts: Words; at: ComplaintsAtHand }) {
  const { path } = useWriting()
  const waiting = at.complaints.filter(({ dueAt }) => dueAt !== null).length
  return (
    <>
      <section className="complaints-part" aria-label={texts.newHeading}>
        <p>
          <Link to={path('/support')}>{texts.toSupport}</Link>
        </p>
        <h2>{texts.newHeading}</h2>
        {waiting < openComplaintsAtMost ? (
          <ComplaintForm texts={texts} at={at} />
        ) : (
          <p>{texts.full}</p>
        )}
      </section>
      <section className="complaints-part" aria-label={texts.yours}>
        <h2>{texts.yours}</h2>
        {at.complaints.length === 0 ? <p className="complaints-quiet">{texts.none}</p> : null}
        {at.complaints.map((one) => (
          <OneComplaint key={one.number} texts={texts} complaint={one} at={at} />
        ))}
      </section>
    </>
  )
}
