import { type WaitingQueue, waitingAtMost } from '@fairhouse/contract/backoffice/waiting'
import { Link } from 'react-router'
import { Adjustments } from '../adjustments/adjustments.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/table.tsx'
import { home } from '../texts/texts.ts'
import { useCall } from '../use-call.ts'
import { useMay } from './sitting.tsx'

/** Where one arrives: how to find somebody, and what waits for people. */
export function Home() {
  const may = useMay()
  return (
    <>
      <h1>{home.title}</h1>
      {may('readPlayers') ? <p className="lead">{home.text}</p> : null}
      <Waiting />
      {may('adjustMoney') ? (
        <Panel title={home.adjustments}>
          <Adjustments player={null} onlyWaiting />
        </Panel>
      ) : null}
    </>
  )
}

const placeOf: Readonly<Record<WaitingQueue, string>> = {
  withdrawals: '/payments',
  addresses: '/addresses',
  flags: '/flags',
  identity: '/identity',
  complaints: '/complaints',
  tickets: '/tickets',
  adjustments: '/adjustments',
  meterMoves: '/jackpots',
  content: '/content',
}

/** What waits in the queues that the role decides. */
function Waiting() {
  const { state } = useCall('waiting', {})
  return (
    <Panel title={home.waiting}>
      <Loaded state={state}>
        {({ queues }) => {
          const some = queues.filter(({ count }) => count > 0)
          if (some.length === 0) return <p className="quiet">{home.nothingWaits}</p>
          return (
            <ul>
              {some.map(({ queue, count }) => (
                <li key={queue}>
                  <Link to={placeOf[queue]}>{home.queues[queue]}</Link>{' '}
                  <strong>{count === waitingAtMost ? home.orMore(count) : count}</strong>
                </li>
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Panel>
  )
}
