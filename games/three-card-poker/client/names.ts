import type { PlaceNames } from '@fairhouse/stage/families/cards/title'

export const names: PlaceNames = {
  en: { hand: 'You', dealer: 'Dealer', ante: 'Ante', pairPlus: 'Pair Plus', play: 'Play' },
  de: { hand: 'Sie', dealer: 'Dealer', ante: 'Ante', pairPlus: 'Pair Plus', play: 'Spiel' },
  es: { hand: 'Usted', dealer: 'Crupier', ante: 'Ante', pairPlus: 'Pair Plus', play: 'Juego' },
  pt: { hand: 'Você', dealer: 'Dealer', ante: 'Ante', pairPlus: 'Pair Plus', play: 'Jogo' },
  fr: { hand: 'Vous', dealer: 'Croupier', ante: 'Ante', pairPlus: 'Pair Plus', play: 'Jeu' },
  ja: {
    hand: 'あなた',
    dealer: 'ディーラー',
    ante: 'アンティ',
    pairPlus: 'ペアプラス',
    play: 'プレイ',
  },
}
