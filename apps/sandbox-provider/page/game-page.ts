import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { escaped, fill, percent } from './fill.ts'
import { handNamesIn } from './hand-names.ts'
import { kindWordsIn } from './kind-words.ts'
import { moreWordsIn } from './more-words.ts'
import type { PageData } from './page-data.ts'
import { hueOf } from './palette.ts'
import { stageOf } from './stage-of.ts'
import { style } from './style.ts'
import { spriteOf } from './symbols.ts'
import { tableStyle } from './table-style.ts'
import { isSpoken, wordsIn } from './words.ts'

/** The page of a game in its frame. */
export function gamePage({
  session,
  game,
  nonce,
}: {
  readonly session: Session
  readonly game: PlayedGame
  readonly nonce: string
}): string {
  const { listed, rules } = game
  const { themes, name, key } = listed
  const language = isSpoken(session.language) ? session.language : 'en'
  const words = { ...wordsIn(language), ...moreWordsIn(language), ...kindWordsIn(language) }
  const handNames = handNamesIn(language)
  const stage = stageOf(game, { language, words, handNames })
  const [seed, isReels] = [seedOf(key), stage.script === 'reels.ts']
  const hue = hueOf(themes, seed)
  const data: PageData = {
    ...nothing,
    ...stage.data,
    sid: session.sid,
    language,
    currency: session.currency,
    words,
    handNames,
    stakes: rules.betLevels,
    unitsPerStake: rules.unitsPerStake,
    most: rules.maxUnits,
  }
  const text = escaped
  const begin = text(words[data.begins])
  const round =
    '<path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" d="M26 16a10 10 0 1 1-3-7.1"/><path fill="currentColor" d="M27 3v9h-9z"/>'
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(name)}</title>
<style nonce="${nonce}">:root{--hue:${hue};--reels:${data.reels};--rows:${data.rows}}${style}${tableStyle}</style></head><body>
<div class="scene" aria-hidden="true"><img src="/art/${text(key)}" alt=""></div>${isReels ? spriteOf(themes, seed, hue) : ''}
<header><h1>${text(name)}</h1><span class="push"></span><span class="tag">RTP ${percent(listed.rtp, language)}</span>
<button type="button" class="round" id="sound" aria-pressed="true" aria-label="${text(words.sound)}">♪</button>
<button type="button" class="round" id="rules" aria-label="${text(words.rules)}">i</button></header>
<main>${stage.markup}</main>
<footer><div class="figure"><span>${text(words.balance)}</span><b id="balance">…</b></div>
<div class="stake"><button type="button" class="round" id="less" aria-label="${text(words.lower)}">−</button><div class="figure"><span>${text(data.takesChips ? words.chip : words.stake)}</span><b id="stake"></b></div><button type="button" class="round" id="more" aria-label="${text(words.higher)}">+</button></div>
<button type="button" class="spin${isReels ? '' : ' worded'}" id="spin" aria-label="${begin}">${isReels ? `<svg viewBox="0 0 32 32" aria-hidden="true">${round}</svg>` : `<span>${begin}</span>`}</button>
<div class="figure end"><span>${text(words.win)}</span><b id="win">–</b></div></footer>
<dialog id="sheet" aria-labelledby="sheet-title"><h2 id="sheet-title">${text(words.rules)}</h2>${stage.pays}${[...stage.rules, ...figuresOf(game, words, language)].map((one) => `<p>${text(one)}</p>`).join('')}${returnsOf(game, words, language)}<form method="dialog"><button class="round" aria-label="${text(words.close)}">×</button></form></dialog>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><script type="module" nonce="${nonce}" src="/page/${stage.script}"></script></body></html>`
}

/** What a kind of game does not have. */
const nothing = {
  begins: 'spin',
  takesChips: false,
  mostChips: 0,
  mostOn: {},
  reels: 1,
  rows: 1,
  symbols: [],
  buyUnits: 0,
  isScratch: false,
  numbers: 0,
  mostSpots: 0,
  mostCards: 0,
  ticketPays: [],
  pokerPays: [],
  wheel: [],
  isDice: false,
  pictures: [],
  boards: [],
} as const

/** Games look as they are called. */
function seedOf(key: string): number {
  let seed = 0
  for (const letter of key) seed = (seed * 31 + letter.charCodeAt(0)) % 65_536
  return seed
}

function figuresOf(
  { listed, rules }: PlayedGame,
  words: PageData['words'],
  language: string,
): string[] {
  const takesOne = listed.wish.kind === 'slot' || listed.wish.kind === 'cells'
  const times = Math.floor(rules.maxUnits / rules.unitsPerStake)
  return [
    fill(words.rtp, { rtp: percent(listed.rtp, language) }),
    ...(takesOne ? [fill(words.most, { times: times.toLocaleString(language) })] : []),
    words.demo,
  ]
}

/** What each way to bet returns, of a game with several. */
function returnsOf({ listed }: PlayedGame, words: PageData['words'], language: string): string {
  if (listed.bets.length < 2) return ''
  const spoken: Readonly<Record<string, string>> = {
    ...words,
    base: words.plainRound,
    buy: words.freeSpinsShort,
  }
  const label = (name: string): string => {
    if (listed.wish.kind === 'keno') return fill(words.numbersOf, { count: name })
    if (listed.wish.kind !== 'pegs') return spoken[name] ?? name
    const [rows = '', risk = ''] = name.split('-')
    return `${words.rows} ${rows} · ${words.risk} ${spoken[risk] ?? risk}`
  }
  const items = listed.bets.map(
    ({ name, rtp }) => `<li><span>${escaped(label(name))}: ${percent(rtp, language)}</span></li>`,
  )
  return `<h2>${escaped(words.rtpOf)}</h2><ul class="pays">${items.join('')}</ul>`
}
