import type { MeterAmount } from '@fairhouse/contract/topics/jackpots'
import type { Answer, Reply } from '../../asking/ask.ts'

type Game = Pick<Reply<'openGame'>['game'], 'certificate' | 'currency'>

/** What the progressive jackpots of a game show now. */
export interface LiveJackpots {
  /** Minor units, by the names that the game calls them. */
  amounts(): ReadonlyMap<string, number>
  /** The house told what meters show; those of other games and currencies are passed over. */
  heard(meters: readonly MeterAmount[]): void
  /** @param tell hears of every change. */
  watch(tell: () => void): void
}

/**
 * Follows the meters of a game, in the currency that is played; null for a game that has none.
 * @param ask what they show to begin with. Without an answer nothing is shown until the house tells of them by itself.
 */
export function liveJackpots(
  { certificate: { jackpots }, currency }: Game,
  ask: (currency: Game['currency']) => Promise<Answer<'jackpots'>>,
): LiveJackpots | null {
  if (jackpots === undefined) return null
  const names = new Map(jackpots.each.map(({ terms }) => [terms.meter, terms.name]))
  let amounts: ReadonlyMap<string, number> = new Map()
  const watching: (() => void)[] = []
  const heard = (meters: readonly Omit<MeterAmount, 'run'>[]): void => {
    const own = meters.flatMap((one): [string, number][] => {
      const name = names.get(one.meter)
      return name === undefined || one.currency !== currency ? [] : [[name, one.amount]]
    })
    if (own.length === 0) return
    amounts = new Map([...amounts, ...own])
    for (const tell of watching) tell()
  }
  const begin = async (): Promise<void> => {
    const answer = await ask(currency)
    if (!answer.ok) return
    // What the house told meanwhile is newer; it tells of those meters that moved, and the others are known from here alone.
    heard(answer.reply.meters.filter(({ meter }) => !amounts.has(names.get(meter) ?? '')))
  }
  void begin()
  return { amounts: () => amounts, heard, watch: (tell) => void watching.push(tell) }
}
