import type { PlaceNames } from '@fairhouse/stage/families/cards/title'

export const names: PlaceNames = {
  en: {
    player: 'Player',
    banker: 'Banker',
    tie: 'Tie',
    playerPair: 'Player pair',
    bankerPair: 'Banker pair',
  },
  de: {
    player: 'Spieler',
    banker: 'Bank',
    tie: 'Gleichstand',
    playerPair: 'Spieler-Paar',
    bankerPair: 'Bank-Paar',
  },
  es: {
    player: 'Jugador',
    banker: 'Banca',
    tie: 'Empate',
    playerPair: 'Pareja del jugador',
    bankerPair: 'Pareja de la banca',
  },
  pt: {
    player: 'Jogador',
    banker: 'Banca',
    tie: 'Empate',
    playerPair: 'Par do jogador',
    bankerPair: 'Par da banca',
  },
  fr: {
    player: 'Joueur',
    banker: 'Banque',
    tie: 'Égalité',
    playerPair: 'Paire du joueur',
    bankerPair: 'Paire de la banque',
  },
  ja: {
    player: 'プレイヤー',
    banker: 'バンカー',
    tie: 'タイ',
    playerPair: 'プレイヤーペア',
    bankerPair: 'バンカーペア',
  },
}
