import type { Texts } from '../texts.ts'

export const offline: Texts['offline'] = {
  title: 'オフラインです',
  text: '現在接続できません。残高と進行中のラウンドはこちらで保存されています。接続が戻り次第、続きから遊べます。',
  again: 'もう一度試す',
}
