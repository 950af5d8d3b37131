import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleCard } from '../../rule-card.ts'
import type { CardsRuleWords } from './words/en.ts'

/** What each bet on a table returns, where more than one was certified. */
export function certifiedBets(
  { modes }: Certificate,
  voice: FigureVoice,
  { certified, places }: CardsRuleWords,
): readonly RuleCard[] {
  if (modes.length === 0) return []
  return [
    {
      symbol: null,
      title: certified.title,
      sentences: [certified.each],
      rows: modes.map(({ name, rtp }) => [places[name] ?? name, voice.percent(rtp.ratio)]),
      more: [],
    },
  ]
}
