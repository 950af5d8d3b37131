import type { PlayerStatus } from '@fairhouse/contract/entities/user-status'
import type { Protection } from '@fairhouse/contract/entities/protection'
import { limitKinds } from '@fairhouse/contract/protection-choices'
import { Bone } from '@fairhouse/ui/state'
import { spanOf } from '../../../time-limits/span-of.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { LoadAgain } from '../../shell/player-page/load-again.tsx'
import { PlayerPage } from '../../shell/player-page/player-page.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { GamesSection } from './games-section.tsx'
import { KindSection } from './kind-section.tsx'
import { PauseSection, PauseStanding } from './pause-section.tsx'
import { RealitySection } from './reality-section.tsx'
import { SelfTestLink } from './self-test-link.tsx'
import { SessionSection } from './session-section.tsx'
import { type ProtectionAtHand, useProtection } from './use-protection.ts'
import './limits.css'

type Words = Texts['limits']

/** Limits that a player sets, pauses, and a look at the clock. */
export function LimitsPage({ texts }: { texts: Words }) {
  return (
    <PlayerPage
      heading={texts.heading}
      lead={texts.lead}
      texts={texts}
      path="/limits"
      forGuests
      className="limits"
    >
      {(status) => <Limits texts={texts} status={status} />}
    </PlayerPage>
  )
}

function Limits({ texts, status }: { texts: Words; status: PlayerStatus }) {
  const found = useProtection()
  switch (found.stage) {
    case 'loading':
      return (
        <div className="limits-bones" aria-busy="true" role="status" aria-label={texts.loading}>
          <Bone />
          <Bone />
          <Bone />
        </div>
      )
    case 'failed':
      return <LoadAgain texts={texts} sentence={found.sentence} again={found.again} />
    case 'loaded':
      return <AtHand texts={texts} status={status} at={found} />
  }
}

interface AtHandProps {
  readonly texts: Words
  readonly status: PlayerStatus
  readonly at: ProtectionAtHand
}

function AtHand({ texts, status, at }: AtHandProps) {
  const { protection } = at
  const { language } = useHouse()
  const { money } = useWriting()
  const span = (minutes: number): string => spanOf(minutes, language)
  const amount = (units: number): string => money(units, status.currency)
  const kinds = limitKinds.filter((kind) => kind !== 'deposit' || status.userType === 1)
  return (
    <>
      {protection.pause ? <PauseStanding texts={texts} pause={protection.pause} /> : null}
      <Lately
        texts={texts}
        lately={protection.lately}
        isPaidIn={status.userType === 1}
        amount={amount}
        span={span}
      />
      {kinds.map((kind) => (
        <KindSection
          key={kind}
          texts={texts}
          kind={kind}
          write={kind === 'time' ? span : amount}
          at={at}
        />
      ))}
      <GamesSection texts={texts} at={at} />
      <SessionSection texts={texts} at={at} />
      <RealitySection texts={texts} at={at} />
      <PauseSection texts={texts} at={at} />
      <SelfTestLink texts={texts} />
    </>
  )
}

/** What the last 30 days came to: what a limit is chosen by. */
function Lately({
  texts,
  lately,
  isPaidIn,
  amount,
  span,
}: {
  texts: Words
  lately: Protection['lately']
  isPaidIn: boolean
  amount: (units: number) => string
  span: (minutes: number) => string
}) {
  const net = lately.won - lately.staked
  const figures = [
    [texts.staked, amount(lately.staked)],
    [texts.won, amount(lately.won)],
    [net < 0 ? texts.lost : texts.ahead, amount(Math.abs(net))],
    ...(isPaidIn ? [[texts.paidIn, amount(lately.paidIn)] as const] : []),
    [texts.played, span(lately.minutes)],
  ] as const
  return (
    <section className="limits-lately" aria-label={texts.lately}>
      <h2>{texts.lately}</h2>
      <dl>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
