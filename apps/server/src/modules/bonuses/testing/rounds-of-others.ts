import { amount, zero } from '@fairhouse/money'
import { type PlayerId, uuidV7 } from '#platform/ids'
import type { TestHouse } from '../../play/testing/test-house.ts'
import type { Message, Session } from '../../providers/wallet/message.ts'
import { createWallet } from '../../providers/wallet/wallet.ts'
import type { BonusGame } from '../needs.ts'

/** What a provider names by ids of its own. */
export interface BetOfOthers {
  readonly round: string
  readonly ref: string
}

/** Rounds in games of somebody else's, told to the house's own wallet of providers. Amounts are minor units; what is not refused is null. */
export interface RoundsOfOthers {
  bet(player: PlayerId, game: BonusGame, of: BetOfOthers, cents: number): Promise<string | null>
  win(
    player: PlayerId,
    game: BonusGame,
    of: BetOfOthers & { readonly closes: boolean },
    cents: number,
  ): Promise<string | null>
  rollBack(player: PlayerId, game: BonusGame, of: BetOfOthers): Promise<string | null>
}

export function roundsOfOthers({
  database,
  time,
  play,
}: Pick<TestHouse, 'database' | 'time' | 'play'>): RoundsOfOthers {
  const wallet = createWallet({
    database,
    clock: { now: () => time.now },
    play,
    sessionAlive: async () => true,
    changed: () => undefined,
    heard: () => undefined,
  })
  const tell = async (player: PlayerId, game: BonusGame, message: Message) => {
    const verdict = await wallet.tell(sessionOf(player, game), message)
    return verdict.type === 'refused' ? verdict.by : null
  }
  const ref = () => uuidV7(time.now)
  return {
    bet: (player, game, of, cents) =>
      tell(player, game, { kind: 'bet', ...of, closes: false, amount: amount(BigInt(cents)) }),
    win: (player, game, { round, ref: about, closes }, cents) => {
      const sum = amount(BigInt(cents))
      const won = { amount: sum, jackpot: zero, returned: zero }
      return tell(player, game, { kind: 'win', ref: ref(), round, about, closes, ...won })
    },
    rollBack: (player, game, { round, ref: about }) =>
      tell(player, game, { kind: 'rollback', ref: ref(), round, about, closes: false }),
  }
}

const endless = 4_000_000_000_000

const sessionOf = (player: PlayerId, { id: gameId, uri: gameKey }: BonusGame): Session => ({
  id: `${player}/${gameKey}`,
  connection: 'test',
  player,
  houseSession: 'session',
  gameId,
  gameKey,
  provider: 5,
  currency: 'USD',
  expiresAt: endless,
  ended: false,
})
