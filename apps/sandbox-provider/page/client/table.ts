// Tables of cards and dice: hands as they are dealt, dice as they are thrown, and buttons for what may be done.
import { cardOf } from './cards.ts'
import {
  act,
  by,
  data,
  fill,
  mainIs,
  money,
  note,
  pause,
  type Round,
  type Scene,
  show,
  stakeNow,
  start,
  type AnyEvent,
  words,
} from './shell.ts'
import {
  clearWon,
  keepLaid,
  laid,
  layAgain,
  layPlaces,
  markLost,
  markWon,
  showChips,
} from './places.ts'

const { takesChips } = data
const spoken: Readonly<Record<string, string>> = { ...words }
const named = (name: string): string => spoken[name] ?? data.handNames[name] ?? name

/** Hands of this round, by their name. */
const hands = new Map<string, { readonly box: HTMLElement; readonly row: HTMLElement }>()
function handOf(name: string) {
  const known = hands.get(name)
  if (known) return known
  const box = document.createElement('div')
  box.className = 'dealt'
  const [title, row] = [document.createElement('h2'), document.createElement('div')]
  title.textContent = named(name)
  row.className = 'row'
  box.append(title, row)
  by('table').append(box)
  const made = { box, row }
  hands.set(name, made)
  return made
}
function tellOf(name: string, text: string): void {
  const title = handOf(name).box.querySelector('h2')
  if (title) title.textContent = `${named(name)} · ${text}`
}
function clearTable(): void {
  hands.clear()
  by('table').replaceChildren()
  by('actions').replaceChildren()
  clearWon()
}

const points = ({ points: counted }: AnyEvent): string => (counted ? String(counted.value) : '')

const handIn = (event: AnyEvent): string => String(event.hand ?? '')

function dealCard(event: AnyEvent): Promise<void> {
  handOf(handIn(event)).row.append(cardOf(event.card ?? null))
  if (event.points) tellOf(handIn(event), points(event))
  note(240, 0.05)
  return pause(230)
}
function turnCard(event: AnyEvent): Promise<void> {
  const hidden = handOf(handIn(event)).row.querySelector('.back')
  hidden?.replaceWith(cardOf(event.card ?? null))
  if (event.points) tellOf(handIn(event), points(event))
  note(300, 0.06)
  return pause(300)
}
function splitHand(event: AnyEvent): Promise<void> {
  const last = handOf(handIn(event)).row.lastElementChild
  if (last && event.to) handOf(event.to).row.append(last)
  return pause(250)
}

async function showEvent(event: AnyEvent, unit: number): Promise<void> {
  if (event.type.startsWith('craps')) return showCraps(event)
  switch (event.type) {
    case 'cardsBet':
      if (takesChips) layAgain(betsOf(event, unit))
      return
    case 'cardDealt':
      return dealCard(event)
    case 'cardHidden':
      handOf(handIn(event)).row.append(cardOf(null))
      return pause(230)
    case 'cardTurned':
      return turnCard(event)
    case 'handSplit':
      return splitHand(event)
    case 'handRanked':
      tellOf(handIn(event), named(event.rank ?? ''))
      return pause(250)
    case 'diceRolled':
      return throwDice(event)
    case 'dicePaid':
      markWon(event.spots?.map(({ spot }) => spot) ?? [])
      return
    case 'spotSettled':
      if ((event.pay ?? 0) > (event.stake ?? 0)) markSettled(event.spot ?? '')
  }
}

function throwDice({ dice = [] }: AnyEvent): Promise<void> {
  by('table').replaceChildren(...dice.map(dieOf))
  note(180, 0.2, 0.08, 'square')
  return pause(700)
}

/** Where the puck lies, while it is on. */
let point: number | null = null
async function showCraps(event: AnyEvent): Promise<void> {
  switch (event.type) {
    case 'crapsBet':
      layAgain((event.chips ?? []).map(({ spot, stake }) => ({ spot, chips: stake })))
      return
    case 'crapsRolled':
      return throwDice(event)
    case 'crapsPoint':
      point = event.point ?? null
      return
    case 'crapsPaid':
      markSettled(event.spot ?? '')
      return
    case 'crapsLost':
      markLost((event.chips ?? []).map(({ spot }) => spot))
  }
}

const settled = new Set<string>()
function markSettled(spot: string): void {
  settled.add(spot)
  markWon([...settled])
  hands.get(spot)?.box.classList.add('won')
}

function betsOf(event: object, unit: number): { spot: string; chips: number }[] {
  if (!('bets' in event) || !Array.isArray(event.bets)) return []
  const chip = stakeNow() / unit
  return event.bets.flatMap((bet: { spot: string; stake: number }) => [
    { spot: bet.spot, chips: Math.max(1, Math.round(bet.stake / chip)) },
  ])
}

function dieOf(face: number): HTMLElement {
  const die = document.createElement('span')
  die.className = 'die'
  die.setAttribute('role', 'img')
  const picture = data.pictures[face - 1]
  die.setAttribute('aria-label', picture?.name ?? String(face))
  if (picture) die.classList.add('pictured')
  die.innerHTML =
    picture?.markup ?? (pips[face] ?? []).map((at) => `<i class="p${at}"></i>`).join('')
  return die
}
const pips: Readonly<Record<number, readonly number[]>> = {
  1: [5],
  2: [1, 9],
  3: [1, 5, 9],
  4: [1, 3, 7, 9],
  5: [1, 3, 5, 7, 9],
  6: [1, 3, 4, 6, 7, 9],
}

const scene: Scene = {
  asked: () => {
    if (!takesChips) return { cost: stakeNow() }
    const bet = laid()
    return bet && { cost: bet.cost, selection: data.isDice ? { chips: bet.chips } : bet.chips }
  },
  begin: () => {
    settled.clear()
    point = null
    clearTable()
    if (takesChips) keepLaid()
    by('table').scrollIntoView({ block: 'nearest' })
  },
  play: async (round: Round, from: number) => {
    by('actions').replaceChildren()
    for (const event of round.events.slice(from)) await showEvent(event, round.unit)
    await pause(300)
  },
  takeBack: clearTable,
  offer: (actions, round) => {
    if (actions.some(({ type }) => type === 'throwDice')) {
      mainIs(words.roll, () => void act({ type: 'throwDice', data: { chips: {} } }))
      show(point === null ? words.rollOn : fill(words.pointIs, { point: String(point) }))
      return
    }
    mainIs(null)
    show(words.yourTurn)
    by('actions').replaceChildren(
      ...actions.map((action) => {
        const button = document.createElement('button')
        button.type = 'button'
        button.className = 'action'
        const cost =
          'cost' in action && typeof action.cost === 'number' ? action.cost * round.unit : 0
        button.textContent = cost > 0 ? `${named(action.type)} ${money(cost)}` : named(action.type)
        button.addEventListener('click', () => void act({ type: action.type }, cost))
        return button
      }),
    )
    const [first] = by('actions').querySelectorAll('button')
    first?.focus()
  },
  rest: () => {
    by('actions').replaceChildren()
    if (takesChips) showChips()
  },
}
if (takesChips) {
  layPlaces()
  showChips()
}
await start(scene)
