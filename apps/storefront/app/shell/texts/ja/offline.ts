import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'オフラインです',
  text: '現在接続できません。残高は当カジノで保存されています。お客様ご自身のラウンドはお待ちしますが、ライブルームは進み続けます。',
  again: 'もう一度試す',
}
