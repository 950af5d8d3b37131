import type { Texts } from '../texts.ts'

export const cashier: Texts['cashier'] = {
  title: 'キャッシャー – {brand}',
  description: '入金、出金、ボーナス。',
  depositHeading: 'キャッシャーはまだご利用いただけません',
  deposit:
    '現在、入金も出金もできません。プレイマネーは無料です。上限を下回ったときは、残高の画面から補充できます。',
  bonusHeading: 'ボーナスはまだご利用いただけません',
  bonus: '現在、受け取れるボーナスはありません。お待ちいただいても損をすることはありません。',
}
