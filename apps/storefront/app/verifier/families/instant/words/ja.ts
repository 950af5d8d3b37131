import type { InstantRoundWords } from './en.ts'

export const words: InstantRoundWords = {
  title: '抽選の結果',
  left: '左',
  right: '右',
  captions: {
    gateOpened: '倍率',
    ballDropped: 'コース',
    fieldShown: 'マイン',
    towerShown: 'ファイア（段ごと）',
  },
  eventNames: {
    gateOpened: 'ゲートは{result}まで開きました（目標{target}）',
    gatePaid: '目標に届きました',
    gateMissed: '目標に届きませんでした',
    ballDropped: 'ボールが{rows}列を落ちます',
    ballSettled: 'ポケット{slot}：{times}',
    fieldLaid: '{cells}枚のうちマイン{mines}個',
    gemFound: 'タイル{cell}：宝石、{times}',
    mineHit: 'タイル{cell}：マイン',
    fieldShown: 'すべてのタイルを公開',
    towerBuilt: '窓{width}つの段が{levels}段',
    levelClimbed: '{level}段目は安全、{times}',
    trapSprung: '{level}段目でファイア',
    towerShown: 'タワーを公開',
    cashedOut: '{times}で受け取り',
  },
}
