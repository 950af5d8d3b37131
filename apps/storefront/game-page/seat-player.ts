import type { GameStage } from '@fairhouse/stage/rounds/game-stage'
import { askForGood } from '../asking/ask-for-good.ts'
import { keepAnswer } from '../keeping/keep-answer.ts'
import { pauseOrOnline } from './pause-or-online.ts'
import type { Notices } from './controls/notices.ts'
import { showFailure } from './dialogs/failure-dialog.ts'
import { openNotEnough } from './dialogs/open-later.ts'
import { openTryOnDialog } from './dialogs/try-on-dialog.ts'
import type { GameContext } from './game-context.ts'
import type { Opened } from './open-seat.ts'
import { openHouseClient } from './play/house-client.ts'
import type { Course } from './play/course.ts'
import type { HouseClient, ControllerListener } from './play/controller-needs.ts'
import { RoundController } from './play/round-controller.ts'
import {
  allowedLevels,
  balanceOf,
  bonusOf,
  firstStake,
  phaseOf,
  spinStakeOf,
  plainBet,
  type ControllerState,
} from './play/controller-state.ts'
import { emptyTally, withStake } from './play/tally.ts'
import type { SettingsShelf } from './settings/settings.ts'

export interface SeatNeeds extends Omit<GameContext, 'table' | 'stage' | 'notice'> {
  readonly opened: Opened
  readonly stage: GameStage
  readonly notices: Notices
  readonly context: () => GameContext
}

/** A table at which the player sits, where the last round stood. */
export function seatPlayer(needs: SeatNeeds): RoundController {
  const { opened, settings, stage, family } = needs
  const { course } = family
  return new RoundController(beginning(opened, settings, course), {
    stage,
    course,
    house: houseOf(needs),
    turbo: () => settings.now.turbo && opened.game.rules.turbo,
    now: () => performance.now(),
    pause: (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
    listener: listenerOf(needs),
  })
}

function beginning(
  { game, connection, fairness, round, userStatus }: Opened,
  settings: SettingsShelf,
  course: Course,
): ControllerState {
  const remembered = settings.now.stakes[game.currency]
  return {
    game,
    connection,
    fairness,
    round,
    phase: phaseOf(round, course),
    isOnline: navigator.onLine,
    stake:
      (round && course.levelOf(round, game)) ??
      spinStakeOf(bonusOf(userStatus), game.id) ??
      firstStake(allowedLevels({ game, selected: null }, plainBet), remembered),
    mode: plainBet,
    selected: null,
    marked: null,
    balance: balanceOf(userStatus),
    bonus: bonusOf(userStatus),
    isTestMoney: userStatus.isLogged && userStatus.isTestMoney,
    won: round?.payout ?? 0,
    autoplay: null,
    tally: round ? withStake(emptyTally, round) : emptyTally,
  }
}

function houseOf({ asker, facts, texts, notices, keeper }: SeatNeeds): HouseClient {
  const { lost, offline } = texts.connection
  const { patience, answered } = askForGood({
    pause: pauseOrOnline,
    explain: (isWaiting) => notices.stay(isWaiting ? (navigator.onLine ? lost : offline) : null),
    offer: (tryNow) => openTryOnDialog(texts, tryNow),
  })
  return openHouseClient({
    asker,
    uri: facts.uri,
    patience,
    reached(answer) {
      answered()
      keepAnswer(keeper, answer)
    },
  })
}

function listenerOf(needs: SeatNeeds): ControllerListener {
  const { texts, money, family, settings, say, context, opened } = needs
  return {
    notEnough: () => void openNotEnough(context()),
    nothingSelected() {
      const { selectFirst } = family.words
      if (selectFirst === null) return
      context().notice(selectFirst)
      say(selectFirst)
    },
    failed: (failure) => showFailure(context(), failure),
    shown: (events, before) => {
      const { balance, phase } = context().table.state.now
      const rest = phase === 'idle' ? texts.say.balance(money(balance)) : ''
      say(`${family.spoken(events, money, before)} ${rest}`.trim())
    },
    autoplayStopped: (reason) => context().notice(texts.auto.stopped[reason]),
    stakeChosen: (stake) => {
      settings.change({ stakes: { ...settings.now.stakes, [opened.game.currency]: stake } })
      say(texts.say.stake(money(stake)))
    },
    modeChosen: (mode) =>
      say(mode === plainBet ? texts.ruleWords.modes.isOff : texts.ruleWords.modes.isOn),
  }
}
