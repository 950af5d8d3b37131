// Bingo for one player: cards of numbers, which are marked as they are called.
import { someOf } from './chance.ts'
import {
  by,
  data,
  disable,
  fill,
  isBusy,
  money,
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

const { numbers, mostSpots, mostCards } = data
const columns = 5
const [pays = []] = data.ticketPays

/** As many numbers from each column, ascending. */
function newCard(): readonly number[] {
  const each = numbers / columns
  return Array.from({ length: columns }, (_, column) => {
    const all = Array.from({ length: each }, (_number, at) => column * each + at + 1)
    return someOf(all, mostSpots / columns)
  })
    .flat()
    .toSorted((one, other) => one - other)
}

interface Sheet {
  readonly title: HTMLElement
  readonly box: HTMLElement
  readonly cells: ReadonlyMap<number, HTMLElement>
}
let cards: readonly (readonly number[])[] = Array.from({ length: 2 }, newCard)
let sheets: readonly Sheet[] = []

function sheetOf(card: readonly number[], index: number): Sheet {
  const [box, title, list] = [
    document.createElement('section'),
    document.createElement('h2'),
    document.createElement('ul'),
  ]
  box.className = 'sheet'
  title.id = `card-${index + 1}`
  box.setAttribute('aria-labelledby', title.id)
  const cells = new Map(
    card.map((number) => {
      const cell = document.createElement('li')
      cell.textContent = String(number)
      return [number, cell] as const
    }),
  )
  list.append(...cells.values())
  box.append(title, list)
  return { title, box, cells }
}
const nameOf = (index: number): string => fill(words.cardNumber, { number: String(index + 1) })

/** The cards as they are bought, with nothing called. */
function layCards(): void {
  sheets = cards.map(sheetOf)
  for (const [index, { title }] of sheets.entries()) title.textContent = nameOf(index)
  by('sheets').replaceChildren(...sheets.map(({ box }) => box))
  by('called').replaceChildren()
  by('ball').textContent = ''
  showBet()
}
function showBet(): void {
  by('count').textContent = String(cards.length)
  by('laid').textContent = money(stakeNow() * cards.length)
  showPays()
  showStake()
}
function lock(isOff: boolean): void {
  disable('fewer', isOff || cards.length === 1)
  disable('further', isOff || cards.length === mostCards)
  disable('quick', isOff)
}
/** What a card pays, dearest first. */
function showPays(): void {
  const shown = pays.flatMap((units, count) => (units > 0 ? [{ units, count }] : [])).toReversed()
  by('pays').replaceChildren(
    ...shown.map(({ units, count }) => {
      const item = document.createElement('li')
      item.textContent = `${count}: ${money((units * stakeNow()) / data.unitsPerStake)}`
      return item
    }),
  )
}

const change = (to: () => readonly (readonly number[])[]) => (): void => {
  if (isBusy()) return
  cards = to()
  show('')
  layCards()
  lock(false)
}
by('fewer').addEventListener(
  'click',
  change(() => (cards.length > 1 ? cards.slice(0, -1) : cards)),
)
by('further').addEventListener(
  'click',
  change(() => (cards.length < mostCards ? [...cards, newCard()] : cards)),
)
by('quick').addEventListener(
  'click',
  change(() => cards.map(newCard)),
)

async function call(ball: number): Promise<void> {
  by('ball').textContent = String(ball)
  const item = document.createElement('li')
  item.textContent = String(ball)
  by('called').append(item)
  let isMarked = false
  for (const { cells } of sheets) {
    const cell = cells.get(ball)
    if (!cell) continue
    isMarked = true
    cell.className = 'caught'
    const said = document.createElement('span')
    said.className = 'unseen'
    said.textContent = ` ${words.called}`
    cell.append(said)
  }
  note(isMarked ? 660 : 260, 0.08)
  await pause(130)
}

const scene: Scene = {
  asked: () => ({ cost: stakeNow() * cards.length, selection: { cards } }),
  begin: () => {
    layCards()
    lock(true)
    by('sheets').scrollIntoView({ block: 'nearest' })
  },
  play: async (round: Round) => {
    const said: string[] = []
    for (const event of round.events) {
      if (event.type === 'ballDrawn' && event.ball !== undefined) await call(event.ball)
      else if (event.type === 'ticketPaid') {
        const sheet = sheets[said.length]
        const caught = fill(words.caughtOf, {
          caught: String(event.caught ?? 0),
          spots: String(mostSpots),
        })
        const pay = (event.pay ?? 0) * round.unit
        const text = `${nameOf(said.length)} · ${caught}${pay > 0 ? ` · ${money(pay)}` : ''}`
        said.push(text)
        if (sheet) sheet.title.textContent = text
        sheet?.box.classList.toggle('won', pay > 0)
      }
    }
    show(said.join(', '))
    await pause(900)
  },
  takeBack: () => {
    layCards()
    lock(false)
  },
  rest: () => {
    showBet()
    lock(false)
  },
}
layCards()
await start(scene)
