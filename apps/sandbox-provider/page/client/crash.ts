// A curve that rises until it breaks. The player has said where to cash out.
import {
  by,
  calm,
  data,
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
  fill,
} from './shell.ts'

const input = by('target')
if (!(input instanceof HTMLInputElement)) throw new Error('no target')
const { most } = data

/** Hundredths; null for what is none. */
function target(): number | null {
  const value = Math.round(
    Number((input instanceof HTMLInputElement ? input.value : '').replace(',', '.')) * 100,
  )
  return Number.isSafeInteger(value) && value >= 101 && value <= most ? value : null
}
function showTarget(): void {
  const at = target()
  by('pays').textContent = at === null ? '' : money((stakeNow() * at) / 100)
  input.setAttribute('aria-invalid', String(at === null))
  if (at === null) show(fill(words.targetFrom, { most: String(most / 100) }))
  showStake()
}
input.addEventListener('input', showTarget)
for (const preset of document.querySelectorAll<HTMLButtonElement>('[data-times]'))
  preset.addEventListener('click', () => {
    if (!(input instanceof HTMLInputElement) || input.disabled) return
    input.value = preset.dataset['times'] ?? input.value
    show('')
    showTarget()
  })

const width = 100
const height = 60
/** Draws the curve as far as it has come. @param times hundredths. */
function draw(times: number, look: '' | 'safe' | 'broken'): void {
  by('times').textContent = `${(times / 100).toFixed(2)}×`
  by('flight').setAttribute('class', `flight ${look}`)
  const reach = Math.min(1, Math.log(times / 100) / Math.log(20) + 0.04)
  const points = Array.from({ length: 24 }, (_, at) => {
    const part = (at / 23) * reach
    return `${(part * width).toFixed(1)},${(height - part ** 2.2 * (height - 6)).toFixed(1)}`
  })
  by('curve').setAttribute('points', points.join(' '))
  by('area').setAttribute(
    'points',
    `0,${height} ${points.join(' ')} ${(reach * width).toFixed(1)},${height}`,
  )
}

const frame = (): Promise<number> => new Promise((done) => requestAnimationFrame(done))

/** Rises to where it breaks; long flights are shown faster. @param passed when the target is reached. */
async function rise(result: number, at: number, passed: () => void): Promise<void> {
  const seconds = calm ? 0 : Math.min(7, 1 + Math.log2(result / 100) * 1.1)
  const begun = performance.now()
  let isPassed = false
  for (;;) {
    const part = seconds === 0 ? 1 : Math.min(1, (performance.now() - begun) / (seconds * 1_000))
    const times = Math.round(100 * (result / 100) ** part)
    if (times >= at && result >= at && !isPassed) {
      isPassed = true
      passed()
    }
    draw(times, isPassed ? 'safe' : '')
    if (part >= 1) return
    await frame()
  }
}

const lock = (is: boolean): void => {
  if (input instanceof HTMLInputElement) input.disabled = is
}
const scene: Scene = {
  asked: () => {
    const at = target()
    return at === null ? null : { cost: stakeNow(), selection: { target: at } }
  },
  begin: () => {
    lock(true)
    draw(100, '')
  },
  play: async (round: Round) => {
    const at = target() ?? 0
    const { result = 100 } = round.events.find(({ type }) => type === 'gateOpened') ?? {}
    await rise(result, at, () => {
      note(880, 0.3)
      show(fill(words.cashedOut, { times: `${(at / 100).toFixed(2)}×` }), 'big')
    })
    draw(result, result >= at ? 'safe' : 'broken')
    note(result >= at ? 440 : 110, 0.4)
    if (result < at) {
      show(fill(words.brokeAt, { times: `${(result / 100).toFixed(2)}×` }))
      await pause(900)
    }
  },
  takeBack: () => {
    lock(false)
    draw(100, '')
  },
  rest: () => {
    lock(false)
    const at = target()
    by('pays').textContent = at === null ? '' : money((stakeNow() * at) / 100)
  },
}
draw(100, '')
await start(scene)
