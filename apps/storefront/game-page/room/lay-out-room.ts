import { element } from '../markup/element.ts'
import type { Bets } from './bets.ts'
import { openRoomMenu } from './dialogs/menu.ts'
import { lazyHeart } from './lazy-heart.ts'
import type { RoomContext } from './room-context.ts'
import { listenToRoomKeys } from './room-keys.ts'
import type { RoomStage } from './room-stage.ts'
import { createBetPanel } from './view/bet-panel.ts'
import { createPastStrip } from './view/past-strip.ts'
import { createPhaseView } from './view/phase-view.ts'
import { createPlayers } from './view/players.ts'
import { createResultBadge } from './view/result-badge.ts'
import { createRoomFoot } from './view/room-foot.ts'
import { createRoomTop } from './view/room-top.ts'

interface RoomParts {
  readonly context: RoomContext
  readonly bets: Bets
  readonly stage: RoomStage
  readonly announcer: HTMLElement
  readonly notices: HTMLElement
}

/** Puts everything around the picture, and lets it follow the moment. */
export function layOutRoom({ context, bets, stage, announcer, notices }: RoomParts): void {
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
    menu: () => openRoomMenu(context, heart(), applySettings),
  })
  const phase = createPhaseView(context)
  const players = createPlayers(context)
  const foot = createRoomFoot(context, delayOf(context))
  const panels = bets.all.map((bet) => createBetPanel(context, bet))
  phase.view.append(createResultBadge(context))
  const layout = element(
    'div',
    { class: 'room-layout' },
    top.view,
    createPastStrip(context),
    phase.view,
    players.opener,
    players.view,
    element(
      'section',
      { class: 'room-bets', 'aria-label': texts.page.controls },
      panels.map(({ view }) => view),
      foot.view,
    ),
  )
  const game = document.getElementById('game')
  game?.classList.add('is-room')
  game?.prepend(element('a', { class: 'skip', href: '#bet-1' }, words.skip))
  game?.append(layout, notices, announcer)
  listenToRoomKeys({
    ' ': () => bets.all[0]?.act(),
    Enter: () => bets.all[1]?.act(),
    p: () => players.toggle(),
    m: toggleSound,
  })
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, () => sound.unlock())
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && !button.classList.contains('bet-button') && title.cues.press)
      sound.play(title.cues.press)
  })
  applySettings()
  new ResizeObserver(() => stage.fit(phase.view)).observe(phase.view)
  const tick = (): void => {
    phase.tick()
    for (const panel of panels) panel.tick()
    foot.tick()
    requestAnimationFrame(tick)
  }
  tick()
}

/** How long a question takes to the house and back. */
const delayOf = ({ words, delay, number }: RoomContext) => ({
  means: words.delayMeans,
  text: () => (delay.middle === null ? '' : words.delay(number(Math.round(delay.middle)))),
})
