import type { InstantWords } from './en.ts'

export const words: InstantWords = {
  risks: { low: '低', medium: '中', high: '高', extreme: '最高' },
  how: {
    gate: {
      aim: (least, most) => `${least}から${most}まで目標を決め、ゲートを開きます。`,
      opens:
        'ゲートはある倍率まで開きます。目標以上なら、賭け金に目標を掛けた額を獲得します。届かなければ賭け金を失います。',
      alike: '目標が高いほど配当は大きく、届く回数は少なくなります。RTPはどの目標でも同じです。',
    },
    pegs: {
      drop: 'ボールを落とします。ピンの列ごとに左か右へ進み、入ったポケットの配当を受け取ります。',
      board:
        '列の数（8から16）とリスクを選びます。列やリスクが増えるほど端の配当は大きく、真ん中は小さくなります。',
      path: 'どのピンでも左右の確率は同じで、それまでの動きには左右されません。',
    },
    mines: {
      field: (cells) => `${cells}枚のうち何枚にマインを隠すかを決め、1枚ずつ開きます。`,
      turn: '宝石が出るたびに受け取れる額が増えます。宝石の後ならいつでも受け取れます。マインが出るとラウンドは終わり、賭け金を失います。',
      laid: 'マインは最初の1枚より前に置かれ、ラウンドの終わりに公開されます。どのタイルも条件は同じです。',
    },
    tower: {
      levels: 'リスクを選び、1段ずつ登ります。各段で窓を1つ選びます。',
      climb:
        '明かりのついた窓ごとに受け取れる額が増えます。どの段でも受け取れます。ファイアが出るとラウンドは終わり、賭け金を失います。',
      laid: 'ファイアは最初の1段より前に置かれ、ラウンドの終わりに公開されます。同じ段の窓はどれも条件が同じです。',
    },
    rounding:
      '各段階の配当は賭け金の100分の1単位で切り上げるため、RTPは段階ごとにわずかに違います。認証されたRTPは、最も高くなるところで止める場合のものです。',
  },
  table: {
    board: 'リスクと列',
    rows: (count) => `${count}列`,
    slot: (place) => (place === 1 ? '端' : `${place}番目`),
    mines: 'マイン',
    risk: 'リスク',
    step: (step) => String(step),
  },
  headline: {
    'limbo-gate': '目標 2.00×',
    'peg-drop': '中、12列',
    'mine-field': 'マイン3個',
    'tower-climb': '中',
  },
  certified: {
    title: '各ベットの還元率',
    each: (headline) => `このページのほかの数値は「${headline}」のものです。すべてのベット：`,
    target: (times) => `目標 ${times}`,
    mines: (count) => `マイン${count}個`,
    figures: (rtp, wins, top) => `RTP ${rtp}、${wins}回に1回配当、最大${top}`,
  },
  parts: { gate: '目標到達', slots: 'ポケット', gems: '宝石', levels: '段' },
}
