import type { OfferShown } from '@fairhouse/contract/entities/bonus'
import { Button } from '@fairhouse/ui/button'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import type { Texts } from '../../../shell/texts/texts.ts'
import { later } from '../../../shell/waking/later.ts'
import { getWords, standWords } from './offer-words.ts'
import type { BonusesAtHand } from './use-bonuses.ts'
import type { WorthGame } from './worth/worth-game.ts'

interface Props {
  readonly texts: Texts['cashierBonus']
  readonly at: BonusesAtHand
  /** At which its worth can be looked at; left out, it cannot. */
  readonly games?: readonly WorthGame[]
}

const WorthPanel = later(async () => (await import('./worth/worth-panel.tsx')).WorthPanel)

/** Every offer as it stands for this player, those that can be had first. */
export function Offers({ texts, at, games = [] }: Props) {
  const sorted = at.offers.toSorted((one, other) => rank(one) - rank(other))
  if (sorted.length === 0) return null
  return (
    <section className="bonus-part" aria-labelledby="bonus-offers">
      <h2 id="bonus-offers">{texts.offers}</h2>
      <ul className="bonus-list">
        {sorted.map((offer) => (
          <Offer key={offer.code} texts={texts} offer={offer} at={at} games={games} />
        ))}
      </ul>
    </section>
  )
}

const rank = ({ state }: OfferShown): number => (state === 'open' ? 0 : state === 'closed' ? 1 : 2)

/** One offer, claimed where it stands. */
export function Offer({ texts, offer, at, games = [] }: Props & { readonly offer: OfferShown }) {
  const writing = useWriting()
  const { language } = useHouse()
  const [no, setNo] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const claim = async (): Promise<void> => {
    setBusy(true)
    setNo(await at.claim(offer.code))
    setBusy(false)
  }
  const stands = standWords(offer, texts, language)
  return (
    <li className={offer.state === 'open' ? 'bonus-card' : 'bonus-card bonus-closed'}>
      <h3>{offer.name}</h3>
      <p>{getWords(offer, texts, writing)}</p>
      {stands === null ? null : <p className="bonus-quiet">{stands}</p>}
      <p role="alert" className="bonus-no">
        {no ?? ''}
      </p>
      <div className="bonus-doing">
        {offer.state === 'open' && (
          <Button
            rank="first"
            busy={busy}
            aria-label={`${texts.claim}: ${offer.name}`}
            onClick={() => void claim()}
          >
            {texts.claim}
          </Button>
        )}
        {offer.promotion === null ? null : (
          <Link
            to={writing.path(`/promotions/${offer.promotion}`)}
            aria-label={`${texts.terms}: ${offer.name}`}
          >
            {texts.terms}
          </Link>
        )}
      </div>
      {games.length > 0 ? <Priced texts={texts} offer={offer} games={games} /> : null}
    </li>
  )
}

/** What it is worth is worked out when somebody wants to know. */
function Priced({
  texts,
  offer,
  games,
}: Omit<Required<Props>, 'at'> & { readonly offer: OfferShown }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className="bonus-ledger" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{texts.worth.title}</summary>
      {isOpen ? (
        <Suspense fallback={<p className="bonus-quiet">{texts.worth.working}</p>}>
          <WorthPanel texts={texts.worth} offer={offer} games={games} />
        </Suspense>
      ) : null}
    </details>
  )
}
