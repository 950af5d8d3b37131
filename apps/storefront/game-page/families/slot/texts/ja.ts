import { mechanics } from '../../../../rules/families/slot/words/ja.ts'
import type { SlotTexts } from './en.ts'

export const ja: SlotTexts = {
  skipToSpin: 'スピンボタンへ移動',
  controls: {
    spin: 'スピン',
    stop: 'リールを止める',
    continueFree: (left) => `フリースピンをプレイ、残り${left}回`,
    spinOffline: 'スピン：オフラインです',
    pickSentence: '選んでください',
    respin: 'もう一度まわす',
    holdSpin: (left) => `スピン、残り${left}回`,
    wheelSpin: 'ホイールを回す',
    roll: (left) => `サイコロを振る、残り${left}回`,
    collect: '配当を受け取る',
    chooseFree: 'フリースピンを選んでください',
    chooseSymbol: 'スペシャルシンボルを選んでください',
    gamble: '2倍に賭けるか受け取る',
  },
  keys: [['スペース', 'スピン、停止、続行']],
  levels: { nice: 'ナイスウィン', big: 'ビッグウィン', mega: 'メガウィン', epic: 'エピックウィン' },
  paytable: {
    symbols: '図柄',
    lines: (count) => `${count}ライン`,
    line: (number) => `ライン${number}`,
    ofAKind: (count) => `${count}個`,
  },
  resume: {
    free: (left) => `ラウンドの続きです。フリースピンは残り${left}回です。`,
    pick: 'ラウンドの続きです。選んでください。',
  },
  say: {
    numbers: ['0個', '1個', '2個', '3個', '4個', '5個'],
    stopped: 'リールが止まりました。',
    line: (count, symbol, line, pay) => `ライン${line}に${symbol}が${count}、配当${pay}。`,
    scatter: (count, symbol, pay) => `${symbol}が${count}、配当${pay}。`,
    wildReels: (reels) => `リール${reels}がワイルド。`,
    freeSpins: (left) => `フリースピン、残り${left}回。`,
    freeOver: (amount) => `フリースピンが終わり、${amount}の配当になりました。`,
    pick: (choices) => `ボーナスが始まります。${choices}個から1つ選んでください。`,
    picked: (choice, pay) => `${choice}番には${pay}が入っていました。`,
    pickedEnd: (choice) => `${choice}番でボーナスは終わりです。`,
    pickOver: (amount) => `ボーナスが終わり、${amount}の配当です。`,
  },
  mechanics,
}
