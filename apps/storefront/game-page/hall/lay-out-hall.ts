import { element } from '../markup/element.ts'
import { lazyHeart } from '../room/lazy-heart.ts'
import { listenToRoomKeys } from '../room/room-keys.ts'
import { createRoomFoot } from '../room/view/room-foot.ts'
import { createRoomTop } from '../room/view/room-top.ts'
import { openHallMenu } from './dialogs/menu.ts'
import type { HallContext } from './hall-context.ts'
import type { PageStage } from './hall-stage.ts'
import type { HallLook } from '@fairhouse/stage/rooms/bingo/look'
import type { Purchases } from './purchases.ts'
import { createBoard } from './view/board.ts'
import { createBuyPanel } from './view/buy-panel.ts'
import { createCards } from './view/cards.ts'
import { createPhaseView } from './view/phase-view.ts'
import { createPrizes } from './view/prizes.ts'

interface HallParts {
  readonly context: HallContext
  readonly purchases: Purchases
  readonly stage: PageStage
  readonly announcer: HTMLElement
  readonly notices: HTMLElement
}

/** Puts everything around the picture, and lets it follow the moment. */
export function layOutHall({ context, purchases, stage, announcer, notices }: HallParts): void {
  const { words, settings, sound, title, texts } = context
  const applySettings = (): void => {
    const { effects, music } = settings.now
    sound.volumes({ effects, music })
    top.heard(effects > 0 || music > 0)
  }
  const toggleSound = (): void => {
    const silent = settings.now.effects === 0 && settings.now.music === 0
    settings.change(silent ? { effects: 0.8, music: 0.5 } : { effects: 0, music: 0 })
    applySettings()
  }
  const heart = lazyHeart(context, () => context.state.now.game?.id ?? null)
  const top = createRoomTop(context, {
    sound: toggleSound,
    menu: () => openHallMenu(context, heart(), applySettings),
  })
  const phase = createPhaseView(context)
  const prizes = createPrizes(context)
  const cards = createCards(context)
  const foot = createRoomFoot(context, null)
  const layout = element(
    'div',
    { class: 'hall-layout' },
    top.view,
    phase.view,
    // It scrolls where a screen is low, so that keys must reach it.
    element(
      'div',
      { class: 'hall-side', tabindex: 0, role: 'group', 'aria-label': words.prizes.title },
      prizes.view,
      createBoard(context),
    ),
    cards.view,
    element(
      'section',
      { class: 'hall-foot', 'aria-label': texts.page.controls },
      createBuyPanel(context, purchases),
      foot.view,
    ),
  )
  dress(layout, title.look)
  const game = document.getElementById('game')
  game?.classList.add('is-room')
  game?.prepend(element('a', { class: 'skip', href: '#buy' }, words.skip))
  game?.append(layout, notices, announcer)
  listenToRoomKeys({ b: () => purchases.buy(), m: toggleSound })
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, () => sound.unlock())
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && button.id !== 'buy' && title.cues.press) sound.play(title.cues.press)
  })
  applySettings()
  new ResizeObserver(() => stage.fit(phase.view)).observe(phase.view)
  const tick = (): void => {
    phase.tick()
    prizes.tick()
    cards.tick()
    foot.tick()
    stage.tick()
    requestAnimationFrame(tick)
  }
  tick()
}

/** Gives everything over the picture the title's colours. */
function dress(layout: HTMLElement, { paper: [top, low], ...colours }: HallLook): void {
  for (const [name, colour] of Object.entries({ ...colours, paper: top, 'paper-low': low }))
    layout.style.setProperty(`--hall-${name}`, colour)
}
