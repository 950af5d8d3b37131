// Runs in the frame: what every kind of game has in common. What a round is, the sandbox has decided before anything moves here.
import type { RoundAction } from '@fairhouse/contract/rounds/round'
import type { ShownRound } from '../../rounds/shown-round.ts'
import type { PageData } from '../page-data.ts'

/** A round as the sandbox tells it; its events are read by who shows them. */
export type Round = Omit<ShownRound, 'events'> & { readonly events: readonly AnyEvent[] }

/** What events of rounds may say, of any family. */
export interface AnyEvent {
  readonly type: string
  readonly grid?: readonly (readonly string[])[]
  readonly cells?: readonly (readonly [number, number])[]
  readonly pay?: number
  readonly total?: number
  readonly count?: number
  readonly number?: number
  readonly ball?: number
  readonly caught?: number
  readonly result?: number
  readonly pocket?: string
  readonly hand?: string | number
  readonly card?: string
  readonly made?: { readonly hand: string; readonly cards: readonly number[] } | null
  readonly name?: string
  readonly held?: readonly number[]
  readonly points?: { readonly value: number; readonly isSoft: boolean }
  readonly to?: string
  readonly spot?: string
  readonly stake?: number
  readonly dice?: readonly number[]
  readonly spots?: readonly { readonly spot: string; readonly pay: number }[]
  readonly rank?: string
  readonly path?: readonly number[]
  readonly slot?: number
  readonly times?: number
  readonly point?: number | null
  readonly chips?: readonly { readonly spot: string; readonly stake: number }[]
}
interface Answer {
  readonly type: 'taken' | 'refused' | 'unknown'
  readonly why?: string
  readonly balance?: number | null
  readonly round?: Round
}

/** What a kind of game shows, and what it bets. */
export interface Scene {
  /** What is bet now, and its cost in minor units; null: nothing that can be bet yet. */
  readonly asked: () => {
    readonly cost: number
    readonly mode?: string
    readonly selection?: unknown
  } | null
  /** A round is asked for. */
  readonly begin: () => void
  /** Shows what a round tells from its event `from` on. */
  readonly play: (round: Round, from: number) => Promise<void>
  /** The round was not taken: everything as it was. */
  readonly takeBack: () => void
  /** A round waits for what the player does; these are offered. */
  readonly offer?: (actions: readonly RoundAction[], round: Round) => void
  /** Nothing is under way: bets may be changed. */
  readonly rest?: () => void
}

