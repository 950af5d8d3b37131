import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `マシンには${numbers}個のボールが入っています。1ラウンドで${balls}個が抽選され、元には戻りません。`,
    ticket: (most) => `1～${most}個の番号を選びます。何個選んでもベット額は同じです。`,
    exactly: (count) => `使うカードごとに${count}個の番号を選びます。`,
    hits: '配当は、カードの番号がいくつ抽選されたかで決まります。1枚の配当は1回だけです。',
    pays: '配当は、選んだ個数と、そのうち抽選された個数で決まります。1枚のチケットの配当は1回だけです。',
    none: '多くの番号を選んだチケットは、1個も抽選されなかったときにも配当があります。',
    risk: 'リスクを選べます。低は少額の配当が多く、高は高額の配当がまれに出ます。抽選は同じです。',
    cards: (most) =>
      `カードは${most}枚まで使えます。1枚ごとにベット額がかかり、配当も1枚ごとです。1回の抽選で全カードが決まります。`,
    free: (games, times) =>
      `最後のボールが選んだ番号なら、同じチケットで無料抽選が${games}回続きます。無料抽選の配当は${times}倍です。無料抽選から次の無料抽選は出ません。`,
    alike:
      'どの番号も確率は同じです。選んだ番号は抽選に影響せず、過去の抽選から次の結果はわかりません。',
  },
  table: { spots: '選んだ個数', hits: (count) => `${count}個的中` },
  certified: {
    title: '選ぶ個数ごとの還元',
    each: (count) =>
      `このページのほかの数値は、${count}個選んだチケットのものです。個数ごとの数値は次のとおりです。`,
    risk: { low: '低リスク', medium: '中リスク', high: '高リスク' },
    cards: (count, spots) =>
      `何枚使っても、1枚あたりの還元は同じです。${spots === null ? '番号の重ならない' : `重ならない${spots}個の番号を選んだ`}カード${count}枚のラウンドでは次のとおりです。`,
    cardsRow: (count) => `カード${count}枚`,
    spots: (count) => `${count}個`,
    figures: (rtp, wins, top, rare) =>
      `還元率${rtp}、配当の確率1/${wins}、最高配当はベットの${top}倍（1/${rare}）`,
  },
  parts: { catches: '的中した番号', freeGames: '無料抽選' },
}
