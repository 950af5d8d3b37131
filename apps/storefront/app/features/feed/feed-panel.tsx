import type { RoundSummary } from '@fairhouse/contract/calls/play'
import type { FeedBet } from '@fairhouse/contract/entities/feed'
import { Button } from '@fairhouse/ui/button'
import { Chip } from '@fairhouse/ui/chip'
import { Pause, Play } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { useWriting } from '../../shell/house/house.tsx'
import { useStatus } from '../../shell/session/client-context.tsx'
import type { Texts } from '../../shell/texts/texts.ts'
import { FeedTable, type FeedRow } from './feed-table.tsx'
import { useFeed } from './use-feed.ts'
import { useOwnBets } from './use-own-bets.ts'

const kinds = ['newest', 'mine', 'high', 'lucky'] as const
type Kind = (typeof kinds)[number]

/** Bets of everybody as they are settled, one's own, the largest and the luckiest. The list can be stopped, and never changes its height. */
export function FeedPanel({ texts }: { texts: Texts['feed'] }) {
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const [kind, setKind] = useState<Kind>('newest')
  const [paused, setPaused] = useState(false)
  const [held, setHeld] = useState(false)
  const lists = useFeed(box, paused || held)
  return (
    <section ref={box} className="feed" aria-labelledby={id}>
      <div className="feed-head">
        <h2 id={id} className="feed-title">
          {texts.heading}
        </h2>
        <button
          type="button"
          className="feed-pause"
          aria-pressed={paused}
          onClick={() => setPaused(!paused)}
        >
          {paused ? <Play aria-hidden="true" size={16} /> : <Pause aria-hidden="true" size={16} />}
          {paused ? texts.resume : texts.pause}
        </button>
      </div>
      <div className="feed-kinds" role="radiogroup" aria-label={texts.which}>
        {kinds.map((one) => (
          <Chip
            key={one}
            name={`feed ${id}`}
            value={one}
            checked={kind === one}
            alone
            change={() => setKind(one)}
          >
            {texts.kinds[one]}
          </Chip>
        ))}
      </div>
      <p className="feed-means">{texts.means[kind]}</p>
      {/* What one reads, or is about to press, stays where it is. */}
      <div
        className="feed-rows"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {kind === 'mine' ? (
          <OwnTable texts={texts} />
        ) : (
          <FeedTable
            texts={texts}
            caption={texts.kinds[kind]}
            rows={lists?.[kind].map(rowOf) ?? null}
            none={texts.none[kind]}
            isOwn={false}
          />
        )}
      </div>
    </section>
  )
}

function OwnTable({ texts }: { texts: Texts['feed'] }) {
  const { isLogged } = useStatus()
  const { rounds, again } = useOwnBets(isLogged)
  if (!isLogged) return <SignIn texts={texts} />
  if (rounds === 'failed') return <NotLoaded texts={texts} again={again} />
  return (
    <FeedTable
      texts={texts}
      caption={texts.kinds.mine}
      rows={rounds?.map(ownRow) ?? null}
      none={texts.none.mine}
      isOwn
    />
  )
}

function NotLoaded({ texts, again }: { texts: Texts['feed']; again: () => void }) {
  return (
    <div className="feed-none" role="alert">
      <p>{texts.failed}</p>
      <Button size="small" onClick={again}>
        {texts.again}
      </Button>
    </div>
  )
}

function SignIn({ texts }: { texts: Texts['feed'] }) {
  const { path } = useWriting()
  return (
    <p className="feed-none">
      <Link to={path('/login')}>{texts.signIn}</Link>
    </p>
  )
}

const rowOf = ({ game, ...bet }: FeedBet): FeedRow => ({ ...bet, ...game })

const ownRow = (round: RoundSummary): FeedRow => ({
  ...round,
  key: round.id,
  login: null,
  art: null,
})
