import type { StaffOffer } from '@fairhouse/contract/backoffice/promotions'
import { formatMoney } from '@fairhouse/money'
import { wholeNumber } from '../parts/values.tsx'
import { promotions as texts } from '../texts/promotions.ts'

const usd = (units: number): string => formatMoney(units, 'USD')

/** What an offer gives and asks for, in short. */
export function OfferTerms({ offer: { terms, uses, player, segment } }: { offer: StaffOffer }) {
  return (
    <>
      {rewardOf(terms)}
      <br />
      <span className="quiet">{askedOf({ terms, uses, player, segment }).join(', ')}</span>
    </>
  )
}

function rewardOf({ reward }: StaffOffer['terms']): string {
  switch (reward.type) {
    case 'match':
      return `${reward.percent} % ${texts.match} ${usd(reward.most)}`
    case 'freeSpins':
      return `${reward.count} ${texts.spins} ${usd(reward.stake)}`
    case 'freeChip':
      return `${usd(reward.amount)} ${texts.chip}`
  }
}

function askedOf({
  terms: { minDeposit, times, maxCashout },
  uses,
  player,
  segment,
}: Pick<StaffOffer, 'terms' | 'uses' | 'player' | 'segment'>): string[] {
  return [
    minDeposit === null ? texts.noDeposit : `${texts.deposit} ${usd(minDeposit)}`,
    `${texts.wagered} ${times} ${texts.times}`,
    ...(maxCashout === null ? [] : [`${texts.cap} ${usd(maxCashout)}`]),
    ...(uses?.most ? [`${wholeNumber(uses.used)} / ${wholeNumber(uses.most)} ${texts.uses}`] : []),
    ...(player === null ? [] : [`${texts.onlyFor} ${player}`]),
    ...(segment === null ? [] : [texts.onlySegment]),
  ]
}
