import type { Game } from '@fairhouse/contract/entities/game'
import type { PlayRules } from '@fairhouse/contract/entities/play-rules'
import { ownStudio } from '@fairhouse/contract/entities/provider'
import { type Currency, formatMoney } from '@fairhouse/money'
import type { Language } from '../../shell/texts/languages.ts'
import { fill } from '../../shell/language/say.ts'
import type { Texts } from '../../shell/texts/texts.ts'

/** What the rules of the reader's place leave out of a game, in sentences. */
export interface RulesHere {
  readonly title: string
  readonly sentences: readonly string[]
}

/** What is read of a paytable. */
interface Told {
  readonly family: string
  readonly modes: readonly { readonly kind: string }[]
  readonly features: readonly { readonly type: string }[]
}

type AboutGame = Pick<Game, 'provider' | 'mechanics' | 'maxStake'>

interface Asked {
  readonly rules: PlayRules
  readonly language: Language
  /** What the reader bets in. */
  readonly currency: Currency
  readonly texts: Texts['gameInfo']['here']
  /** The reader is signed in, so that their place is known. */
  readonly isKnown: boolean
  /** Null for a game that tells no paytable. */
  readonly pays: { readonly paytable: Told } | null
}

/** Null where nothing of an own game is left out; other makers' games tell theirs themselves. */
export function rulesHere(game: AboutGame, asked: Asked): RulesHere | null {
  if (game.provider !== ownStudio) return null
  const { rules, texts, isKnown } = asked
  const sentences = sentencesOf(game, asked)
  if (sentences.length === 0) return null
  return {
    title: texts.title,
    sentences: isKnown || isClosed(game, rules) ? sentences : [...sentences, texts.unknown],
  }
}

const isClosed = ({ mechanics }: AboutGame, { jackpots }: PlayRules): boolean =>
  mechanics.includes('jackpot') && !jackpots

function sentencesOf(game: AboutGame, asked: Asked): string[] {
  const { rules, texts, language, currency } = asked
  if (isClosed(game, rules)) return [texts.closed]
  const without = leftOut(asked)
  const { maxStake, cycleMs } = rules
  const sentences: string[] = []
  if (without.length > 0) {
    const what = new Intl.ListFormat(language, { type: 'unit' }).format(without)
    sentences.push(fill(texts.without, { what }))
  }
  if (maxStake !== null && maxStake < game.maxStake)
    sentences.push(fill(texts.most, { amount: formatMoney(maxStake, currency, language) }))
  if (cycleMs > 0) sentences.push(fill(texts.pace, { seconds: cycleMs / 1000 }))
  return sentences
}

/** What the game has, and may not have here. */
function leftOut({ rules, texts, pays }: Asked): string[] {
  if (pays === null) return []
  const { family, modes, features } = pays.paytable
  const isSlot = family === 'slot'
  const has = {
    autoplay: isSlot,
    turbo: isSlot,
    buy: modes.some(({ kind }) => kind === 'buy'),
    gamble: features.some(({ type }) => type === 'gamble'),
    coach: !isSlot,
  }
  const things = ['autoplay', 'turbo', 'buy', 'gamble', 'coach'] as const
  return things.filter((thing) => has[thing] && !rules[thing]).map((thing) => texts.things[thing])
}
