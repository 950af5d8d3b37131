import type { ControlInsets } from '@fairhouse/stage/rounds/game-stage'
import { createBonusLine } from './controls/bonus-line.ts'
import { createBottomBar } from './controls/bottom-bar.ts'
import { createFavoriteButton } from './controls/favorite-button.ts'
import { listenToKeys } from './controls/keyboard.ts'
import { createCoachButton } from './controls/coach-button.ts'
import { createModeButton } from './controls/mode-button.ts'
import { createReplayBar } from './controls/replay-bar.ts'
import { createTrainingEntry } from './controls/training-button.ts'
import { createTournamentLine } from './controls/tournament-line.ts'
import { createTopBar } from './controls/top-bar.ts'
import { openAutoplayDialog } from './dialogs/autoplay-dialog.ts'
import { openFairnessDialog } from './dialogs/fairness-dialog.ts'
import { openHistoryDialog } from './dialogs/history-dialog.ts'
import { openMenuDialog } from './dialogs/menu-dialog.ts'
import { openPaytable, openRules, openSession } from './dialogs/open-later.ts'
import { openSettingsDialog } from './dialogs/settings-dialog.ts'
import { openStakeDialog } from './dialogs/stake-dialog.ts'
import type { GameContext } from './game-context.ts'
import { element } from './markup/element.ts'
import { createTraining, type Training } from './play/training.ts'

export interface PageParts {
  readonly context: GameContext
  readonly announcer: HTMLElement
  readonly notices: HTMLElement
  readonly calm: boolean
}

export interface LaidOutPage {
  /** Tells the stage how much room the controls take. */
  fitStage(): void
}

/** Puts all controls around the stage and joins them with what they do. */
export function layOutPage({ context, announcer, notices, calm }: PageParts): LaidOutPage {
  const { table, settings, sound, family } = context
  const { turbo: mayHurry, autoplay: mayRepeat } = table.state.now.game.rules
  const controls = family.controls(context)
  const applySettings = (): void => {
    const { effects, music, turbo } = settings.now
    sound.volumes({ effects, music })
    context.stage().pace(turbo && mayHurry ? 'turbo' : 'normal')
    bottom.turbo(turbo)
    top.heard(effects > 0 || music > 0)
  }
  const toggleSound = (): void => {
    const silent = settings.now.effects === 0 && settings.now.music === 0
    settings.change(silent ? { effects: 0.8, music: 0.5 } : { effects: 0, music: 0 })
    applySettings()
  }
  const toggleTurbo = (): void => {
    if (!mayHurry) return
    settings.change({ turbo: !settings.now.turbo })
    applySettings()
  }
  const autoplay = (): void => {
    if (table.state.now.autoplay) table.stopAutoplay()
    else if (mayRepeat && family.course.repeats && table.state.now.phase === 'idle')
      openAutoplayDialog(context)
  }
  const training = trainingOf(context)
  const switches = [createFavoriteButton(context), createTrainingEntry(context, training)]
  const top = createTopBar(context, { sound: toggleSound })
  const bottom = createBottomBar(
    context,
    {
      stakes: () => openStakeDialog(context),
      autoplay,
      turbo: toggleTurbo,
      paytable: () => void openPaytable(context),
      menu: () => openMenu(context, switches.filter(isThere), applySettings),
    },
    { controls, calm },
  )
  const tournament = createTournamentLine(context)
  const besides = [
    createModeButton(context),
    ...createCoachButton(context, training),
    createBonusLine(context),
    tournament,
  ].filter(isThere)
  document.getElementById('stage')?.addEventListener('click', () => controls.tapped())
  const game = document.getElementById('game')
  game?.prepend(element('a', { class: 'skip', href: '#spin' }, family.words.skip), top.view)
  const { overStage } = controls
  game?.append(...overStage, notices, createReplayBar(context), bottom.view, announcer, ...besides)
  listenToKeys(context, { turbo: toggleTurbo, sound: toggleSound, autoplay, own: controls.keys })
  unlockSound(context)
  applySettings()
  const fitStage = (): void => {
    const { now } = settings
    controls.fit()
    context.stage().pace(now.turbo && mayHurry ? 'turbo' : 'normal')
    context.stage().insets(family.room(insetsAround(top.view, bottom.view, tournament)))
    game?.style.setProperty('--bottom-bar', `${bottom.view.offsetHeight}px`)
  }
  watchSizes([top.view, bottom.view, tournament], fitStage)
  return { fitStage }
}

function trainingOf(context: GameContext): Training | null {
  const judge = context.family.coach?.judge
  return createTraining(context, judge ? (round) => judge(context, round) : null)
}

function openMenu(
  context: GameContext,
  switches: readonly HTMLElement[],
  applySettings: () => void,
): void {
  openMenuDialog(context, switches, {
    paytable: () => void openPaytable(context),
    rules: () => void openRules(context),
    history: () => openHistoryDialog(context),
    session: () => void openSession(context),
    fairness: () => openFairnessDialog(context),
    settings: () => openSettingsDialog(context, applySettings),
  })
}

function watchSizes(views: readonly HTMLElement[], changed: () => void): void {
  const observer = new ResizeObserver(changed)
  for (const view of views) observer.observe(view)
}

const isThere = (view: HTMLElement | null): view is HTMLElement => view !== null

/** @param line of a tournament: within the upper bar, or below it where that has no room; hidden, it has no height. */
function insetsAround(top: HTMLElement, bottom: HTMLElement, line: HTMLElement): ControlInsets {
  const safe = getComputedStyle(document.documentElement)
  const side = (name: string): number => Number.parseFloat(safe.getPropertyValue(name)) || 0
  const below = Math.max(top.offsetHeight, line.offsetTop + line.offsetHeight) + 4
  return {
    top: below,
    ends: below,
    right: side('--safe-right') + 8,
    bottom: bottom.offsetHeight + 4,
    left: side('--safe-left') + 8,
  }
}

/** Browsers allow sound from the first touch on; buttons click. */
function unlockSound({ sound, family }: GameContext): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && button.id !== 'spin' && family.pressCue) sound.play(family.pressCue)
  })
  for (const touch of ['pointerdown', 'keydown'] as const)
    addEventListener(touch, () => sound.unlock())
}
