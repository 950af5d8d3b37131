// Keno and lotteries: a board of numbers, and balls that come out of the machine.
import { someOf } from './chance.ts'
import {
  by,
  data,
  note,
  pause,
  type Round,
  type Scene,
  show,
  showStake,
  stakeNow,
  start,
  words,
  fill,
  isBusy,
  money,
} from './shell.ts'

const { numbers, mostSpots } = data
const picked = new Set<number>()
const cells = new Map<number, HTMLButtonElement>()

for (let number = 1; number <= numbers; number++) {
  const cell = document.createElement('button')
  cell.type = 'button'
  cell.className = 'number'
  cell.textContent = String(number)
  cell.setAttribute('aria-pressed', 'false')
  cell.addEventListener('click', () => toggle(number))
  cells.set(number, cell)
  by('board').append(cell)
}

function toggle(number: number): void {
  if (isBusy()) return
  clearDraw()
  if (picked.has(number)) picked.delete(number)
  else if (picked.size < mostSpots) picked.add(number)
  else return show(fill(words.pick, { count: String(mostSpots) }))
  showPicked()
}
function showPicked(): void {
  for (const [number, cell] of cells) cell.setAttribute('aria-pressed', String(picked.has(number)))
  show(picked.size === 0 ? fill(words.pick, { count: String(mostSpots) }) : '')
  showPays(null)
  showStake()
}
function clearDraw(): void {
  for (const cell of cells.values()) {
    cell.classList.remove('drawn', 'caught')
    cell.removeAttribute('aria-label')
  }
}
/** What the ticket pays, dearest first. */
function showPays(caught: number | null): void {
  const row = data.ticketPays[picked.size - 1] ?? []
  const shown = row.flatMap((units, count) => (units > 0 ? [{ units, count }] : [])).toReversed()
  by('pays').replaceChildren(
    ...shown.map(({ units, count }) => {
      const item = document.createElement('li')
      item.classList.toggle('hit', count === caught)
      item.textContent = `${count}: ${money((units * stakeNow()) / data.unitsPerStake)}`
      return item
    }),
  )
}

const pick = (): void => {
  if (isBusy()) return
  clearDraw()
  picked.clear()
  for (const number of someOf([...cells.keys()], mostSpots)) picked.add(number)
  showPicked()
}
by('quick').addEventListener('click', pick)
by('clear').addEventListener('click', () => {
  if (isBusy()) return
  picked.clear()
  clearDraw()
  showPicked()
})

const scene: Scene = {
  asked: () =>
    picked.size === 0
      ? null
      : {
          cost: stakeNow(),
          selection: { spots: [...picked].toSorted((a, b) => a - b) },
        },
  begin: clearDraw,
  play: async (round: Round) => {
    for (const event of round.events) {
      if (event.type === 'ballDrawn' && event.ball !== undefined) {
        const isCaught = picked.has(event.ball)
        const cell = cells.get(event.ball)
        cell?.classList.add('drawn', ...(isCaught ? ['caught'] : []))
        cell?.setAttribute('aria-label', `${event.ball} ${words.called}`)
        note(isCaught ? 660 : 260, 0.08)
        await pause(110)
      } else if (event.type === 'ticketPaid') {
        showPays(event.caught ?? null)
        show(
          fill(words.caughtOf, {
            caught: String(event.caught ?? 0),
            spots: String(picked.size),
          }),
        )
      }
    }
    await pause(900)
  },
  takeBack: clearDraw,
  rest: () => {
    if (!by('board').querySelector('.drawn')) showPays(null)
  },
}
pick()
await start(scene)
