import type { MissionShown, MissionsShown } from '@fairhouse/contract/entities/mission'
import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { useState } from 'react'
import { useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { type MissionsAtHand, useMissions } from './use-missions.ts'
import './missions.css'

interface Words {
  readonly texts: Texts['missions']
}

/** Small goals of the day, how far the player has come, and what each gives. */
export const MissionsPage = ({ texts }: Words) => (
  <PlayerPage
    heading={texts.heading}
    lead={texts.lead}
    texts={texts}
    path="/missions"
    className="missions"
  >
    {({ login }) => <ForPlayer key={login} texts={texts} />}
  </PlayerPage>
)

function ForPlayer({ texts }: Words) {
  const at = useMissions()
  const { shown } = at
  if (shown === null)
    return (
      <div role="status" aria-busy="true" aria-label={texts.loading}>
        <Bone />
        <Bone />
        <Bone />
      </div>
    )
  if (shown === 'failed')
    return (
      <div role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void at.again()}>{texts.tryAgain}</Button>
      </div>
    )
  if (shown.bar !== null) return <p>{texts.bars[shown.bar]}</p>
  return <Missions texts={texts} at={at} shown={shown} />
}

function Missions({
  texts,
  at,
  shown,
}: Words & { readonly at: MissionsAtHand; readonly shown: MissionsShown }) {
  const { money } = useWriting()
  const [gave, setGave] = useState('')
  const collect = async (mission: MissionShown): Promise<void> => {
    const isGiven = await at.collect(mission)
    if (isGiven) setGave(fill(texts.gave, { amount: money(mission.reward, 'CREDIT') }))
  }
  const listOf = (missions: readonly MissionShown[]) => (
    <ul className="missions-list">
      {missions.map((mission) => (
        <Mission
          key={`${mission.day} ${mission.name}`}
          texts={texts}
          mission={mission}
          busy={at.busy === mission}
          collect={() => void collect(mission)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <p role="status" className="missions-gave">
        {gave}
      </p>
      {shown.left.length === 0 ? null : (
        <section>
          <h2>{texts.left}</h2>
          {listOf(shown.left)}
        </section>
      )}
      <section>
        <h2>{texts.today}</h2>
        {listOf(shown.today)}
      </section>
      <p className="missions-rules">{texts.rules}</p>
    </>
  )
}

interface MissionProps extends Words {
  readonly mission: MissionShown
  readonly busy: boolean
  collect(): void
}

function Mission({ texts, mission, busy, collect }: MissionProps) {
  const { money, number } = useWriting()
  const { name, goal, done, reward, state } = mission
  const amount = money(reward, 'CREDIT')
  const words = fill(texts.names[name], { goal: number(goal) })
  return (
    <li className="mission">
      <h3>{words}</h3>
      <progress className="mission-bar" max={goal} value={done} aria-label={words} />
      <p className="mission-done">
        {fill(texts.progress, { done: number(done), goal: number(goal) })}
      </p>
      {state === 'ready' ? (
        <Button rank="first" busy={busy} onClick={collect}>
          {fill(texts.collect, { amount })}
        </Button>
      ) : (
        <p className="mission-reward">
          {fill(state === 'collected' ? texts.collected : texts.reward, { amount })}
        </p>
      )}
    </li>
  )
}
