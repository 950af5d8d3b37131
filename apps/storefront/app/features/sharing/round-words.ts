import type { SharedRound } from '@fairhouse/contract/entities/shared-round'
import { writingOf } from '../../shell/house/house.tsx'
import type { Language } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** Title and description of a shared round, as the page has them and as previews of a link show them. `{brand}` stays. */
export function roundWords(
  texts: Texts['sharing'],
  { login, summary }: Pick<SharedRound, 'login' | 'summary'>,
  { language, game }: { readonly language: Language; readonly game: string },
): { readonly title: string; readonly description: string } {
  const { money, number } = writingOf(language)
  const { stake, payout, currency } = summary
  const values = {
    player: login,
    game,
    stake: money(stake, currency),
    win: money(payout, currency),
    times: number(payout / stake, 2),
    brand: '{brand}',
  }
  return {
    title: fill(payout > stake ? texts.titleWon : texts.titlePlayed, values),
    description: fill(texts.description, values),
  }
}
