import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import { buttonClass } from '@fairhouse/ui/button'
import { State } from '@fairhouse/ui/state'
import { Link2Off } from 'lucide-react'
import { Link } from 'react-router'
import { GamePicture } from '../games/game-picture.tsx'
import type { Pictured } from '../games/art.ts'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'
import { OwnRound } from './own-round.tsx'
import { RoundProof } from './round-proof.tsx'
import { RoundWatch } from './round-watch.tsx'
import './round-page.css'
import '../../shell/page/text-page.css'

interface Props {
  readonly texts: Texts['sharing']
  readonly verify: Texts['verify']
  readonly shared: SharedRound
  /** As far as it is shown; of a game that is off there may be no picture. */
  readonly game: Pictured
  /** The game can be opened. */
  readonly isOn: boolean
}

/** A round that its player shares: what it came to, its replay, and its proof, worked out in the reader's own browser. */
export function RoundPage({ texts, verify, shared, game, isOn }: Props) {
  const { path } = useWriting()
  const { login } = shared
  return (
    <article className="frame-width shared-round">
      <header className="page-head shared-round-head">
        <span className="shared-round-art">
          <GamePicture game={game} shape="tile" width={300} height={400} sizes="9rem" first />
        </span>
        <div>
          <h1>{fill(texts.roundOf, { game: game.name })}</h1>
          <p className="page-lead">{fill(texts.sharedBy, { player: login })}</p>
          <Figures texts={texts} shared={shared} />
          <div className="shared-round-ways">
            {isOn ? <RoundWatch texts={texts} shared={shared} /> : null}
            {isOn ? (
              <a className={buttonClass({})} href={path(`/games/${game.uri}`)}>
                {fill(texts.about, { game: game.name })}
              </a>
            ) : null}
          </div>
          <OwnRound texts={texts} shared={shared} />
        </div>
      </header>
      <RoundProof texts={texts} verify={verify} shared={shared} />
    </article>
  )
}

function Figures({ texts, shared: { summary } }: Pick<Props, 'texts' | 'shared'>) {
  const { language } = useHouse()
  const { money, number } = useWriting()
  const { stake, payout, currency, at } = summary
  const when = new Intl.DateTimeFormat(language, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return (
    <dl className="shared-round-figures">
      <div>
        <dt>{texts.stake}</dt>
        <dd className="amount">{money(stake, currency)}</dd>
      </div>
      <div>
        <dt>{texts.win}</dt>
        <dd className={`amount ${payout > stake ? 'shared-round-gain' : ''}`}>
          {money(payout, currency)}
        </dd>
      </div>
      <div>
        <dt>{texts.times}</dt>
        <dd className="amount">{number(payout / stake, 2)}×</dd>
      </div>
      <div>
        <dt>{texts.when}</dt>
        <dd>
          <time dateTime={at}>{when.format(new Date(at))} UTC</time>
        </dd>
      </div>
    </dl>
  )
}

/** Where no round is shared, or none any more. */
export function NoRoundPage({ texts }: Pick<Props, 'texts'>) {
  const { path } = useWriting()
  return (
    <div className="frame-width shared-round">
      <State title={texts.goneTitle} text={texts.goneText} picture={<Link2Off size={56} />}>
        <Link className={buttonClass({ rank: 'first' })} to={path('/lobby')}>
          {texts.toGames}
        </Link>
      </State>
    </div>
  )
}
