import type { Language } from './words.ts'

/** Names of hands of poker: English, German, Spanish, Portuguese, French, Japanese. */
const rows: Readonly<Record<string, readonly string[]>> = {
  royalFlush: [
    'Royal flush',
    'Royal Flush',
    'Escalera real',
    'Royal flush',
    'Quinte royale',
    'ロイヤルフラッシュ',
  ],
  naturalRoyalFlush: [
    'Natural royal flush',
    'Royal Flush ohne Joker',
    'Escalera real natural',
    'Royal flush natural',
    'Quinte royale naturelle',
    'ナチュラルロイヤル',
  ],
  wildRoyalFlush: [
    'Wild royal flush',
    'Royal Flush mit Joker',
    'Escalera real con comodín',
    'Royal flush com curinga',
    'Quinte royale avec joker',
    'ワイルドロイヤル',
  ],
  fourDeuces: [
    'Four deuces',
    'Vier Zweien',
    'Cuatro doses',
    'Quatro dois',
    'Quatre deux',
    'フォーデュース',
  ],
  fiveOfAKind: [
    'Five of a kind',
    'Fünfling',
    'Cinco iguales',
    'Quina',
    'Cinq identiques',
    'ファイブカード',
  ],
  straightFlush: [
    'Straight flush',
    'Straight Flush',
    'Escalera de color',
    'Straight flush',
    'Quinte flush',
    'ストレートフラッシュ',
  ],
  fourOfAKind: ['Four of a kind', 'Vierling', 'Póquer', 'Quadra', 'Carré', 'フォーカード'],
  fullHouse: ['Full house', 'Full House', 'Full', 'Full house', 'Full', 'フルハウス'],
  flush: ['Flush', 'Flush', 'Color', 'Flush', 'Couleur', 'フラッシュ'],
  straight: ['Straight', 'Straße', 'Escalera', 'Sequência', 'Quinte', 'ストレート'],
  threeOfAKind: ['Three of a kind', 'Drilling', 'Trío', 'Trinca', 'Brelan', 'スリーカード'],
  twoPair: ['Two pair', 'Zwei Paare', 'Doble pareja', 'Dois pares', 'Deux paires', 'ツーペア'],
  pair: ['Pair', 'Paar', 'Pareja', 'Par', 'Paire', 'ワンペア'],
  highCard: ['High card', 'Höchste Karte', 'Carta alta', 'Carta alta', 'Carte haute', 'ハイカード'],
  jacksOrBetter: [
    'Jacks or better',
    'Buben oder besser',
    'Jotas o más',
    'Valetes ou melhor',
    'Valets ou mieux',
    'ジャックス・オア・ベター',
  ],
  kingsOrBetter: [
    'Kings or better',
    'Könige oder besser',
    'Reyes o más',
    'Reis ou melhor',
    'Rois ou mieux',
    'キングス・オア・ベター',
  ],
}

const order: readonly Language[] = ['en', 'de', 'es', 'pt', 'fr', 'ja']

/** What hands are called in one language. */
export const handNamesIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [
      name,
      row[order.indexOf(language)] ?? row[0] ?? name,
    ]),
  )
