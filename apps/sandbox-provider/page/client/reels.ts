// Reels, and grids of cells.
import {
  by,
  calm,
  data,
  fill,
  money,
  note,
  chime,
  pause,
  play,
  type Round,
  type Scene,
  show,
  showStake,
  showWin,
  stakeNow,
  start,
  type AnyEvent,
  words,
  isBusy,
} from './shell.ts'

const { reels, rows, symbols, buyUnits, unitsPerStake, isScratch } = data
const fillerCells = 18
let isBuying = false

function cellOf(symbol: string): HTMLElement {
  const cell = document.createElement('span')
  cell.className = 'cell'
  cell.innerHTML = `<svg aria-hidden="true"><use href="#s-${symbol}"/></svg>`
  return cell
}
const anySymbol = (): string => symbols[Math.floor(Math.random() * symbols.length)] ?? 'low1'

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

async function settle(showing: Showing): Promise<void> {
  if (showing.cells.size === 0) return
  const amount = money(showing.won * showing.unit)
  mark(showing.cells)
  show(fill(words.won, { amount }), 'big')
  showWin(showing.won * showing.unit)
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

async function showAward(showing: Showing, { cells, count }: AnyEvent): Promise<void> {
  await settle(showing)
  mark(new Set(cells?.map(String)))
  show(`${words.freeSpins}: ${count}`, 'big')
  chime([392, 523, 659, 784, 1046], 120)
  await pause(1600)
}

async function showEvent(showing: Showing, event: AnyEvent): Promise<void> {
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

let turning: readonly Animation[] = []

/** A round, spin after spin. */
async function playRound(round: Round): Promise<void> {
  await pause(isScratch ? 150 : 550)
  const showing: Showing = { unit: round.unit, turning, cells: new Set(), won: 0 }
  for (const event of round.events) await showEvent(showing, event)
  await settle(showing)
  by('free').hidden = true
}

const scene: Scene = {
  asked: () =>
    isBuying
      ? { cost: (stakeNow() / unitsPerStake) * buyUnits, mode: 'buy' }
      : { cost: stakeNow() },
  begin: () => {
    isBuying = false
    mark(new Set())
    turning = turn()
  },
  play: playRound,
  takeBack: () => {
    for (const one of turning) one.cancel()
    void stop(
      [],
      columns.map(() => Array.from({ length: rows }, anySymbol)),
    )
  },
  rest: () => {
    const buy = document.getElementById('buy')
    if (!buy) return
    buy.textContent = `${words.buy} ${money((stakeNow() / unitsPerStake) * buyUnits)}`
  },
}
document.getElementById('buy')?.addEventListener('click', () => {
  if (isBusy()) return
  isBuying = true
  void play().finally(() => {
    isBuying = false
    showStake()
  })
})
await start(scene)
