// Video poker: five cards, of which some are held.
import { cardOf } from './cards.ts'
import {
  act,
  by,
  data,
  mainIs,
  note,
  pause,
  type Round,
  type Scene,
  show,
  stakeNow,
  start,
  words,
  money,
} from './shell.ts'

const held = new Set<number>()
let isHolding = false
const places = Array.from({ length: 5 }, (_, place) => {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'place'
  button.disabled = true
  button.append(cardOf(null))
  button.addEventListener('click', () => toggle(place))
  by('hand').append(button)
  return button
})

function toggle(place: number): void {
  if (!isHolding) return
  if (held.has(place)) held.delete(place)
  else held.add(place)
  note(420, 0.06)
  showHeld()
}
function showHeld(): void {
  for (const [place, button] of places.entries()) {
    button.disabled = !isHolding
    button.setAttribute('aria-pressed', String(held.has(place)))
    button.dataset['held'] = held.has(place) ? words.held : ''
  }
}
function showPays(hand: string | null): void {
  by('pays').replaceChildren(
    ...data.pokerPays.map(({ name, units }) => {
      const item = document.createElement('li')
      item.classList.toggle('hit', name === hand)
      const amount = document.createElement('b')
      amount.textContent = money((units * stakeNow()) / data.unitsPerStake)
      item.append(data.handNames[name] ?? name, amount)
      return item
    }),
  )
}

async function turnUp(cards: readonly string[], kept: readonly number[]): Promise<void> {
  for (const [place, button] of places.entries()) {
    if (kept.includes(place)) continue
    button.replaceChildren(cardOf(cards[place] ?? null))
    note(200 + place * 30, 0.06)
    await pause(110)
  }
}

const draw = (): void => {
  isHolding = false
  showHeld()
  for (const [place, button] of places.entries())
    if (!held.has(place)) button.replaceChildren(cardOf(null))
  void act({ type: 'hold', data: { cards: [...held].toSorted((a, b) => a - b) } })
}

const scene: Scene = {
  asked: () => ({ cost: stakeNow() }),
  begin: () => {
    held.clear()
    showHeld()
    showPays(null)
    for (const button of places) button.replaceChildren(cardOf(null))
  },
  play: async (round: Round, from: number) => {
    for (const event of round.events.slice(from)) {
      if (event.type === 'pokerDealt' || event.type === 'pokerDrawn') {
        const cards = cardsOf(event)
        await turnUp(cards, event.held ?? [])
        const made = event.made ?? null
        showPays(made?.hand ?? null)
        show(made ? (data.handNames[made.hand] ?? made.hand) : '')
      }
    }
    await pause(250)
  },
  takeBack: () => {
    for (const button of places) button.replaceChildren(cardOf(null))
  },
  offer: () => {
    isHolding = true
    showHeld()
    show(words.holdWhich)
    mainIs(words.draw, draw)
  },
  rest: () => {
    isHolding = false
    for (const button of places) button.disabled = true
    if (held.size === 0) showPays(null)
  },
}
const cardsOf = (event: object): readonly string[] =>
  'cards' in event && Array.isArray(event.cards) ? event.cards.map(String) : []
await start(scene)
