import type { CardOrJoker } from '@fairhouse/contract/families/card'
import { type Rank, ranks, type Suit, suits } from '@fairhouse/contract/families/ranks'
import type { RuleLanguage } from '../family-rules.ts'

type NamedRank = 'T' | 'J' | 'Q' | 'K' | 'A'

/** How a language names cards. */
interface CardWords {
  readonly suits: Readonly<Record<Suit, string>>
  /** Ranks that have a name; the others are said as numbers. */
  readonly ranks: Readonly<Record<NamedRank, string>>
  /** The same of more than one. */
  readonly several: Readonly<Record<NamedRank, string>>
  readonly name: (rank: string, suit: string) => string
  readonly joker: string
}

const words: Readonly<Record<RuleLanguage, CardWords>> = {
  en: {
    suits: { c: 'clubs', d: 'diamonds', h: 'hearts', s: 'spades' },
    ranks: { T: '10', J: 'jack', Q: 'queen', K: 'king', A: 'ace' },
    several: { T: '10s', J: 'jacks', Q: 'queens', K: 'kings', A: 'aces' },
    name: (rank, suit) => `${rank} of ${suit}`,
    joker: 'joker',
  },
  de: {
    suits: { c: 'Kreuz', d: 'Karo', h: 'Herz', s: 'Pik' },
    ranks: { T: '10', J: 'Bube', Q: 'Dame', K: 'König', A: 'Ass' },
    several: { T: 'Zehnen', J: 'Buben', Q: 'Damen', K: 'Könige', A: 'Asse' },
    name: (rank, suit) => `${suit} ${rank}`,
    joker: 'Joker',
  },
  es: {
    suits: { c: 'tréboles', d: 'diamantes', h: 'corazones', s: 'picas' },
    ranks: { T: '10', J: 'jota', Q: 'reina', K: 'rey', A: 'as' },
    several: { T: 'dieces', J: 'jotas', Q: 'reinas', K: 'reyes', A: 'ases' },
    name: (rank, suit) => `${rank} de ${suit}`,
    joker: 'comodín',
  },
  pt: {
    suits: { c: 'paus', d: 'ouros', h: 'copas', s: 'espadas' },
    ranks: { T: '10', J: 'valete', Q: 'dama', K: 'rei', A: 'ás' },
    several: { T: 'dez', J: 'valetes', Q: 'damas', K: 'reis', A: 'ases' },
    name: (rank, suit) => `${rank} de ${suit}`,
    joker: 'curinga',
  },
  fr: {
    suits: { c: 'trèfle', d: 'carreau', h: 'cœur', s: 'pique' },
    ranks: { T: '10', J: 'valet', Q: 'dame', K: 'roi', A: 'as' },
    several: { T: '10', J: 'valets', Q: 'dames', K: 'rois', A: 'as' },
    name: (rank, suit) => `${rank} de ${suit}`,
    joker: 'joker',
  },
  ja: {
    suits: { c: 'クラブ', d: 'ダイヤ', h: 'ハート', s: 'スペード' },
    ranks: { T: '10', J: 'ジャック', Q: 'クイーン', K: 'キング', A: 'エース' },
    several: { T: '10', J: 'ジャック', Q: 'クイーン', K: 'キング', A: 'エース' },
    name: (rank, suit) => `${suit}の${rank}`,
    joker: 'ジョーカー',
  },
}

/** A card as it is said: `jack of spades`. */
export function cardName(card: CardOrJoker, language: RuleLanguage): string {
  if (card === 'joker') return words[language].joker
  const of = words[language]
  return of.name(rankName(rankOf(card), language), of.suits[suitOf(card)])
}

/** A rank as it is said: `jack`, `7`. */
export function rankName(rank: Rank, language: RuleLanguage): string {
  return isNamed(rank) ? words[language].ranks[rank] : rank
}

/** A rank of which there are several: `jacks`; null for a rank that no pair is paid for by itself. */
export const severalOf = (card: CardOrJoker, language: RuleLanguage): string | null => {
  if (card === 'joker') return null
  const rank = rankOf(card)
  return isNamed(rank) ? words[language].several[rank] : null
}

const isNamed = (rank: Rank): rank is NamedRank => rank in words.en.ranks

const rankOf = (card: CardOrJoker): Rank => ranks.find((rank) => card.startsWith(rank)) ?? 'A'
const suitOf = (card: CardOrJoker): Suit => suits.find((suit) => card.endsWith(suit)) ?? 's'
