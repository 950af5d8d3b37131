import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { highSymbols, lowSymbols } from '@fairhouse/game-math/provided/slot-strips'
import type { PlayedGame } from '../games.ts'
import type { Session } from '../journal.ts'
import { hueOf } from './palette.ts'
import { style } from './style.ts'
import { spriteOf } from './symbols.ts'
import { isSpoken, type Words, wordsIn } from './words.ts'

const client = stripTypeScriptTypes(
  readFileSync(fileURLToPath(new URL('client.ts', import.meta.url)), 'utf8'),
)

/** What the page's script is told. Amounts are minor units. */
export interface PageData {
  readonly sid: string
  readonly language: string
  readonly currency: string
  readonly reels: number
  readonly rows: number
  readonly stakes: readonly number[]
  readonly symbols: readonly string[]
  readonly words: Words
}

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

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
  const { listed, definition } = game
  const { wish, themes, name, key } = listed
  const language = isSpoken(session.language) ? session.language : 'en'
  const words = wordsIn(language)
  const hue = hueOf(themes, wish.seed)
  const data: PageData = {
    sid: session.sid,
    language,
    currency: session.currency,
    reels: wish.reels,
    rows: wish.rows,
    stakes: definition.betLevels,
    symbols: [...definition.symbols],
    words,
  }
  const text = escaped
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${text(name)}</title>
<style nonce="${nonce}">:root{--hue:${hue};--reels:${wish.reels};--rows:${wish.rows}}${style}</style></head><body>
<div class="scene" aria-hidden="true"><img src="/art/${text(key)}" alt=""></div>${spriteOf(themes, wish.seed, hue)}
<header><h1>${text(name)}</h1><span class="push"></span><span class="tag">RTP ${percent(listed.rtp, language)}</span>
<button type="button" class="round" id="sound" aria-pressed="true" aria-label="${text(words.sound)}">♪</button>
<button type="button" class="round" id="rules" aria-label="${text(words.rules)}">i</button></header>
<main><div class="cabinet"><div class="free" id="free" hidden></div><div class="reels" id="reels" role="img" aria-label="${text(name)}"></div><div class="banner" id="banner" role="status"></div></div></main>
<footer><div class="figure"><span>${text(words.balance)}</span><b id="balance">…</b></div>
<div class="stake"><button type="button" class="round" id="less" aria-label="${text(words.lower)}">−</button><div class="figure"><span>${text(words.stake)}</span><b id="stake"></b></div><button type="button" class="round" id="more" aria-label="${text(words.raise)}">+</button></div>
<button type="button" class="spin" id="spin" aria-label="${text(words.spin)}"><svg viewBox="0 0 32 32" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="3.2" stroke-linecap="round" d="M26 16a10 10 0 1 1-3-7.1"/><path fill="currentColor" d="M27 3v9h-9z"/></svg></button>
<div class="figure end"><span>${text(words.win)}</span><b id="win">–</b></div></footer>
<dialog id="sheet" aria-labelledby="sheet-title"><h2 id="sheet-title">${text(words.rules)}</h2>${rulesOf(game, words, language)}<form method="dialog"><button class="round" aria-label="${text(words.close)}">×</button></form></dialog>
<script type="application/json" id="data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script><script type="module" nonce="${nonce}">${client}</script></body></html>`
}

function rulesOf({ listed, definition }: PlayedGame, words: Words, language: string): string {
  const { wish } = listed
  const count =
    wish.by === 'lines'
      ? definition.unitsPerStake
      : (wish.rows ** wish.reels).toLocaleString(language)
  const free = Object.values(definition.features).find(({ kind }) => kind === 'freeSpins')
  const sentences = [
    fill(wish.by === 'lines' ? words.lines : words.ways, { count }),
    words.wild,
    ...(free && 'most' in free ? [fill(words.star, { count: free.most, times: 2 })] : []),
    fill(words.rtp, { rtp: percent(listed.rtp, language) }),
    fill(words.most, { times: wish.maxWinX.toLocaleString(language) }),
    words.demo,
  ]
  const times = (units: number): string =>
    (units / definition.unitsPerStake).toLocaleString(language, { maximumFractionDigits: 2 })
  const pays = [...highSymbols, ...lowSymbols].map((name) => {
    const row = definition.pays[name] ?? []
    const told = row.flatMap((units, length) => (units > 0 ? [`${length}: ×${times(units)}`] : []))
    return `<li><svg aria-hidden="true"><use href="#s-${name}"/></svg><span>${told.toReversed().join('<br>')}</span></li>`
  })
  return `<ul class="pays">${pays.join('')}</ul>${sentences.map((one) => `<p>${escaped(one)}</p>`).join('')}`
}

const percent = (ratio: number, language: string): string =>
  ratio.toLocaleString(language, { style: 'percent', minimumFractionDigits: 2 })
