// Runs in the frame. What a round is, the sandbox has decided before anything moves here.
import type { PageData } from './game-page.ts'

interface Told {
  readonly type: string
  readonly mode?: string
  readonly grid?: readonly (readonly string[])[]
  readonly cells?: readonly (readonly [number, number])[]
  readonly pay?: number
  readonly total?: number
  readonly count?: number
  readonly left?: number
  readonly number?: number
}
interface Answer {
  readonly type: 'taken' | 'refused' | 'unknown'
  readonly why?: string
  readonly balance?: number
  readonly payout?: number
  readonly unit?: number
  readonly events?: readonly Told[]
}

function by(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
const disable = (id: string, isOff: boolean): void => {
  by(id).toggleAttribute('disabled', isOff)
}
const sheet = (): HTMLDialogElement => {
  const found = by('sheet')
  if (!(found instanceof HTMLDialogElement)) throw new Error('no sheet')
  return found
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the page that this script is part of
const data = JSON.parse(by('data').textContent ?? '') as PageData
const { words, reels, rows, stakes } = data
const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
const fillerCells = 18
const state = { stake: 0, balance: null as number | null, spinning: false, sound: true }

const tell = (type: string): void => parent.postMessage({ type }, '*')
const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, calm ? 0 : ms))

const money = (minorUnits: number): string =>
  data.currency === 'XCR'
    ? `${(minorUnits / 100).toLocaleString(data.language, { minimumFractionDigits: 2 })} Cr`
    : (minorUnits / 100).toLocaleString(data.language, {
        style: 'currency',
        currency: data.currency,
      })
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

function cellOf(symbol: string): HTMLElement {
  const cell = document.createElement('span')
  cell.className = 'cell'
  cell.innerHTML = `<svg aria-hidden="true"><use href="#s-${symbol}"/></svg>`
  return cell
}
const anySymbol = (): string =>
  data.symbols[Math.floor(Math.random() * data.symbols.length)] ?? 'low1'

const columns = Array.from({ length: reels }, () => {
  const reel = document.createElement('div')
  reel.className = 'reel'
  const strip = document.createElement('div')
  strip.className = 'strip'
  strip.replaceChildren(...Array.from({ length: rows }, () => cellOf(anySymbol())))
  reel.append(strip)
  by('reels').append(reel)
  return { reel, strip }
})

let audio: AudioContext | undefined
function note(
  frequency: number,
  seconds: number,
  volume = 0.05,
  kind: OscillatorType = 'triangle',
): void {
  if (!state.sound) return
  audio ??= new AudioContext()
  const [tone, gain] = [audio.createOscillator(), audio.createGain()]
  tone.type = kind
  tone.frequency.value = frequency
  gain.gain.setValueAtTime(volume, audio.currentTime)
  gain.gain.exponentialRampToValueAtTime(0.0001, audio.currentTime + seconds)
  tone.connect(gain).connect(audio.destination)
  tone.start()
  tone.stop(audio.currentTime + seconds)
}

function show(text: string, look: '' | 'big' | 'bad' = ''): void {
  by('banner').textContent = text
  by('banner').className = `banner ${look}`
}
function showStake(): void {
  by('stake').textContent = money(stakes[state.stake] ?? 0)
  disable('less', state.spinning || state.stake === 0)
  disable('more', state.spinning || state.stake === stakes.length - 1)
  disable('spin', state.spinning)
  by('spin').classList.toggle('turning', state.spinning)
}
function showBalance(balance: number | null): void {
  state.balance = balance
  by('balance').textContent = balance === null ? '…' : money(balance)
}

/** Turns all reels until they are told where to stop. */
function turn(): readonly Animation[] {
  by('reels').classList.remove('won')
  by('reels').classList.add('spinning')
  return columns.map(({ strip }) => {
    const seen = [...strip.children]
    const filler = Array.from({ length: fillerCells }, () => cellOf(anySymbol()))
    strip.replaceChildren(...filler, ...seen.slice(0, rows))
    const share = (100 * fillerCells) / (fillerCells + rows)
    return strip.animate(
      [{ transform: `translateY(-${share}%)` }, { transform: 'translateY(0)' }],
      {
        duration: calm ? 1 : 620,
        iterations: Number.POSITIVE_INFINITY,
      },
    )
  })
}

async function stop(
  turning: readonly Animation[],
  grid: readonly (readonly string[])[],
): Promise<void> {
  await Promise.all(
    columns.map(async ({ strip }, index) => {
      await pause(120 * index)
      turning[index]?.cancel()
      const landing = (grid[index] ?? []).map(cellOf)
      const filler = Array.from({ length: rows }, () => cellOf(anySymbol()))
      strip.replaceChildren(...landing, ...filler)
      const fall = strip.animate(
        [{ transform: 'translateY(-50%)' }, { transform: 'translateY(0)' }],
        {
          duration: calm ? 1 : 380,
          easing: 'cubic-bezier(.18,.9,.3,1.12)',
        },
      )
      await fall.finished
      strip.replaceChildren(...landing)
      note(150 + index * 18, 0.09, 0.07, 'square')
    }),
  )
  by('reels').classList.remove('spinning')
}

function mark(cells: ReadonlySet<string>): void {
  by('reels').classList.toggle('won', cells.size > 0)
  for (const [reel, { strip }] of columns.entries())
    for (const [row, cell] of [...strip.children].entries())
      cell.classList.toggle('hit', cells.has(`${reel},${row}`))
}

