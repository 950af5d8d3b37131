import type { PageContext } from '@fairhouse/contract/page-context'
import type { Language } from '../../shell/texts/languages.ts'
import { texts } from '../../shell/texts/texts.server.ts'
import type { Place, ShownJackpots } from './shown-jackpots.ts'

/** Wins that a page about jackpots tells. */
const winsShown = 10

type Asked = Pick<PageContext, 'jackpots' | 'catalogue' | 'userStatus'>

/**
 * What a page tells of progressive jackpots in the currency of whoever asks; a visitor sees those of play credits.
 * @param about the game that the page is about, null: all games; and how many wins it tells.
 * @returns null when there are none.
 */
export async function readJackpots(
  { jackpots, catalogue, userStatus }: Asked,
  language: Language,
  { uri = null, wins: limit = winsShown }: { uri?: string | null; wins?: number } = {},
): Promise<ShownJackpots | null> {
  const isCash = userStatus.isLogged && userStatus.currency === 'USD'
  const told = await jackpots({ currency: isCash ? 'USD' : 'CREDIT', limit })
  const place = (of: string): Place | null => {
    const game = catalogue.find(of)
    return game ? { uri: game.uri, name: game.name } : null
  }
  const meters = told.meters
    .map((meter) => ({ ...meter, games: meter.games.flatMap((of) => place(of) ?? []) }))
    .filter(({ games }) => games.some((game) => uri === null || game.uri === uri))
    .toSorted((left, right) => right.amount - left.amount)
  if (meters.length === 0) return null
  const wins = told.wins
    .filter(({ meter }) => meters.some((shown) => shown.meter === meter))
    .map((win) => ({ ...win, game: place(win.uri) }))
  return { texts: texts[language].jackpots, meters, wins }
}
