import type { KenoWords } from './en.ts'

export const words: KenoWords = {
  how: {
    draw: (numbers, balls) =>
      `マシンには${numbers}個のボールが入っています。1ラウンドで${balls}個が抽選され、元には戻りません。`,
    ticket: (most) => `1～${most}個の番号を選びます。何個選んでもベット額は同じです。`,
    pays: '配当は、選んだ個数と、そのうち抽選された個数で決まります。1枚のチケットの配当は1回だけです。',
    none: '多くの番号を選んだチケットは、1個も抽選されなかったときにも配当があります。',
    alike:
      'どの番号も確率は同じです。選んだ番号は抽選に影響せず、過去の抽選から次の結果はわかりません。',
  },
  table: { spots: '選んだ個数', hits: (count) => `${count}個的中` },
  certified: {
    title: '選ぶ個数ごとの還元',
    each: (count) =>
      `このページのほかの数値は、${count}個選んだチケットのものです。個数ごとの数値は次のとおりです。`,
    spots: (count) => `${count}個`,
    figures: (rtp, wins, top, rare) =>
      `還元率${rtp}、配当の確率1/${wins}、最高配当はベットの${top}倍（1/${rare}）`,
  },
  parts: { catches: '的中した番号' },
}
