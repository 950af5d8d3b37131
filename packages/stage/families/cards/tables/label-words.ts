import type { PokerRank } from '@fairhouse/contract/families/cards/poker-ranks'
import type { Language } from '../../../rounds/game-stage.ts'
import type { HandLabel } from '../board.ts'

interface LabelWords {
  readonly spread: (count: number) => string
  readonly follow: string
  readonly pair: string
  readonly ranks: Readonly<Record<PokerRank, string>>
}

const words: Readonly<Record<Language, LabelWords>> = {
  en: {
    spread: (count) => `SPREAD ${count}`,
    follow: 'CONSECUTIVE',
    pair: 'PAIR',
    ranks: {
      highCard: 'HIGH CARD',
      pair: 'PAIR',
      flush: 'FLUSH',
      straight: 'STRAIGHT',
      threeOfAKind: 'THREE OF A KIND',
      straightFlush: 'STRAIGHT FLUSH',
    },
  },
  de: {
    spread: (count) => `ABSTAND ${count}`,
    follow: 'BENACHBART',
    pair: 'PAAR',
    ranks: {
      highCard: 'HOHE KARTE',
      pair: 'PAAR',
      flush: 'FLUSH',
      straight: 'STRASSE',
      threeOfAKind: 'DRILLING',
      straightFlush: 'STRAIGHT FLUSH',
    },
  },
  es: {
    spread: (count) => `DISTANCIA ${count}`,
    follow: 'CONSECUTIVAS',
    pair: 'PAREJA',
    ranks: {
      highCard: 'CARTA ALTA',
      pair: 'PAREJA',
      flush: 'COLOR',
      straight: 'ESCALERA',
      threeOfAKind: 'TRÍO',
      straightFlush: 'ESCALERA DE COLOR',
    },
  },
  pt: {
    spread: (count) => `DISTÂNCIA ${count}`,
    follow: 'SEGUIDAS',
    pair: 'PAR',
    ranks: {
      highCard: 'CARTA ALTA',
      pair: 'PAR',
      flush: 'FLUSH',
      straight: 'SEQUÊNCIA',
      threeOfAKind: 'TRINCA',
      straightFlush: 'STRAIGHT FLUSH',
    },
  },
  fr: {
    spread: (count) => `ÉCART ${count}`,
    follow: 'SUIVIES',
    pair: 'PAIRE',
    ranks: {
      highCard: 'CARTE HAUTE',
      pair: 'PAIRE',
      flush: 'COULEUR',
      straight: 'SUITE',
      threeOfAKind: 'BRELAN',
      straightFlush: 'QUINTE FLUSH',
    },
  },
  ja: {
    spread: (count) => `スプレッド ${count}`,
    follow: '連続',
    pair: 'ペア',
    ranks: {
      highCard: 'ハイカード',
      pair: 'ペア',
      flush: 'フラッシュ',
      straight: 'ストレート',
      threeOfAKind: 'スリーカード',
      straightFlush: 'ストレートフラッシュ',
    },
  },
}

/** What is written beside a hand that a game names in words. */
export function labelText(label: HandLabel, language: Language): string {
  const { spread, follow, pair, ranks } = words[language]
  if ('rank' in label) return ranks[label.rank]
  if (label.spread === null) return pair
  return label.spread === 0 ? follow : spread(label.spread)
}
