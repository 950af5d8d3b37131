import { bonusStates, bonusTypes } from '@fairhouse/contract/entities/bonus-words'
import {
  type BonusData,
  bonusData,
  type GrantShown,
  type OfferShown,
} from '@fairhouse/contract/entities/bonus'
import { isoTime } from '#platform/iso-time'
import type { BonusNeeds } from './needs.ts'
import { type Availability, spinGame } from './offers/availability.ts'
import type { Offer } from './offers/offer.ts'
import { highestStakeOf, spinsLeft, type Standing, wonBySpins } from './standing.ts'
import { isOver, isRunning } from './states.ts'
import type { GrantGames, StoredGrant } from './store/stored-grant.ts'

/**
 * A grant as the player's status tells it, but for its games (`withGames`), which are told of the catalogue as it is. Its fields come in the order of the
 * contract, by which a stored one is read back: an answer that is repeated is equal to the byte. Pure.
 * @param openRound whether a round waits for its end that the bonus may pay: one that runs is not cancelled meanwhile.
 */
export function bonusDataOf(at: Standing, openRound: boolean): BonusData {
  const { grant, balance, wagered } = at
  const amount = grant.state === 'offered' ? (grant.most ?? grant.amount) : grant.amount
  const isSpinning = grant.state === 'freeSpins'
  return bonusData.parse({
    ...ofDeposit(grant),
    ...ofSpins(at),
    bonusAmount: amount,
    bonusBalance: balance,
    bonusCode: grant.code ?? grant.id,
    bonusState: bonusStates[grant.state],
    bonusType: bonusTypes[grant.type],
    bonusWinnings: isSpinning ? wonBySpins(at) : Math.max(0, balance - amount),
    canCancel: !isOver(grant.state) && !(openRound && isRunning(grant.state)),
    dateClaimed: isoTime(grant.claimedAt),
    expiresIn: timeOf(grant.expiresAt),
    maxCashout: grant.maxCashout,
    needToWager: isOver(grant.state) ? 0 : Math.max(0, grant.toWager - wagered),
  } satisfies BonusData)
}

/** What of a grant waits for a deposit. */
function ofDeposit(grant: StoredGrant) {
  const isOffered = grant.state === 'offered'
  return {
    canMatch: isOffered && grant.type === 'match',
    depositBy: timeOf(grant.depositBy),
    maxDepositAmount: isOffered ? mostDeposit(grant) : null,
    minDepositAmount: isOffered ? grant.minDeposit : null,
  }
}

/** What of a grant is about its free spins. */
function ofSpins(at: Standing) {
  const { grant } = at
  const spins = grant.state === 'freeSpins' ? grant.spins : null
  return {
    allowedGames: [],
    allowedGamesExpanded: spins ? [spins.gameId] : [],
    freeSpinsOnGameId: grant.spins?.gameId ?? null,
    initialRemainingFreeSpins: grant.spins?.count ?? 0,
    lockedByGameId: spins?.gameId ?? null,
    remainingFreeSpins: spins ? spinsLeft(at) : 0,
    totalWinFromFreeSpins: wonBySpins(at),
  }
}

/** With the games in which it may be played; free spins have theirs. */
export const withGames = (
  { gamesTold }: Pick<BonusNeeds, 'gamesTold'>,
  games: GrantGames,
  data: BonusData,
): BonusData => (data.lockedByGameId === null ? { ...data, ...gamesTold(games) } : data)

/** A grant in the list of a player's own. */
export const grantShownOf = (
  needs: Pick<BonusNeeds, 'gamesTold'>,
  at: Standing,
  openRound: boolean,
): GrantShown => ({
  ...withGames(needs, at.grant.games, bonusDataOf(at, openRound)),
  id: at.grant.id,
  name: at.grant.name,
  promotion: at.grant.offer?.startsWith('code:') === false ? at.grant.offer : null,
  toWager: at.grant.toWager,
  wagered: at.wagered,
  highestStake: highestStakeOf(at.grant),
  paidOut: at.grant.paidOut,
  endedAt: timeOf(at.grant.endedAt),
})

/** An offer as it stands for a player. */
export function offerShownOf(
  needs: Pick<BonusNeeds, 'ownGame' | 'gameOfTheMonth'>,
  { promotion, code, name, terms }: Offer,
  at: Availability,
): OfferShown {
  const { reward } = terms
  const game = reward.type === 'freeSpins' ? spinGame(needs, reward) : null
  return {
    promotion,
    code,
    name,
    bonusType: bonusTypes[reward.type],
    state: at.state,
    why: at.state === 'open' ? null : at.why,
    opensAt: at.state === 'open' ? null : timeOf(at.opensAt),
    closesAt: at.state === 'open' ? timeOf(at.closesAt) : null,
    percent: reward.type === 'match' ? reward.percent : null,
    most: mostOf(reward),
    minDeposit: terms.minDeposit,
    cryptoOnly: terms.cryptoOnly,
    wagering: terms.times,
    maxCashout: terms.maxCashout,
    spins:
      reward.type === 'freeSpins' && game
        ? { count: reward.count, stake: reward.stake, gameId: game.id, uri: game.uri }
        : null,
  }
}

/** The most that a reward gives, in minor units; of free spins their stakes. */
export function mostOf(reward: Offer['terms']['reward']): number {
  switch (reward.type) {
    case 'match':
      return reward.most
    case 'freeChip':
      return reward.amount
    case 'freeSpins':
      return reward.count * reward.stake
  }
}

/** A deposit above this brings no more. */
const mostDeposit = ({ most, percent }: StoredGrant): number | null =>
  most === null || percent === null ? null : Math.ceil((most * 100) / percent)

const timeOf = (ms: number | null): string | null => (ms === null ? null : isoTime(ms))
