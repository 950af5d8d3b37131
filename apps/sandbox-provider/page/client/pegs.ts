// A ball that falls through pegs into a slot. How it falls, the sandbox has drawn.
import {
  by,
  calm,
  data,
  fill,
  isBusy,
  note,
  pause,
  type Round,
  type Scene,
  show,
  showStake,
  stakeNow,
  start,
  words,
} from './shell.ts'

const { boards } = data
const [first] = boards
if (!first) throw new Error('no board')
const chosen = { rows: '12', risk: 'medium' }
const boardNow = () =>
  boards.find(({ rows, risk }) => String(rows) === chosen.rows && risk === chosen.risk) ?? first

/** Distances of two pegs beside and below each other; the board is as wide as its slots. */
const [step, drop] = [10, 7]
const shape = (name: string, told: Readonly<Record<string, number>>): SVGElement => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name)
  for (const [key, value] of Object.entries(told)) made.setAttribute(key, String(value))
  return made
}
const timesOf = (units: number): string =>
  `${(units / 100).toLocaleString(data.language, { maximumFractionDigits: 2 })}×`

/** Where a ball is that went to the right so often in so many rows. */
const placeOf = (rows: number, fallen: number, rights: number) => ({
  x: ((rows + 1) / 2 + rights - fallen / 2) * step,
  y: (fallen + 0.4) * drop,
})

let ball = shape('circle', { r: 2.6 })
function drawBoard(): void {
  const { rows, pays } = boardNow()
  // A peg under every place where the ball may be, and one more on either side.
  const pegs = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (_peg, at) =>
      shape('circle', { cx: placeOf(rows, row, at - 1).x, cy: (row + 1) * drop, r: 1 }),
    ),
  ).flat()
  ball = shape('circle', { r: 2.6 })
  ball.setAttribute('class', 'ball')
  moveBall(0, 0)
  by('pegs').setAttribute('viewBox', `0 0 ${(rows + 1) * step} ${(rows + 0.9) * drop}`)
  by('pegs').replaceChildren(...pegs, ball)
  by('slots').style.setProperty('--slots', String(pays.length))
  by('slots').replaceChildren(
    ...pays.map((units) => {
      const slot = document.createElement('li')
      slot.textContent = timesOf(units)
      if (units >= 100) slot.className = 'good'
      return slot
    }),
  )
}
function moveBall(fallen: number, rights: number): void {
  const { x, y } = placeOf(boardNow().rows, fallen, rights)
  ball.setAttribute('transform', `translate(${x} ${y})`)
}

const choices = document.querySelectorAll<HTMLButtonElement>('[data-choice]')
function showChoices(isOff: boolean): void {
  for (const button of choices) {
    const { choice, value } = button.dataset
    const now = choice === 'rows' ? chosen.rows : chosen.risk
    button.setAttribute('aria-pressed', String(value === now))
    button.disabled = isOff
  }
}
for (const button of choices)
  button.addEventListener('click', () => {
    const { choice, value = '' } = button.dataset
    if (isBusy()) return
    if (choice === 'rows') chosen.rows = value
    else chosen.risk = value
    show('')
    showChoices(false)
    drawBoard()
    showStake()
  })

/** One step for each peg, and then into the slot. */
async function fall(path: readonly number[]): Promise<void> {
  let rights = 0
  for (const [row, side] of path.entries()) {
    rights += side
    moveBall(row + 1, rights)
    note(300 + row * 25, 0.05)
    if (!calm) await pause(120)
  }
}

const scene: Scene = {
  asked: () => {
    const { rows, risk } = boardNow()
    return { cost: stakeNow(), selection: { rows, risk } }
  },
  begin: () => {
    drawBoard()
    showChoices(true)
  },
  play: async (round: Round) => {
    for (const event of round.events) {
      if (event.type === 'ballDropped') await fall(event.path ?? [])
      else if (event.type === 'ballSettled' && event.slot !== undefined) {
        by('slots').children[event.slot]?.classList.add('hit')
        show(fill(words.landedOn, { times: timesOf(event.times ?? 0) }))
        await pause(800)
      }
    }
  },
  takeBack: () => {
    drawBoard()
    showChoices(false)
  },
  rest: () => showChoices(false),
}
showChoices(false)
drawBoard()
await start(scene)
