import type { TowerShown } from '@fairhouse/contract/entities/promo'
import { turnoverPerToken } from '@fairhouse/contract/loyalty-rules'
import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { fill } from '../../shell/language/say.ts'
import { useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { Kept, SeedField } from './fair-promo.tsx'
import { Odds } from './odds.tsx'
import { PastPlays } from './past-plays.tsx'
import { Prize } from './prize-won.tsx'
import { SignInToPlay } from './sign-in-to-play.tsx'
import { Tower, useClimbed } from './tower.tsx'
import { type TowerAtHand, useTower } from './use-tower.ts'
import '../../shell/page/text-page.css'
import './promos.css'

interface TextsProp {
  readonly texts: Texts['promos']
}

/** The tower that is climbed with jackpot tokens. */
export function TokenClimbPage({ texts }: TextsProp) {
  const status = useStatus()
  return (
    <div className="frame-width promo">
      <header className="page-head">
        <h1>{texts.tokenClimb.heading}</h1>
        <p className="page-lead">{texts.tokenClimb.lead}</p>
      </header>
      {hasAccount(status) ? (
        // Whoever signs in or out begins anew.
        <ForPlayer key={status.login} texts={texts} />
      ) : (
        <div className="promo-body">
          <div className="promo-game">
            <Tower texts={texts} floor={null} />
            <SignInToPlay texts={texts} to="/token-climb" />
          </div>
          <Odds texts={texts} name="tokenTower" currency="USD" />
        </div>
      )}
    </div>
  )
}

function ForPlayer({ texts }: TextsProp) {
  const at = useTower()
  const { shown } = at
  if (shown === null)
    return (
      <div className="promo-body" role="status" aria-busy="true" aria-label={texts.loading}>
        <Bone />
        <Bone />
      </div>
    )
  if (shown === 'failed')
    return (
      <div className="promo-body" role="alert">
        <p>{texts.failed}</p>
        <Button onClick={() => void at.again()}>{texts.tryAgain}</Button>
      </div>
    )
  return <OwnTower texts={texts} at={at} shown={shown} />
}

function OwnTower({
  texts,
  at,
  shown,
}: TextsProp & { readonly at: TowerAtHand; readonly shown: TowerShown }) {
  const [seed, setSeed] = useState(requestKey)
  const { serverSeedHash, past } = shown
  return (
    <>
      <div className="promo-body">
        <Climbing texts={texts} at={at} shown={shown} seed={seed} />
        <Odds texts={texts} name="tokenTower" currency="USD" />
      </div>
      {serverSeedHash === null ? null : (
        <section className="promo-fair" aria-labelledby="promo-fair">
          <h2 id="promo-fair">{texts.fair.heading}</h2>
          <p>{texts.fair.before}</p>
          <Kept words={texts.fair.hash} text={serverSeedHash} />
          <SeedField texts={texts} seed={seed} onSeed={setSeed} />
        </section>
      )}
      <PastPlays texts={texts} name="tokenTower" past={past} currency="USD" />
    </>
  )
}

/** The climb that was made last on this page; null: none was. */
function newestClimb(past: TowerShown['past'], climbs: number) {
  const [play] = past
  const floor = play?.outcome[0]
  return climbs === 0 || play === undefined || floor === undefined
    ? null
    : { floor, prize: play.prize }
}

/** The tower, the newest climb of this page, and the button for the next. */
function Climbing({
  texts,
  at: { busy, climbs, climb },
  shown,
  seed,
}: TextsProp & {
  readonly at: TowerAtHand
  readonly shown: TowerShown
  readonly seed: string
}) {
  const { number } = useWriting()
  const { tokens, serverSeedHash, past } = shown
  const newest = newestClimb(past, climbs)
  const floor = newest?.floor ?? null
  const isUp = useClimbed(floor, climbs)
  const mayClimb = serverSeedHash !== null && tokens > 0 && isUp && seed.trim() !== ''
  return (
    <div className="promo-game">
      <Tower key={climbs} texts={texts} floor={floor} />
      <dl className="tower-tokens">
        <dt>{texts.tokenClimb.tokens}</dt>
        <dd className="amount">{number(tokens)}</dd>
      </dl>
      {tokens > 0 && serverSeedHash !== null ? (
        <Button rank="first" size="large" busy={busy || !mayClimb} onClick={() => void climb(seed)}>
          {texts.tokenClimb.play}
        </Button>
      ) : null}
      <WhyNot texts={texts} shown={shown} />
      <div className="promo-below" role="status">
        {newest !== null && isUp ? (
          <div className="promo-won">
            <p>{fill(texts.tokenClimb.came, { number: newest.floor })}</p>
            <Prize texts={texts} prize={newest.prize} currency="USD" />
          </div>
        ) : null}
      </div>
    </div>
  )
}

function WhyNot({
  texts,
  shown: { bar, tokens },
}: TextsProp & { readonly shown: Pick<TowerShown, 'bar' | 'tokens'> }) {
  const { money } = useWriting()
  if (bar === 'playMoney') return <p>{texts.tokenClimb.playMoney}</p>
  if (bar !== null) return <p>{texts.bars[bar]}</p>
  if (tokens > 0) return null
  return <p>{fill(texts.tokenClimb.noTokens, { each: money(turnoverPerToken, 'USD') })}</p>
}
