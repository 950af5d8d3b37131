import type { PromoShown } from '@fairhouse/contract/entities/promo'
import type { PromoName } from '@fairhouse/contract/promo-rules'
import { Button } from '@fairhouse/ui/button'
import { Bone } from '@fairhouse/ui/state'
import { type ComponentType, useState } from 'react'
import { requestKey } from '../../../asking/request-key.ts'
import { useStatus } from '../../shell/session/client-context.tsx'
import { hasAccount } from '../../shell/session/has-account.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { FairPromo } from './fair-promo.tsx'
import { Odds } from './odds.tsx'
import { PastPlays } from './past-plays.tsx'
import { SignInToPlay } from './sign-in-to-play.tsx'
import { type PromoAtHand, usePromo } from './use-promo.ts'
import '../../shell/page/text-page.css'
import './promos.css'

interface Props {
  readonly texts: Texts['promos']
  readonly name: Exclude<PromoName, 'tokenTower'>
  readonly Game: ComponentType<GameProps>
}

/** What a game is drawn from; `at` is null for nobody in particular. */
export interface GameProps {
  readonly texts: Texts['promos']
  readonly at: PlayAtHand | null
}

/** A game as it is for a player. */
export interface PlayAtHand {
  readonly shown: PromoShown
  readonly busy: boolean
  /** Null: it cannot be played now. */
  readonly play: ((box: number | null) => Promise<void>) | null
}

/** A small game with its odds, its promise and what was played before. */
export function PromoPage({ texts, name, Game }: Props) {
  const status = useStatus()
  const words = texts[name]
  return (
    <div className="frame-width promo">
      <header className="page-head">
        <h1>{words.heading}</h1>
        <p className="page-lead">{words.lead}</p>
      </header>
      {hasAccount(status) ? (
        // Whoever signs in or out begins anew.
        <ForPlayer key={status.login} texts={texts} name={name} Game={Game} />
      ) : (
        <div className="promo-body">
          <div className="promo-game">
            <Game texts={texts} at={null} />
            <SignInToPlay texts={texts} to={name === 'miniSlot' ? '/mini-slot' : '/mystery'} />
          </div>
          <Odds texts={texts} name={name} currency="USD" />
        </div>
      )}
    </div>
  )
}

function ForPlayer({ texts, name, Game }: Props) {
  const at = usePromo(name)
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
  return <Played texts={texts} name={name} Game={Game} at={at} shown={shown} />
}

function Played({
  texts,
  name,
  Game,
  at,
  shown,
}: Props & { readonly at: PromoAtHand; readonly shown: PromoShown }) {
  const [seed, setSeed] = useState(requestKey)
  const { bar, play, past, currency, serverSeedHash } = shown
  const mayPlay = bar === null && play === null && serverSeedHash !== null
  const clientSeed = seed.trim() === '' ? null : seed
  return (
    <>
      <div className="promo-body">
        <div className="promo-game">
          <Game
            texts={texts}
            at={{
              shown,
              busy: at.busy,
              play: mayPlay && clientSeed ? (box) => at.play({ clientSeed, box }) : null,
            }}
          />
          {bar === null || play !== null ? null : <p className="promo-bar">{texts.bars[bar]}</p>}
        </div>
        <Odds texts={texts} name={name} currency={currency} />
      </div>
      <FairPromo texts={texts} name={name} shown={shown} seed={seed} onSeed={setSeed} />
      <PastPlays texts={texts} name={name} past={past} currency={currency} />
    </>
  )
}
