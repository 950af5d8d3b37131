// Roulette: the wheel as a strip of pockets that runs past a mark.
import {
  by,
  calm,
  data,
  fill,
  note,
  pause,
  type Round,
  type Scene,
  show,
  start,
  words,
} from './shell.ts'
import { clearWon, keepLaid, laid, layPlaces, markWon, showChips } from './places.ts'

const { wheel } = data
const turns = 3
const shown = 9
const reds = new Set('1 3 5 7 9 12 14 16 18 19 21 23 25 27 30 32 34 36'.split(' '))
const colourOf = (pocket: string): string =>
  pocket === '0' ? 'green' : reds.has(pocket) ? 'red' : 'black'

function pocketsFrom(first: number, count: number): HTMLElement[] {
  return Array.from({ length: count }, (_, at) => {
    const pocket = wheel[(first + at + wheel.length) % wheel.length] ?? '0'
    const made = document.createElement('span')
    made.className = `pocket ${colourOf(pocket)}`
    made.textContent = pocket
    return made
  })
}

let place = 0
const half = Math.floor(shown / 2)
by('wheel').replaceChildren(...pocketsFrom(place - half, shown))

async function runTo(pocket: string): Promise<void> {
  const to = wheel.indexOf(pocket)
  const steps = ((to - place + wheel.length) % wheel.length) + turns * wheel.length
  by('wheel').replaceChildren(...pocketsFrom(place - half, steps + shown))
  const running = by('wheel').animate(
    [
      { transform: 'translateX(0)' },
      { transform: `translateX(calc(-1 * var(--pocket) * ${steps}))` },
    ],
    { duration: calm ? 1 : 3_200, easing: 'cubic-bezier(.1,.7,.2,1)', fill: 'forwards' },
  )
  await running.finished
  running.cancel()
  place = to
  by('wheel').replaceChildren(...pocketsFrom(place - half, shown))
  note(700, 0.15)
}

const scene: Scene = {
  asked: () => {
    const bet = laid()
    return bet && { cost: bet.cost, selection: { chips: bet.chips } }
  },
  begin: () => {
    keepLaid()
    clearWon()
    by('wheel').scrollIntoView({ block: 'nearest' })
  },
  play: async (round: Round) => {
    for (const event of round.events) {
      if (event.type === 'ballLanded' && event.pocket !== undefined) {
        await runTo(event.pocket)
        show(fill(words.ballOn, { pocket: event.pocket }), 'big')
        await pause(500)
      } else if (event.type === 'spotsPaid') markWon(event.spots?.map(({ spot }) => spot) ?? [])
    }
    await pause(500)
  },
  takeBack: clearWon,
  rest: showChips,
}
layPlaces()
showChips()
await start(scene)