export function by(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`no ${id}`)
  return found
}
export const disable = (id: string, isOff: boolean): void => {
  by(id).toggleAttribute('disabled', isOff)
}
const sheet = (): HTMLDialogElement => {
  const found = by('sheet')
  if (!(found instanceof HTMLDialogElement)) throw new Error('no sheet')
  return found
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the page that this script is part of
export const data = JSON.parse(by('data').textContent ?? '') as PageData
export const { words } = data
export const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
const { stakes } = data
const state = {
  stake: 0,
  balance: null as number | null,
  busy: false,
  sound: true,
  round: null as Round | null,
}

const tell = (type: string): void => parent.postMessage({ type }, '*')
export const pause = (ms: number): Promise<void> =>
  new Promise((done) => setTimeout(done, calm ? 0 : ms))
export const stakeNow = (): number => stakes[state.stake] ?? 0
export const isBusy = (): boolean => state.busy || state.round !== null

export const money = (minorUnits: number): string =>
  data.currency === 'XCR'
    ? `${(minorUnits / 100).toLocaleString(data.language, { minimumFractionDigits: 2 })} Cr`
    : (minorUnits / 100).toLocaleString(data.language, {
        style: 'currency',
        currency: data.currency,
      })
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')

let audio: AudioContext | undefined
export function note(
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

export function show(text: string, look: '' | 'big' | 'bad' = ''): void {
  by('banner').textContent = text
  by('banner').className = `banner ${look}`
}
/** What may be pressed now, after anything changed. */
export function showStake(): void {
  const waits = state.round !== null
  by('stake').textContent = money(stakeNow())
  disable('less', state.busy || waits || state.stake === 0)
  disable('more', state.busy || waits || state.stake === stakes.length - 1)
  disable(
    'spin',
    state.busy || (waits ? scene?.offer !== undefined && !mainAction() : !scene?.asked()),
  )
  by('spin').classList.toggle('turning', state.busy)
}
function showBalance(balance: number | null): void {
  state.balance = balance
  by('balance').textContent = balance === null ? '…' : money(balance)
}

export const chime = (notes: readonly number[], everyMs: number): void => {
  for (const [at, frequency] of notes.entries())
    setTimeout(() => note(frequency, 0.32, 0.06), at * everyMs)
}
export const showWin = (amount: number | null): void => {
  by('win').textContent = amount === null ? '–' : money(amount)
}

/** What the large button does while a round waits, where one of the actions is its. */
let main: { readonly label: string; readonly act: () => void } | null = null
const mainAction = (): boolean => main !== null
export function mainIs(label: string | null, act: () => void = () => undefined): void {
  main = label === null ? null : { label, act }
  by('spin').setAttribute('aria-label', label ?? words[data.begins])
  const text = by('spin').querySelector('span')
  if (text) text.textContent = label ?? words[data.begins]
}

let scene: Scene | undefined

/** Begins, when the page is ready to be played. */
export async function start(of: Scene): Promise<void> {
  scene = of
  // A hundred minor units to begin with, or the least there is; of chips the least.
  state.stake = data.takesChips
    ? 0
    : Math.max(
        0,
        stakes.findLastIndex((stake) => stake <= 100),
      )
  showStake()
  const found = await asked<{ balance: number | null; round: Round | null }>('round')
  showBalance(found?.balance ?? null)
  if (found?.round) {
    await of.play(found.round, 0)
    after(found.round)
  } else of.rest?.()
  showStake()
  tell('gameLoaded')
}

/** Bets what the scene asks for. */
export async function play(): Promise<void> {
  const bet = scene?.asked()
  if (!scene || state.busy || state.round || !bet) return
  busy(true)
  show('')
  showWin(null)
  tell('roundStarted')
  note(330, 0.12)
  if (state.balance !== null && state.balance >= bet.cost) showBalance(state.balance - bet.cost)
  scene.begin()
  const { mode, selection } = bet
  await heard('bet', { stake: stakeNow(), mode, selection }, 0)
}

/** Takes an action that is offered. @param cost minor units. */
export async function act(action: { type: string; data?: unknown }, cost = 0): Promise<void> {
  const { round } = state
  if (!scene || state.busy || !round) return
  busy(true)
  show('')
  if (cost > 0 && state.balance !== null) showBalance(state.balance - cost)
  await heard('act', action, round.events.length)
}

/** The large button was pressed by keyboard: what is disabled loses the focus, and gets it back. */
let wasOnSpin = false
function busy(is: boolean): void {
  if (is) wasOnSpin = document.activeElement === by('spin')
  state.busy = is
  showStake()
  if (!is && wasOnSpin && document.activeElement === document.body) by('spin').focus()
}

async function heard(call: string, body: object, from: number): Promise<void> {
  const answer = (await asked<Answer>(call, body)) ?? { type: 'unknown' }
  if (answer.type === 'taken' && answer.round) {
    await scene?.play(answer.round, from)
    if (answer.balance !== null && answer.balance !== undefined) showBalance(answer.balance)
    after(answer.round)
  } else await notTaken(answer)
  busy(false)
  if (state.round === null) tell('roundEnded')
}

/** Says why, and shows what the sandbox knows: a round that waits is still there. */
async function notTaken(answer: Answer): Promise<void> {
  show(sentenceOf(answer), 'bad')
  if (answer.why === 'ended') tell('sessionEnded')
  const found = await asked<{ balance: number | null; round: Round | null }>('round')
  showBalance(found?.balance ?? state.balance)
  if (state.round === null) scene?.takeBack()
  if (found?.round) after(found.round)
}

/** The round waits for the player, or is over. */
function after(round: Round): void {
  mainIs(null)
  if (round.actions.length > 0) {
    state.round = round
    scene?.offer?.(round.actions, round)
    showStake()
    return
  }
  state.round = null
  showWin(round.payout === 0 ? null : round.payout)
  if (round.payout > round.cost) {
    show(fill(words.won, { amount: money(round.payout) }), 'big')
    chime([523, 659, 784], 90)
  } else if (round.payout > 0) show(fill(words.back, { amount: money(round.payout) }))
  else show(words.nothing)
  scene?.rest?.()
  showStake()
}

function sentenceOf({ type, why }: Pick<Answer, 'type' | 'why'>): string {
  if (type === 'unknown') return words.unknown
  const sentences: Readonly<Record<string, string>> = {
    money: words.notEnough,
    ended: words.ended,
    limit: words.limit,
  }
  return sentences[why ?? ''] ?? words.failed
}

/** Null: nobody knows what became of it; the sandbox takes a stake back whose end is not known. */
async function asked<Reply>(call: string, body?: object): Promise<Reply | null> {
  try {
    const response = await fetch(
      `/play/${data.sid}/${call}`,
      body && {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'text/plain' },
      },
    )
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the sandbox that sent this script answers
    return response.ok ? ((await response.json()) as Reply) : null
  } catch {
    // Cut off, or not readable.
    return null
  }
}

const change = (by_: number): void => {
  if (isBusy()) return
  state.stake = Math.min(Math.max(state.stake + by_, 0), stakes.length - 1)
  scene?.rest?.()
  showStake()
}
const press = (): void => {
  if (main) main.act()
  else void play()
}
by('spin').addEventListener('click', press)
by('less').addEventListener('click', () => change(-1))
by('more').addEventListener('click', () => change(1))
by('rules').addEventListener('click', () => sheet().showModal())
by('sound').addEventListener('click', () => {
  state.sound = !state.sound
  by('sound').setAttribute('aria-pressed', String(state.sound))
})
addEventListener('keydown', (event) => {
  const onButton =
    (event.target instanceof HTMLButtonElement && event.target.id !== 'spin') ||
    event.target instanceof HTMLInputElement
  if (sheet().open || event.repeat) return
  if (event.target instanceof HTMLInputElement) return
  if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
    event.preventDefault()
    change(event.key === 'ArrowUp' ? 1 : -1)
  }
  if (onButton) return
  if (event.key === ' ' || event.key === 'Enter') {
    event.preventDefault()
    press()
  }
})
