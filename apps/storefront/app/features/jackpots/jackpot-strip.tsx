import { useId } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../shell/house/house.tsx'
import { agoOf } from '../../shell/language/ago.ts'
import { fill } from '../../shell/language/say.ts'
import { type Packed, useUnpacked } from '../../shell/waking/packed.ts'
import { MustHitBar } from './must-hit-bar.tsx'
import type { ShownJackpots, ShownMeter } from './shown-jackpots.ts'
import { useCounted } from './use-counted.ts'
import { useMeters } from './use-meters.ts'

/** So many meters, the largest; a page of their own has all. */
const shown = 4

/** The largest jackpots with their counting amounts, and who won last. */
export function JackpotStrip({ jackpots: packed }: { jackpots: Packed<ShownJackpots | null> }) {
  const jackpots = useUnpacked(packed)
  return jackpots === null ? null : <Strip jackpots={jackpots} />
}

function Strip({ jackpots: { texts, meters: first, wins } }: { jackpots: ShownJackpots }) {
  const id = useId()
  const { path } = useWriting()
  const meters = useMeters(first)
  return (
    <section className="jackpot-strip" aria-labelledby={id}>
      <div className="jackpot-strip-head">
        <h2 id={id} className="home-row-title">
          {texts.strip}
        </h2>
        <Link to={path('/progressive-games')}>{texts.all}</Link>
      </div>
      <ul className="jackpot-strip-row">
        {meters.slice(0, shown).map((meter) => (
          <Meter key={meter.meter} meter={meter} texts={texts} />
        ))}
      </ul>
      <LastWin wins={wins} texts={texts} />
    </section>
  )
}

type Words = Pick<ShownJackpots, 'texts'>

function Meter({ meter, texts }: Words & { readonly meter: ShownMeter }) {
  const { money, path } = useWriting()
  const { currency, amount, ceiling, won, games } = meter
  const counted = useCounted(amount)
  const [game] = games
  if (!game) return null
  return (
    <li>
      <a className="jackpot-card" href={path(`/${game.uri}`)}>
        <strong>{game.name}</strong>
        <span className="jackpot-card-name">{meter.jackpot}</span>
        <span className="jackpot-card-amount amount">{money(counted, currency)}</span>
        {won === 'byMeter' ? <MustHitBar {...meter} amount={counted} /> : null}
        <span className="jackpot-card-way">
          {won === 'byMeter'
            ? fill(texts.mustHit, { ceiling: money(ceiling, currency) })
            : won === 'byHand'
              ? texts.byHand
              : texts.drawn}
        </span>
      </a>
    </li>
  )
}

function LastWin({ wins: [last], texts }: Words & Pick<ShownJackpots, 'wins'>) {
  const { money } = useWriting()
  const { language, madeAt } = useHouse()
  if (!last) return null
  const { login, amount, currency, game, at } = last
  return (
    <p className="jackpot-strip-last">
      {fill(game ? texts.lastWin : texts.lastWinGone, {
        login: login || texts.hidden,
        amount: money(amount, currency),
        game: game?.name ?? '',
        ago: agoOf(at, madeAt, language),
      })}
    </p>
  )
}
