import type { Texts } from '../texts.ts'

export const vip: Texts['vip'] = {
  mine: '現在のレベル：{level}',
  noLevel: 'まだありません',
  levels: {
    bronze: 'ブロンズ',
    silver: 'シルバー',
    gold: 'ゴールド',
    platinum: 'プラチナ',
  },
  from: '累計賭け金 {turnover} から',
  otherLevels: 'ほかのレベル',
  playFilm: '動画を再生',
  pauseFilm: '動画を一時停止',
}
