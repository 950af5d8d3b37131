import { bonusStates } from '@fairhouse/contract/entities/bonus-words'
import type { GrantShown, OfferShown } from '@fairhouse/contract/entities/bonus'
import { Link } from 'react-router'
import { useHouse, useWriting } from '../../../shell/house/house.tsx'
import { fill } from '../../../shell/language/say.ts'
import { dayAndTime, nameOf } from '../bonus/grant-words.ts'
import { getWords } from '../bonus/offer-words.ts'
import type { BonusesAtHand } from '../bonus/use-bonuses.ts'
import type { DepositTexts } from './deposit-texts.ts'
import './waiting-bonus.css'

interface Props {
  readonly texts: Pick<DepositTexts, 'deposit' | 'bonus'>
  readonly grant: GrantShown
  /** What it was claimed from; undefined where it is on offer no longer. */
  readonly offer: OfferShown | undefined
}

/** A bonus that waits for a deposit: what it brings, from which amount on and until when. */
export function WaitingBonus({ texts: { deposit, bonus }, grant, offer }: Props) {
  const writing = useWriting()
  const { language } = useHouse()
  const { money, path } = writing
  const { depositBy, minDepositAmount, promotion } = grant
  const name = nameOf(grant, bonus)
  return (
    <>
      <h3 className="waiting-bonus-name">{name}</h3>
      {offer ? <p>{getWords(offer, bonus, writing)}</p> : null}
      {depositBy === null || minDepositAmount === null ? null : (
        <p>
          {fill(bonus.depositBy, {
            amount: money(minDepositAmount, 'USD'),
            date: dayAndTime(depositBy, language),
          })}
        </p>
      )}
      <p className="waiting-bonus-ways">
        {promotion === null ? null : (
          <Link to={path(`/promotions/${promotion}`)} aria-label={`${bonus.terms}: ${name}`}>
            {bonus.terms}
          </Link>
        )}
        <Link to={path('/cashier/bonus')} aria-label={`${deposit.change}: ${name}`}>
          {deposit.change}
        </Link>
      </p>
    </>
  )
}

/** The bonus that the next deposit will bring, with the offer it was claimed from; null when none waits. */
export function waitingIn({
  grants,
  offers,
}: Pick<BonusesAtHand, 'grants' | 'offers'>): Pick<Props, 'grant' | 'offer'> | null {
  const grant = grants.find(({ bonusState }) => bonusState === bonusStates.offered)
  return grant ? { grant, offer: offers.find(({ code }) => code === grant.bonusCode) } : null
}
