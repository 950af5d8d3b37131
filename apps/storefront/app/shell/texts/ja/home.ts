import type { Texts } from '../texts.ts'

export const home: Texts['home'] = {
  title: '{brand} – すべてのラウンドを検証できるカジノ',
  description:
    'Castle of Horrorを無料のプレイマネーでお楽しみください。すべての結果はベットの前に決まっており、後からお使いのブラウザーで計算し直せます。',
  heading: '{brand}',
  newGame: '新登場',
  group: {
    slots: 'スロット',
    poker: 'ビデオポーカー',
    table: 'テーブルゲーム',
    roulette: 'ルーレット',
    keno: 'キノ',
  },
  leads: {
    'castle-of-horror':
      'どの窓にも冷たい灯り、そして階段には何かの気配。フリースピンではワイルドがとどまり、地下ではあなたの選択が待っています。',
  },
  anyLead: '当カジノが制作し、最後の1桁まで認定されたゲームです。',
  play: '{game}をプレイ',
  signUpToPlay: '登録してプレイ',
  free: '10,000.00 Crのプレイマネーをご用意しています。入金もカードも不要です。',
  rtp: '還元率',
  rtpMeans:
    '非常に多くのラウンドを通じて、ベット総額のうち配当として戻る割合です。推定ではなく、正確な値です。',
  volatility: 'ボラティリティ',
  volatilityOf: '5段階中{level}',
  topWin: '最高配当',
  topWinOf: '{x}倍',
  hit: '配当が出る頻度',
  hitOf: '{rounds}回に1回',
  stakes: 'ベット額',
  stakesOf: '{least} – {most}',
  labels: {
    games: 'ゲーム{count}以上',
    slots: 'スロット{count}以上',
    poker: 'ポーカー{count}以上',
    jackpot: 'ジャックポット{count}以上',
  },
  banners: 'お知らせ',
  lastPlayed: '最近プレイしたゲーム',
  liveRooms: 'ライブルーム',
  liveHere: '{count}人が参加中',
  liveOpen: '開催中',
  liveCrash: 'クラッシュ：全員で1つのフライト',
  liveBingo: 'ビンゴ：全員で1つの抽選',
  winners: 'たった今の配当',
  winnersLive: 'ライブ',
  winnersNone:
    '開店以来、まだ配当は出ていません。最初の配当は、支払われた瞬間にここに表示されます。',
  on: '{game}',
  fairHeading: '信用していただく必要はありません',
  fairLead:
    'どのラウンドの結果も、ボタンを押す前に決まっています。そして、当カジノが手を加えていないことを後から証明できます。手順は3つです。',
  steps: [
    {
      title: '当カジノが数を封印する',
      text: '最初のラウンドの前に、当カジノは秘密の数を引き、その指紋をお客様に公開します。後からすり替えることはできません。これは指紋の一つを封印の形に描いたものです。',
    },
    {
      title: 'お客様の数を加える',
      text: 'お客様のブラウザーが作成したシードが、決して飛ばないカウンターとともに、すべてのラウンドに混ぜられます。どちらの側も結果を操ることはできません。',
    },
    {
      title: 'ブラウザーが確かめる',
      text: 'ご希望のときに封印を解きます。お使いのブラウザーが、すべてのリール、ライン、フリースピンを計算し直して照合します。',
    },
  ],
  stepSeal: '{hash}の封印',
  stepAgrees: '封印、リール、配当が一致',
  verifyLink: 'ラウンドを自分で検証する',
  fairLink: '詳しい仕組み',
  moneyHeading: '2種類のお金。混ざることはありません',
  playMoneyTitle: 'プレイマネー',
  playMoneyText:
    '最初に10,000.00 Crを無料で差し上げます。クレジットは購入できず、現金になることもないため、失うものは時間だけです。残りが100.00 Crを下回ったら、もう一度補充できます。',
  testMoneyTitle: 'テストマネー',
  testMoneyText:
    'このデモでは、テスト用のドルをアカウントに入れることもできます。リアルマネーと同じように、入金、ベット、出金ができます。実際の価値はありません。',
  realMoneyTitle: 'キャッシュ',
  realMoneyText:
    'リアルマネーは、同じ元帳の専用の口座で管理されます。1セントの動きにも、前後の残高とともに記録が残ります。',
  careHeading: '遊びであって、収入ではありません',
  careText:
    '長い目で見れば、ベットの一部は当カジノのものになります。それが楽しい時間の代金です。余裕のある範囲で遊び、楽しいうちにやめ、楽しくなくなったら誰かに相談してください。',
  careLink: '責任あるゲーミング',
}
