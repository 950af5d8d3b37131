import type { Certificate } from '@fairhouse/contract/entities/certificate'
import type { FigureVoice } from '../../certified-cards.ts'
import type { RuleCard } from '../../rule-card.ts'
import { roundsOf } from '../../rounds-of.ts'
import type { InstantWords } from './words/en.ts'

/** What every certified bet returns; the headline has the figures of the whole certificate. */
export function certifiedBets(
  certificate: Certificate,
  voice: FigureVoice,
  words: InstantWords,
  times: (hundredths: number) => string,
): readonly RuleCard[] {
  const { modes, uri } = certificate
  const named = modes.flatMap((mode) => {
    const name = nameOf(mode.name, words, times)
    return name === null ? [] : [{ ...mode, title: name }]
  })
  const headline = words.headline[uri]
  if (headline === undefined || named.length === 0) return []
  return [
    {
      symbol: null,
      title: words.certified.title,
      sentences: [words.certified.each(headline)],
      rows: [{ ...certificate, title: headline }, ...named].map(
        ({ title, rtp, hitFrequency, topPrize }) => [
          title,
          words.certified.figures(
            voice.percent(rtp.ratio),
            roundsOf(1 / hitFrequency, voice.language),
            times(Math.round(topPrize.x * 100)),
          ),
        ],
      ),
      more: [],
    },
  ]
}

/** A certified bet in words; null for one of another game. */
function nameOf(
  name: string,
  words: InstantWords,
  times: (hundredths: number) => string,
): string | null {
  const [, kind = '', digits = ''] = /^([a-z]+)(\d*)$/.exec(name) ?? []
  const named = words.certified.bets[kind]
  if (named !== undefined) return named
  if (kind === 'target') return words.certified.target(times(Number(digits)))
  if (kind === 'mines') return words.certified.mines(Number(digits))
  const risk = words.risks[kind]
  if (risk === undefined) return null
  return digits === '' ? risk : `${risk}, ${words.table.rows(Number(digits))}`
}
