import type { MissionShown, MissionsShown } from '@fairhouse/contract/entities/mission'
import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { type RefObject, useRef, useState } from 'react'
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
  const { number } = useWriting()
  const written = useReward(texts, shown.asset)
  const wordsOf = ({ name, goal }: MissionShown): string =>
    fill(texts.names[name], { goal: number(goal) })
  const [gave, setGave] = useState({ times: 0, sentence: '' })
  const [left, today] = [useHeading(), useHeading()]
  const collect = async (mission: MissionShown, card: Heading): Promise<void> => {
    if (!(await at.collect(mission))) return
    const sentence = fill(texts.gave, {
      mission: wordsOf(mission),
      amount: written(mission.reward),
    })
    setGave(({ times }) => ({ times: times + 1, sentence }))
    // The button is there no more, nor is the card of yesterday.
    const isOfToday = mission.day === shown.day
    const near = isOfToday ? card : shown.left.length > 1 ? left : today
    near.current?.focus()
  }
  const listOf = (missions: readonly MissionShown[]) => (
    <ul className="missions-list">
      {missions.map((mission) => (
        <Mission
          key={`${mission.day} ${mission.name}`}
          texts={texts}
          words={wordsOf(mission)}
          mission={mission}
          amount={written(mission.reward)}
          busy={at.busy === mission}
          collect={(card) => void collect(mission, card)}
        />
      ))}
    </ul>
  )
  return (
    <>
      <p role="status" className="missions-gave">
        {/* A node of its own each time: the same sentence is heard again. */}
        <span key={gave.times}>{gave.sentence}</span>
      </p>
      {shown.left.length === 0 ? null : (
        <section>
          <h2 ref={left} tabIndex={-1}>
            {texts.left}
          </h2>
          {listOf(shown.left)}
        </section>
      )}
      <section>
        <h2 ref={today} tabIndex={-1}>
          {texts.today}
        </h2>
        {listOf(shown.today)}
      </section>
      <p className="missions-rules">
        {texts.rules} {texts.rewards[shown.asset]}
      </p>
    </>
  )
}

/** Rewards in words: credits, or points. */
function useReward(texts: Texts['missions'], asset: MissionsShown['asset']) {
  const { money, number } = useWriting()
  return (reward: number): string =>
    asset === 'CREDIT' ? money(reward, 'CREDIT') : fill(texts.points, { points: number(reward) })
}

type Heading = RefObject<HTMLHeadingElement | null>

const useHeading = (): Heading => useRef<HTMLHeadingElement>(null)

interface MissionProps extends Words {
  readonly words: string
  readonly mission: MissionShown
  /** The reward in words. */
  readonly amount: string
  readonly busy: boolean
  /** @param card its heading, which stays when the button goes. */
  collect(card: Heading): void
}

function Mission({ texts, words, mission, amount, busy, collect }: MissionProps) {
  const { number } = useWriting()
  const heading = useHeading()
  const { goal, done, state } = mission
  return (
    <li className="mission">
      <h3 ref={heading} tabIndex={-1}>
        {words}
      </h3>
      <progress className="mission-bar" max={goal} value={done} aria-label={words} />
      <p className="mission-done">
        {fill(texts.progress, { done: number(done), goal: number(goal) })}
      </p>
      {state === 'ready' ? (
        <Button rank="first" busy={busy} onClick={() => collect(heading)}>
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
