import { useState } from 'react'
import { ask } from '../ask.ts'
import { sentenceOf } from '../parts/sentence-of.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/table.tsx'
import { staff as texts } from '../texts/staff.ts'
import { useCall } from '../use-call.ts'
import { SessionsTable } from './sessions-table.tsx'

/** Where who sits here is signed in. */
export function OwnSessionsPage() {
  const { state, reload } = useCall('ownSessions', {})
  const [fault, setFault] = useState<string | null>(null)
  const end = async (session: string) => {
    const answer = await ask('endOwnSession', { session })
    setFault(answer.type === 'done' ? null : sentenceOf(answer))
    reload()
  }
  return (
    <>
      <h1>{texts.ownTitle}</h1>
      <p className="lead">{texts.ownLead}</p>
      {fault === null ? null : (
        <p className="fault" role="alert">
          {fault}
        </p>
      )}
      <Panel title={texts.sessions}>
        <Loaded state={state}>
          {({ sessions }) => (
            <SessionsTable
              name={texts.ownTitle}
              sessions={sessions}
              end={(session) => void end(session)}
            />
          )}
        </Loaded>
      </Panel>
    </>
  )
}
