import type { Texts } from '../texts.ts'

export const tiles: Texts['tiles'] = {
  rtp: '還元率',
  volatility: 'ボラティリティ',
  volatilityOf: '5段階中{level}',
  topWin: '最高配当',
  topWinOf: '{x}倍',
  stakes: 'ベット額',
  stakesOf: '{least} – {most}',
  play: 'プレイ',
  about: 'ゲーム情報',
  aboutGame: '{game}の情報',
  new: '新着',
  month: '今月のゲーム',
  sandbox: 'サンプル・プレイ不可',
  away: '現在ご利用いただけません',
  notWithBonus: 'ボーナス対象外',
  spinsElsewhere: 'フリースピンは別のゲーム',
  seeAll: 'すべて見る（{count}）',
  back: '{row}を戻す',
  on: '{row}を進める',
}
