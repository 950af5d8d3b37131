import { ruleWords } from '../../../words/ja.ts'
import type { Mechanics } from './en.ts'

const spins = (count: number): string => `フリースピン${count}回`

export const mechanics: Mechanics = {
  ...ruleWords,
  parts: {
    base: '通常ゲーム',
    lines: 'ライン',
    scatter: 'スキャッター',
    ways: '成立した通り',
    cluster: 'かたまり',
    anywhere: '位置を問わない図柄',
    jackpot: 'ジャックポット',
    upperWheel: '上のホイール',
  },
  how: {
    ...ruleWords.how,
    grid: (reels, rows) => `${reels}リール、各${rows}段です。`,
    gridOfCells: (columns, rows) =>
      `${columns}×${rows}マスの盤面で、マスごとに独立して図柄が決まります。`,
    gridUneven: (rows) => `左から順に、各リールには${rows}個の図柄が表示されます。`,
    gridDrawn: (reels, least, most) =>
      `${reels}リールです。各リールに表示される図柄の数（${least}～${most}個）は、スピンごとに抽選されます。`,
    lines: (lines) =>
      `同じ図柄が${lines}本のペイライン上で左端のリールから続けて並ぶと配当になります。1本のラインでは最も長い並びだけが支払われます。`,
    linesOfCells: (lines) =>
      `ライン上のすべてのマスに同じ図柄が揃うと配当になります。ラインは${lines}本です。`,
    linesBoth: (lines) =>
      `同じ図柄が${lines}本のペイライン上で左端または右端のリールから続けて並ぶと配当になります。全リールにわたる並びは1回だけ支払われます。`,
    ways: (ways) =>
      `隣り合うリールに同じ図柄が左端から続くと、段に関係なく配当になります（最大${ways}通り）。配当には成立した通り数が掛けられます。`,
    waysBoth: (ways) =>
      `隣り合うリールに同じ図柄が左端または右端から続くと、段に関係なく配当になります（各方向最大${ways}通り）。配当には成立した通り数が掛けられます。`,
    cluster: (least) => `上下左右に隣り合う同じ図柄が${least}個以上集まると配当になります。`,
    anywhere: (least) => `同じ図柄が${least}個以上出ると、位置に関係なく配当になります。`,
    mixed: '一緒に記載された図柄は、どの組み合わせでも配当になります。',
    added: '1ラウンドの配当はすべて合計されます。',
  },
  wild: {
    title: 'ワイルド',
    stands: 'リール上で配当のあるすべての図柄の代わりになります。',
    reels: (reels) => `通常ゲームではリール${reels}に出ます。`,
    expands: '出るとリール全体に広がります。',
    multiplies: (factors) => `ワイルドを含む配当は${factors}倍になります。`,
    product: '1つの配当に複数含まれる場合、倍率は掛け合わされます。',
    sum: '1つの配当に複数含まれる場合、倍率は足し合わされます。',
  },
  scatter: {
    title: 'スキャッター',
    pays: '位置に関係なく配当になります。',
    starts: '位置に関係なく数えられます。',
  },
  start: {
    anywhere: (count, symbols) => `${symbols}が${count}個以上出ると始まります。`,
    oneAnywhere: (symbol) => `${symbol}が1個出ると始まります。`,
    onReels: (symbol, reels) => `リール${reels}のそれぞれに${symbol}が出ると始まります。`,
    onReel: (symbol, reel) => `リール${reel}に${symbol}が出ると始まります。`,
  },
  freeSpins: {
    title: 'フリースピン',
    given: (symbols) => `回数は、出た${symbols}の数で決まります。`,
    count: spins,
    again: (symbols) => `フリースピン中に${symbols}が出ると、回数が追加されます：`,
    most: (count) => `1ラウンドのフリースピンは最大${count}回です。`,
    multiplier: (factor) => `フリースピン中の配当はすべて${factor}倍になります。`,
    wildMultipliers: (factors) => `フリースピン中のワイルドは配当を${factors}倍にします。`,
    sticky: 'フリースピン中にワイルドになったリールは、終わるまでワイルドのままです。',
    extra: (count) => `リールが新たにワイルドになるたびに、${spins(count)}が追加されます。`,
    ownReels: 'フリースピンでは専用のリールを使います。',
    stake: '始まったラウンドの賭け金で行われます。',
  },
  book: {
    title: 'スペシャルシンボル',
    sentence: (symbols) =>
      symbols === 1
        ? 'フリースピンの開始時にスペシャルシンボルが1つ抽選されます。配当に足りる数のリールに出ると、それらのリール全体に広がり、リールが隣り合っていなくてもすべてのラインで支払われます。'
        : `フリースピンの開始時に異なるスペシャルシンボルが${symbols}つ抽選されます。それぞれが順番に、配当に足りる数のリールに出ると、それらのリール全体に広がり、リールが隣り合っていなくてもすべてのラインで支払われます。前の図柄が広がっても、次の図柄の数は変わりません。`,
    chosen:
      'フリースピンの開始時に、配当表の中からスペシャルシンボルを1つお選びいただきます。配当に足りる数のリールに出ると、それらのリール全体に広がり、リールが隣り合っていなくてもすべてのラインで支払われます。',
  },
  pick: {
    title: 'ピックボーナス',
    holds: (prizes, enders) =>
      `1つずつ開けていきます。${prizes}個には賞金、${enders}個にはボーナスの終わりが入っています。`,
    drawn: '中身は開けた瞬間に残りの中から抽選されます。どれを選んでも有利不利はありません。',
    prizes: '賞金',
  },
  hold: {
    title: 'ホールド＆スピン',
    spins: (count) =>
      `図柄は賞金とともに残り、スピンは${count}回です。新しく出た図柄も残り、残り回数は${count}回に戻ります。最後にすべての賞金が支払われます。`,
    full: (jackpot) => `すべてのマスが埋まると、${jackpot}ジャックポットも獲得できます。`,
    multiply: '倍率の図柄は、保持している賞金を倍にします。',
    collect: 'コレクトの図柄は、保持している賞金を合計します。',
    row: '段が1つ増えることがあります。',
    prizes: '賞金',
    jackpots: 'ジャックポット',
  },
  wheel: {
    title: 'ホイールボーナス',
    sentence: 'ホイールを回し、止まったところの賞を獲得します。',
    up: '内側のリングへ進む区画があります。',
    ring: (number) => `外側から${number}番目のリング`,
    slices: 'ホイールの賞',
  },
  trail: {
    title: 'すごろくボーナス',
    sentence: (rolls, sides) =>
      `${sides}面のサイコロを${rolls}回振り、止まったマスの賞をそれぞれ獲得します。`,
    end: 'ボーナスが終わるマスに止まると、その場で終了します。',
    places: 'マス',
  },
  choose: {
    ...ruleWords.choose,
    title: 'フリースピンの選択',
    sentence: '次の中から1つを選びます。',
  },
  respin: {
    title: 'リスピン',
    after: (count) => `一部のリールが残り、ほかのリールが無料で${count}回まわります。`,
  },
  gamble: {
    title: 'ダブルアップ',
    sentence: (most, limit) =>
      `同じ確率の2つのうち1つに配当を賭けられます。当たれば2倍、外れれば失われます。連続${most}回まで、${limit}が上限です。還元率はちょうど100%で、ゲームの還元率には含まれません。`,
  },
  cascade: {
    title: 'カスケード',
    sentence:
      '配当になった図柄は消え、上の図柄が落ち、新しい図柄が補われます。配当がなくなるまで続きます。',
    multipliers: (factors) =>
      `1スピンの配当には順に${factors}倍が掛かり、最後の倍率はその後も続きます。`,
    rises: (step) =>
      `フリースピン中はカスケードのたびに倍率が${step}ずつ増え、次のスピンにも引き継がれます。`,
  },
  bombs: {
    title: '倍率',
    sentence: (factors) =>
      `${factors}倍の倍率が出ることがあります。その合計が、そのスピンの配当全体に掛けられます。`,
    freeSpinsOnly: 'フリースピン中にのみ出ます。',
  },
  placeMultipliers: {
    title: '固定倍率',
    sentence:
      'グリッドの各位置には倍率があり、そこで勝つたびに上がり、図柄が落ちてもその位置に残ります。',
    added: '配当に含まれるすべての位置の倍率が合計され、その配当に掛けられます。',
    stays: 'フリースピン中は、最後のスピンが終わるまで残ります。',
    after: (wins) => `その位置で${wins}回勝った後`,
  },
  corners: {
    title: '四隅の配当',
    sentence: '盤面の四隅に同じ図柄が4個揃うと、ラインとは別に配当になります。',
  },
  cornerWilds: {
    title: '四隅のワイルド',
    sentence: '配当で盤面の隅が空くと、そこにワイルドが入ります。',
  },
  wildDrop: {
    title: 'ワイルドドロップ',
    sentence: (least, most) =>
      `スピンによっては、配当の計算前に${least}～${most}個のワイルドが抽選された位置に落ちます。`,
  },
  chosenWild: {
    title: '図柄がワイルドに',
    sentence: (symbol, reels) =>
      `リール${reels}に${symbol}が出ると、そのスピンでワイルドになる図柄が1つ抽選されます。`,
    alone: 'その図柄とワイルドだけで成立した配当は、最も高い図柄として支払われます。',
  },
  mystery: {
    title: 'ミステリー図柄',
    sentence: (symbols) => `出ている${symbols}はすべて、抽選された同じ図柄に変わります。`,
    stays: 'フリースピン中はリール全体に広がり、終わるまで残ります。',
  },
  split: {
    title: '分割図柄',
    lines: (symbol, of) => `${symbol}1個は、ライン上で${of}2個として数えます。`,
    ways: (symbol, of) => `${symbol}1個は、通り数で${of}2個として数えます。`,
    drawn: (symbols) =>
      `スピンごとに、出ている${symbols}すべてを配当の計算前に2個に分割するかどうかが抽選されます。`,
  },
  removal: {
    title: '図柄の除去',
    sentence:
      'スピンごとに、配当の計算前に図柄を取り除くかどうかが抽選されます。取り除かれた図柄の上にあるものが落ち、リールはその図柄なしで続きます。',
    gone: (symbols) => `${symbols}がすべて取り除かれることがあります。`,
  },
  upgrade: {
    title: '図柄のアップグレード',
    sentence:
      'スピンごとに、出ている同じ種類の図柄すべてを配当の計算前にアップグレードするかどうかが抽選されます。',
    becomes: (from, to) => `${from}はすべて${to}に変わることがあります。`,
  },
  onlyIn: {
    base: 'これはベースゲームでのみ起こり、フリースピン中には起こりません。',
    free: 'これはフリースピン中にのみ起こります。',
  },
  multiplierReel: {
    title: '倍率リール',
    sentence: (factors) => `もう1つのリールが、スピンの配当全体の倍率を示します：${factors}。`,
  },
  nudge: {
    title: 'ナッジワイルド',
    sentence: (symbols, reels) =>
      `ワイルドは積み重なって現れます。リール${reels}で${symbols}の一部だけが見えているときは、リール全体が埋まるまでリールが動き、その後に配当を数えます。`,
  },
  walk: {
    title: '歩くワイルド',
    sentence: (symbols) =>
      `${symbols}が現れると、リールが無料で再び回ります。そのたびにすべてのワイルドが左へ1リールずつ進み、最後のワイルドがリール1に立つまで続きます。この間、新しいワイルドは現れません。`,
  },
  colossal: {
    title: '巨大図柄',
    sentence: (reels) =>
      `フリースピンではリール${reels}が一つになって回り、一つの巨大図柄がそのすべてのマスを埋めます。図柄は各マスで数えられます。`,
  },
  cash: {
    title: 'キャッシュとコレクター',
    sentence: (symbols, collector, reels) =>
      `${symbols}にはそれぞれ抽選された金額が付きます。リール${reels}に${collector}が現れると、見えているすべての金額を集めます。複数の場合はそれぞれが一度ずつ集めます。現れなければ支払いはありません。`,
    amounts: '金額',
  },
  fullScreen: {
    title: '全面一致',
    sentence: (factor) =>
      `すべてのマスが同じ図柄になると、そのスピンの配当は${factor}倍になります。`,
    mixed: (symbols, factor) =>
      `すべてのマスが${symbols}のいずれかになると、組み合わせにかかわらず、そのスピンの配当は${factor}倍になります。`,
  },
  prize: {
    multiply: (factor) => `×${factor}`,
    collect: 'コレクト',
    freeSpins: spins,
    again: (count) => (count > 1 ? `あと${count}回` : 'もう1回'),
    up: '次のリング',
    row: '段を追加',
    end: '終了',
  },
  say: {
    ...ruleWords.say,
    ways: (count, symbol, ways, pay) => `${symbol}${count}、${ways}通りで${pay}の配当です。`,
    corners: (count, symbol, pay) => `四隅の${symbol}${count}で${pay}の配当です。`,
    cluster: (count, symbol, pay) => `${symbol}${count}のかたまりで${pay}の配当です。`,
    cascades: (count) => `カスケード${count}回。`,
    multiplier: (factor) => `倍率${factor}。`,
    chosen: (symbol) => `スペシャルシンボルは${symbol}です。`,
    chosenWild: (symbol) => `このスピンのワイルドは${symbol}です。`,
    wildDrop: (wilds) => `ワイルドが${wilds}個落ちます。`,
    split: (cells) => `図柄${cells}個が2個に分かれます。`,
    removed: (cells) => `図柄${cells}個が取り除かれます。`,
    upgraded: (cells, symbol) => `図柄${cells}個が${symbol}にアップグレードされます。`,
    changed: (cells) => `図柄が${cells}個変わります。`,
    respin: 'リールがもう一度まわります。',
    offeredSymbols: (symbols) => `スペシャルシンボルを選んでください：${symbols}。`,
    offered: (options) => `フリースピンを選んでください：${options}。`,
    holdStarted: (held, left) => `ホールド＆スピンが始まります。保持${held}個、残り${left}回です。`,
    holdSpun: (landed, left) =>
      `${landed === 0 ? '何も出ませんでした' : `${landed}個出ました`}。残り${left}回です。`,
    holdEnded: (pay) => `ホールド＆スピンが終わり、${pay}の配当です。`,
    wheel: 'ホイールボーナスが始まります。',
    upperWheelFirst: '2つのホイールが開きました。先に上のホイールを回します。',
    wheelSpun: (prize) => `ホイールが止まりました：${prize}。`,
    upperWheelEnded: (pay) => `上のホイールの配当は${pay}です。次に下のホイールを回します。`,
    wheelEnded: (pay) => `ホイールボーナスが終わり、${pay}の配当です。`,
    trail: (rolls) => `すごろくボーナスが始まります。サイコロは${rolls}回です。`,
    trailMoved: (roll, prize, left) => `出た目は${roll}、${prize}。残り${left}回です。`,
    trailEnded: (pay) => `すごろくボーナスが終わり、${pay}の配当です。`,
    gambleOffered: (at) => `${at}を2倍に賭けるか、受け取ることができます。`,
    doubled: (amount) => `2倍になりました：${amount}。`,
    lost: '配当は失われました。',
    block: (symbol) => `巨大な${symbol}が落下しました。`,
    nudged: (reel) => `リール${reel}がナッジします。`,
    walked: 'ワイルドが1リール移動します。',
    cash: (amounts) => `表示中のキャッシュ：${amounts}。`,
    collected: (pay) => `回収：${pay}。`,
    side: (number) => (number === 1 ? '赤' : '黒'),
  },
}
