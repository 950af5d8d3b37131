import { Adjustments } from '../adjustments/adjustments.tsx'
import { home } from '../texts/texts.ts'
import { Panel } from '../parts/table.tsx'
import { useMay } from './sitting.tsx'

/** Where one arrives: how to find somebody, and what waits for a second person. */
export function Home() {
  const may = useMay()
  return (
    <>
      <h1>{home.title}</h1>
      {may('readPlayers') ? <p className="lead">{home.text}</p> : null}
      {may('adjustMoney') ? (
        <Panel title={home.adjustments}>
          <Adjustments player={null} onlyWaiting />
        </Panel>
      ) : null}
    </>
  )
}
