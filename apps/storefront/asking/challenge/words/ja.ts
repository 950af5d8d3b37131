import type { ChallengeTexts } from '../challenge-texts.ts'

export const challenge: ChallengeTexts = {
  title: '少々お待ちください',
  text: '機械によるアクセスではないことを確認しています。お使いの端末が簡単な計算を行いますので、お客様の操作は必要ありません。',
  working: 'ブラウザーを確認しています',
  fine: 'パズルも画像の選択もありません。お客様の情報がこのページの外に出ることもありません。',
  frame: 'セキュリティチェック',
  failed: '確認できませんでした。接続を確認して、もう一度お試しください。',
  again: 'もう一度試す',
  close: '閉じる',
}