/** A round while it is shown. */
interface Showing {
  readonly unit: number
  turning: readonly Animation[] | null
  /** Cells that have won in the spin that is shown. */
  cells: Set<string>
  /** Pay units so far. */
  won: number
}

const chime = (notes: readonly number[], everyMs: number): void => {
  for (const [at, frequency] of notes.entries())
    setTimeout(() => note(frequency, 0.32, 0.06), at * everyMs)
}

async function settle(showing: Showing): Promise<void> {
  if (showing.cells.size === 0) return
  const amount = money(showing.won * showing.unit)
  mark(showing.cells)
  show(fill(words.won, { amount }), 'big')
  by('win').textContent = amount
  chime([523, 659, 784], 90)
  await pause(900)
  showing.cells = new Set()
}

async function showStop(showing: Showing, grid: readonly (readonly string[])[]): Promise<void> {
  await settle(showing)
  if (showing.turning === null) {
    showing.turning = turn()
    await pause(350)
  }
  await stop(showing.turning, grid)
  showing.turning = null
}

async function showAward(showing: Showing, { cells, count }: Told): Promise<void> {
  await settle(showing)
  mark(new Set(cells?.map(String)))
  show(`${words.freeSpins}: ${count}`, 'big')
  chime([392, 523, 659, 784, 1046], 120)
  await pause(1600)
}

async function showEvent(showing: Showing, event: Told): Promise<void> {
  if (event.type === 'reelsStopped') return showStop(showing, event.grid ?? [])
  if (event.type === 'freeSpinsAwarded') return showAward(showing, event)
  if (event.type === 'freeSpinStarted') {
    await settle(showing)
    by('free').hidden = false
    by('free').textContent = `${words.freeSpins} ${event.number} · ×2`
  } else if (event.cells && event.pay) {
    for (const cell of event.cells) showing.cells.add(String(cell))
    showing.won = event.total ?? showing.won
  }
  return undefined
}

/** Shows a round, spin after spin. */
async function play(answer: Answer, first: readonly Animation[]): Promise<void> {
  const showing: Showing = { unit: answer.unit ?? 0, turning: first, cells: new Set(), won: 0 }
  for (const event of answer.events ?? []) await showEvent(showing, event)
  await settle(showing)
  by('free').hidden = true
}

async function spin(): Promise<void> {
  if (state.spinning) return
  const stake = stakes[state.stake] ?? 0
  state.spinning = true
  showStake()
  mark(new Set())
  show('')
  by('win').textContent = '–'
  if (state.balance !== null && state.balance >= stake) showBalance(state.balance - stake)
  tell('roundStarted')
  note(330, 0.12)
  const turning = turn()
  const [answer] = await Promise.all([asked(stake), pause(550)])
  if (answer.type === 'taken') {
    await play(answer, turning)
    showBalance(answer.balance ?? null)
    if (answer.payout) {
      by('win').textContent = money(answer.payout)
      show(fill(words.won, { amount: money(answer.payout) }), 'big')
    } else show(words.nothing)
  } else {
    for (const one of turning) one.cancel()
    await stop(
      [],
      columns.map(() => Array.from({ length: rows }, anySymbol)),
    )
    show(sentenceOf(answer), 'bad')
    if (answer.why === 'ended') tell('sessionEnded')
    void readBalance()
  }
  state.spinning = false
  showStake()
  tell('roundEnded')
}

function sentenceOf({ type, why }: Answer): string {
  if (type === 'unknown') return words.unknown
  const sentences: Readonly<Record<string, string>> = {
    money: words.notEnough,
    ended: words.ended,
    limit: words.limit,
  }
  return sentences[why ?? ''] ?? words.failed
}

async function asked(stake: number): Promise<Answer> {
  try {
    const response = await fetch(`/play/${data.sid}/spin`, {
      method: 'POST',
      body: JSON.stringify({ stake }),
      headers: { 'content-type': 'text/plain' },
    })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox that sent this script answers
    return response.ok ? ((await response.json()) as Answer) : { type: 'refused' }
  } catch {
    // Nobody knows what became of it; the sandbox takes a stake back whose end is not known.
    return { type: 'unknown' }
  }
}

async function readBalance(): Promise<void> {
  try {
    const response = await fetch(`/play/${data.sid}/balance`)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    showBalance(((await response.json()) as { balance: number | null }).balance)
  } catch {
    // The figure stays as it was; the next round brings it.
  }
}

const change = (by_: number): void => {
  if (state.spinning) return
  state.stake = Math.min(Math.max(state.stake + by_, 0), stakes.length - 1)
  showStake()
}
by('spin').addEventListener('click', () => void spin())
by('less').addEventListener('click', () => change(-1))
by('more').addEventListener('click', () => change(1))
by('rules').addEventListener('click', () => sheet().showModal())
by('sound').addEventListener('click', () => {
  state.sound = !state.sound
  by('sound').setAttribute('aria-pressed', String(state.sound))
})
addEventListener('keydown', (event) => {
  const onButton = event.target instanceof HTMLButtonElement && event.target.id !== 'spin'
  if (sheet().open || event.repeat) return
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    change(event.key === 'ArrowUp' ? 1 : -1)
  }
  if (onButton) return
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault()
    void spin()
  }
})
// A hundred minor units to begin with, or the least there is.
state.stake = Math.max(
  0,
  stakes.findLastIndex((stake) => stake <= 100),
)
showStake()
await readBalance()
tell('gameLoaded')
