import type { CardsRoundWords } from './en.ts'

export const words: CardsRoundWords = {
  title: 'カード',
  caption: 'テーブルのカード',
  chips: 'チップ',
  faceDown: '伏せ札',
  between: '、',
  counting: '{told}、{points}点',
  places: {
    dealer: 'ディーラー',
    hand: 'お客様のハンド',
    split: '2つ目のハンド',
    insurance: 'インシュランス',
  },
  boxes: {
    box: 'ボックス{box}',
    split: 'ボックス{box}の2つ目のハンド',
    insurance: 'ボックス{box}のインシュランス',
    pairs: 'ボックス{box}のペア',
    poker: 'ボックス{box}の21+3',
  },
  results: {
    blackjack: 'ブラックジャック',
    win: '勝ち',
    push: '引き分け',
    half: '半額が戻ります',
    bust: 'バスト',
    lose: '負け',
  },
  eventNames: {
    cardsBet: 'チップ：{spots}',
    cardDealt: '{hand}：{card}',
    cardHidden: '{hand}：伏せ札1枚',
    cardTurned: '{hand}の伏せ札：{card}',
    dealerPeeked: {
      blackjack: 'ディーラーはブラックジャックです',
      none: 'ディーラーはブラックジャックではありません',
    },
    insuranceTaken: 'インシュランスあり',
    insuranceDeclined: 'インシュランスなし',
    handDoubled: '{hand}：ダブル',
    handSplit: '{hand}：スプリット',
    handStood: '{hand}：スタンド',
    handTurn: '{hand}の番',
    spotSettled: '{spot}：{result}',
  },
}
