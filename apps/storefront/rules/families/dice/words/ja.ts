import type { DiceWords } from './en.ts'

export const dice: DiceWords = {
  kinds: {
    small: 'スモール（4～10）',
    big: 'ビッグ（11～17）',
    odd: '奇数',
    even: '偶数',
    single: 'シングル',
    pair: 'ペア',
    double: 'ダブル',
    triple: 'トリプル',
    anyTriple: 'エニートリプル',
    total: '合計',
  },
  sums: (total, high) => `合計${total}または${high}`,
  how: {
    draw: '好きな場所にいくつでもチップを置けます。その後、3個のサイコロを振ります。どのサイコロも1から6が同じ確率で出ます。',
    pays: '当たった場所には配当が支払われ、置いたチップも戻ります。',
    triple: '3個とも同じ目（トリプル）が出ると、スモール・ビッグ・奇数・偶数は外れになります。',
    single:
      'シングルの配当は、その目を出したサイコロの数で決まります。ペアは2つの目が両方出たとき、ダブルはその目が2個以上出たときに当たります。',
    memory: 'サイコロに記憶はありません。過去の結果から次の結果を知ることはできません。',
  },
  whole: { title: '全体へのベット', text: 'スモール、ビッグ、奇数、偶数、エニートリプルです。' },
  numbers: { title: '目へのベット', text: 'シングル、ペア、ダブル、トリプルです。' },
  totals: { title: '合計へのベット', text: '4から17までの合計です。' },
  limits: {
    title: 'テーブルリミット',
    text: (amount) => `置けるチップの合計は最大${amount}です。`,
  },
  certified: {
    title: 'ベットごとの還元率',
    text: '還元率と、各ベットのチップ1枚が当たる確率です。10を超える合計の還元率は、10以下と対になります（17は4と同じです）。',
    figures: (rtp, wins) => `${rtp}・${wins}`,
  },
  head: 'ベット',
  columns: { odds: '配当', most: '1か所の上限' },
  part: 'すべてのベット',
}
