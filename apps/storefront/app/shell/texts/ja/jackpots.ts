import type { Texts } from '../texts.ts'

export const jackpots: Texts['jackpots'] = {
  heading: '増え続けるジャックポット',
  live: 'ライブ',
  drawn: 'ベットごとに抽選されます',
  byHand: 'ロイヤルフラッシュで獲得',
  mustHit: '{ceiling}に達する前に必ず当たります',
  strip: '増え続けるジャックポット',
  all: 'すべてのジャックポット',
  lastWin: '最新の当選：{login}、{game}で{amount}（{ago}）',
  lastWinGone: '最新の当選：{login}、{amount}（{ago}）',
  playedIn: '対象ゲーム',
  wins: '最近の当選',
  none: 'まだ当選者はいません。次が最初の当選かもしれません。',
  hidden: '非表示',
  who: 'プレイヤー',
  amount: '金額',
  what: 'ジャックポット',
  game: 'ゲーム',
  when: '日時',
}
