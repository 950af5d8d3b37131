import type { Texts } from '../texts.ts'

export const termsAgain: Texts['termsAgain'] = {
  heading: '利用規約が新しくなりました',
  means: '前回の同意の後に変更されています。以下をお読みのうえ、続けるには同意してください。',
  agree: 'この利用規約に同意する',
  agreeing: '少々お待ちください',
  agreed: 'ありがとうございます。同意を記録しました。',
}
