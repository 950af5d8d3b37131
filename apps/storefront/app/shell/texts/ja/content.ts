import type { Texts } from '../texts.ts'

export const content: Texts['content'] = {
  around: {
    contents: 'このページの内容',
    updated: '最終更新：{day}',
    inForce: '施行日：{day}',
    related: '関連ページ',
    otherLanguage: 'このページは英語でご覧いただけます。',
  },
  contact: {
    heading: 'お問い合わせ方法',
    chat: 'ライブチャット',
    chatText: '各ページ下部のボタンから開けます。開始前に同意をお願いしています。',
    mail: 'メール',
    mailText:
      '特定のラウンドに関するお問い合わせの場合は、ゲーム名とラウンド番号をお知らせください。',
    ticket: 'お問い合わせ',
    ticketText: '画像を添えて質問を送り、回答を確認できます。',
    ticketLink: '問い合わせる',
  },
  tables: {
    wagering: {
      game: 'ゲーム',
      counts: '賭け条件への反映率',
      per: '{amount}分を消化するための賭け金',
      games: {
        slots: 'スロット、ペニースロット、メガマトリックス、キノ、ビンゴ、宝くじ',
        fish: 'フィッシュシューティング',
        crash: 'クラッシュ',
        tables: 'ルーレット、ビデオポーカー、その他のテーブルゲーム',
        cards: 'ブラックジャック、バカラ、クラップス',
        progressive: 'プログレッシブゲーム',
      },
      never: '対象外',
    },
    vip: {
      level: 'レベル',
      turnover: '必要な累計賭け金',
      comp: 'コンプポイント',
      cashback: 'キャッシュバック',
      levels: {
        none: 'レベルなし',
        bronze: 'ブロンズ',
        silver: 'シルバー',
        gold: 'ゴールド',
        platinum: 'プラチナ',
      },
    },
    payments: {
      method: '支払い方法',
      deposit: '入金',
      withdrawal: '出金',
      countsAfter: '{what}に反映',
      kinds: { card: 'カード', bank: '銀行振込', coin: '暗号資産' },
      from: '{amount}から',
      no: '取扱いなし',
      none: 'この環境では支払方法が設定されていません。',
      blocks: { other: '{count}回の承認後' },
    },
    help: {
      who: '相談先',
      reach: '連絡方法',
      everywhere: 'すべての地域',
    },
  },
}
