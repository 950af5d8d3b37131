import type { Texts } from '../texts.ts'

export const gallery: Texts['gallery'] = {
  title: 'エラーと通知 – {brand}',
  heading: 'エラーと通知',
  lead: '問題が起きたときにプレイヤーに表示される内容の一覧です。開発者用のページで、本番のカジノにはありません。',
  serverErrors: 'サーバーのエラー',
  clientErrors: 'ブラウザーのエラー',
  requestErrors: '通信中のエラー',
  requestLead: 'コードとともに通知で表示されます。',
  flags: 'アカウントのフラグ',
  flagsLead:
    'フラグが立っている間、その通知は閉じられません。対応する画面へプレイヤーを案内するものもあります。',
  notices: '通知',
  noticesLead: '同じ通知は繰り返されません。ページが変わっても残るのは、持続的な通知だけです。',
  closes: 'ページとともに閉じる',
  stays: '残る',
  logsOut: 'ログアウトする',
  show: '表示',
  showCode: '{code}を表示',
  kinds: {
    ERROR: 'これはエラーです。',
    WARNING: 'これは警告です。',
    INFO: 'これはお知らせです。',
    persistent: 'これはページが変わっても残ります。',
    fixed: 'これは閉じられません。',
  },
}
