import { finest } from '@fairhouse/stage/screen/choose-renderer'
import { openScreen } from '@fairhouse/stage/screen/open-screen'
import { loadTypeface } from '@fairhouse/stage/table/typeface'
import { element } from '../game-page/markup/element.ts'
import { layBlackjack } from './table-scenes/blackjack.ts'
import { layCourt, layDeck, layTurn } from './table-scenes/deck.ts'
import { layPoker } from './table-scenes/poker.ts'
import { layRoulette } from './table-scenes/roulette.ts'
import type { SceneOptions, TableScene } from './table-scenes/scene.ts'

const tableScenes: Readonly<Record<string, (options: SceneOptions) => TableScene>> = {
  blackjack: layBlackjack,
  poker: layPoker,
  roulette: layRoulette,
  deck: layDeck,
  court: layCourt,
  turn: layTurn,
}

const asked = new URLSearchParams(location.search)
const bar = document.getElementById('bar')
const stageArea = document.getElementById('stage')

/** `?scene=…&calm&four&renderer=canvas`: what the kit of tables draws, set out as games will. */
async function open(): Promise<void> {
  if (!bar || !stageArea) throw new TypeError('the page has no stage')
  await loadTypeface()
  const screen = await openScreen(stageArea, {
    drawing: { ...finest, renderer: asked.get('renderer') === 'canvas' ? 'canvas' : 'webgl' },
    onLost: () => {},
  })
  const name = asked.get('scene') ?? 'blackjack'
  const lay = tableScenes[name] ?? layBlackjack
  const scene = lay({
    screen,
    sharpness: Math.min(2, devicePixelRatio),
    tools: { motion: screen.motion, calm: asked.has('calm') },
    fourColours: asked.has('four'),
  })
  const button = (text: string, onclick: () => void): HTMLElement =>
    element('button', { type: 'button', onclick }, text)
  bar.append(
    ...Object.keys(tableScenes).map((scene) =>
      button(scene, () => location.assign(`?scene=${scene}`)),
    ),
    button('play', () => void scene.play()),
  )
  if (asked.has('bare')) bar.remove()
  if (asked.has('play')) await scene.play()
  document.body.dataset['shown'] = 'yes'
}

await open()
