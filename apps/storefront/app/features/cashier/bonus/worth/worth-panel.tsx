import type { OfferShown } from '@fairhouse/contract/entities/bonus'
import { Field } from '@fairhouse/ui/field'
import { useEffect, useState } from 'react'
import { useWriting } from '../../../../shell/house/house.tsx'
import { fill } from '../../../../shell/language/say.ts'
import type { Texts } from '../../../../shell/texts/texts.ts'
import type { BonusPlan, Worth } from './simulate.ts'
import type { WorthGame } from './worth-game.ts'
import type { Question } from './worth.worker.ts'

interface Props {
  readonly texts: Texts['cashierBonus']['worth']
  readonly offer: OfferShown
  readonly games: readonly WorthGame[]
}

/** What an offer is worth at a game of the player's choice, before it is claimed. */
export function WorthPanel({ texts, offer, games }: Props) {
  const wagered = games.filter(({ share }) => share > 0)
  const [uri, setUri] = useState(wagered[0]?.uri ?? '')
  const game = wagered.find((one) => one.uri === uri) ?? null
  const spinGame = games.find((one) => one.uri === offer.spins?.uri) ?? game
  const worth = useWorth(offer, game, spinGame)
  return (
    <div className="bonus-worth">
      <Field label={texts.game}>
        {(ties) => (
          <select
            {...ties}
            className="entry"
            value={uri}
            onChange={({ target }) => setUri(target.value)}
          >
            {wagered.map((one) => (
              <option key={one.uri} value={one.uri}>
                {one.name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <div role="status" aria-busy={worth === null}>
        {worth === null ? (
          <p className="bonus-quiet">{texts.working}</p>
        ) : (
          <Told texts={texts} worth={worth} />
        )}
      </div>
    </div>
  )
}

function Told({ texts, worth }: { texts: Props['texts']; worth: Worth }) {
  const { money, percent, number } = useWriting()
  const usd = (cents: number): string =>
    `${cents < 0 ? '−' : ''}${money(Math.abs(Math.round(cents)), 'USD')}`
  const rows = [
    [texts.value, usd(worth.value)],
    [texts.spread, `${usd(worth.low)} – ${usd(worth.high)}`],
    [texts.completes, percent(worth.completes, 1)],
    [texts.cost, usd(worth.cost)],
  ] as const
  return (
    <>
      <dl className="bonus-rows">
        {rows.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="amount">{words}</dd>
          </div>
        ))}
      </dl>
      <p className="bonus-quiet">{fill(texts.note, { runs: number(worth.runs, 0) })}</p>
    </>
  )
}

/** Null while the worker plays. */
function useWorth(
  offer: OfferShown,
  game: WorthGame | null,
  spinGame: WorthGame | null,
): Worth | null {
  const [known, setKnown] = useState<{ readonly uri: string; readonly worth: Worth } | null>(null)
  useEffect(() => {
    if (game === null || spinGame === null) return undefined
    const worker = new Worker(new URL('./worth.worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('message', ({ data: worth }: MessageEvent<Worth>) =>
      setKnown({ uri: game.uri, worth }),
    )
    const question: Question = {
      plan: planOf(offer, game),
      round: game.round,
      spinRound: spinGame.round,
    }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker hears only who started it
    worker.postMessage(question)
    return () => worker.terminate()
  }, [offer, game, spinGame])
  return known?.uri === game?.uri ? (known?.worth ?? null) : null
}

/** The most that an offer gives, with the deposit that brings it. */
const planOf = (offer: OfferShown, { share }: WorthGame): BonusPlan => ({
  own: offer.percent === null ? 0 : Math.ceil((offer.most * 100) / offer.percent),
  bonus: offer.most,
  spins: offer.spins,
  times: offer.wagering,
  share,
  maxCashout: offer.maxCashout,
})
