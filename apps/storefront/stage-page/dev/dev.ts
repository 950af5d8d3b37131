import { finest } from '@fairhouse/stage/screen/choose-renderer'
import { openRoulette } from '@fairhouse/stage/families/roulette/open-roulette'
import { game, definition } from '../../../../games/european-roulette/math'
const q = new URLSearchParams(location.search)
const insets = JSON.parse(q.get('i') ?? '{"top":60,"right":8,"bottom":130,"left":8}')
const title = { manifest: {} as never, felt: { cloth: '#0d5c40', rail: '#3a1d10', metal: '#d9b066', ink: '#f2e3b8', lamp: '#fff0c8' }, print: { red: '#b8141f', black: '#15161a', green: '#0d7a43', line: '#e9d8a6' }, sounds: null, cues: { press: null, chip: null, sweep: null, run: null, knock: null, fall: null, win: null, bigWin: null, music: null } }
const stage = await openRoulette(document.getElementById('s')!, { title, language: 'en', drawing: { ...finest, framesPerSecond: 3, sharpness: 1, renderer: (q.get('r') ?? 'webgl') as 'webgl' }, insets, calm: false, sound: { hold: () => () => {}, play() {}, music() {} } as never, paytable: game.paytable as never, money: n => (n/100).toFixed(2), progress() {}, listener: { won() {}, pictureLost() {} }, words: { even: 'EVEN', odd: 'ODD' }, moved() {} })
stage.chips([{ value: 10, label: '0.10' }, { value: 50, label: '0.50' }, { value: 250, label: '2.50' }, { value: 1000, label: '10' }])
stage.lay([{ spot: '17', amount: 50 }, { spot: '17-20', amount: 130 }, { spot: 'red', amount: 1010 }, { spot: '4-5-7-8', amount: 30 }, { spot: 'dozen-2', amount: 2750 }, { spot: '0', amount: 10 }, { spot: '0-1-2', amount: 10 },{ spot: '31-32-33', amount: 300 }])
const bet = { type: 'rouletteBet', stake: 4290, chips: [{ spot: '17', stake: 50 }, { spot: '17-20', stake: 130 }, { spot: 'red', stake: 1010 }] }
Object.assign(window, { stage, bet, play: (p: string) => { stage.begin('bet'); return stage.present([bet, { type: 'ballLanded', pocket: p }, ...(p === '17' ? [{ type: 'spotsPaid', spots: [{ spot: '17', stake: 50, pay: 1800 }, { spot: '17-20', stake: 130, pay: 2340 }], pay: 4140, total: 4140 }] : []), { type: 'roundEnded', total: p === '17' ? 4140 : 0 }] as never) } })
document.title = 'ready'
void definition
