import { formatMoney } from '@fairhouse/money'
import { cheapest, type Drawing, finest } from '@fairhouse/stage/screen/choose-renderer'
import { Sound } from '@fairhouse/stage/sound/sound'
import { ask } from '../asking/ask.ts'
import type { Keeper } from '../keeping/keeper.ts'
import type { News } from '../keeping/new-keys.ts'
import { pauseOrOnline } from './pause-or-online.ts'
import type { HouseConnection } from './connect-to-house.ts'
import { createAnnouncer } from './controls/announcer.ts'
import type { Notices } from './controls/notices.ts'
import { showFailure } from './dialogs/failure-dialog.ts'
import { openFairnessNews } from './dialogs/open-later.ts'
import { startReplay } from './dialogs/replay.ts'
import { loadFamily } from './families/load-family.ts'
import type { Addresses } from './addresses.ts'
import type { FamilyGame, GameContext } from './game-context.ts'
import { layOutPage } from './lay-out-page.ts'
import { type Loading, showLoading } from './loading.ts'
import { type Opened, openSeat } from './open-seat.ts'
import type { PageFacts } from './page-facts.ts'
import type { PagePlayer } from './page-player.ts'
import { createFavorite } from './play/favorite.ts'
import { liveJackpots } from './play/live-jackpots.ts'
import { liveTournament } from './play/live-tournament.ts'
import type { RoundController } from './play/round-controller.ts'
import { seatPlayer } from './seat-player.ts'
import { browserShelf, openSettings, settingsName } from './settings/settings.ts'
import { StagePlace } from './stage-place.ts'
import type { Texts } from './texts/texts.ts'
import { loadTitle } from './titles.ts'
import { watchConnection } from './watch-connection.ts'
import { watchReality } from './watch-reality.ts'

export interface PageNeeds {
  readonly facts: PageFacts
  readonly texts: Texts
  readonly addresses: Addresses
  readonly connection: HouseConnection
  readonly notices: Notices
  readonly player: PagePlayer
}

/** Repetitions of the opening call before the page says that it cannot be loaded. */
const openingRepetitions = 6

/** Loads a game, sits the player down and puts everything on screen. @throws NoPictureError, or Error when loading fails. */
export async function openGamePage(needs: PageNeeds): Promise<void> {
  const { facts, texts, connection, notices, player } = needs
  const loading = showLoading(document, facts.name, texts)
  const patience = {
    pause: pauseOrOnline,
    waiting: () => notices.stay(texts.connection.lost),
    repetitions: openingRepetitions,
  }
  let table: RoundController | null = null
  const told = (news: readonly News[]): void => {
    table?.stopAutoplay()
    void openFairnessNews({ ...needs, notice: notices.pass }, news)
  }
  const { asker } = connection
  const [family, seat] = await Promise.all([
    loadGame(needs),
    openSeat({ asker, uri: facts.uri, patience, told }),
  ])
  if (!seat.ok) return showFailure(needs, seat.failure)
  notices.stay(null)
  player.heard(seat.opened.userStatus)
  const context = await openTable({ ...needs, ...seat, family, loading })
  table = context.table
  loading.done()
  takeUp(context)
  watchConnection(context, notices, connection)
  void watchReality(context)
  const wanted = new URLSearchParams(location.search).get('replay')
  if (wanted) await startReplay(context, wanted)
}

/** The title and its family are fetched at the same time. @throws RangeError when there is no such title or family. */
async function loadGame({ facts, texts }: PageNeeds): Promise<FamilyGame> {
  const { uri, language } = facts
  const [title, family] = await Promise.all([loadTitle(uri), loadFamily(facts.family)])
  return family.load({ title, language, texts })
}

interface OpenNeeds extends PageNeeds {
  readonly family: FamilyGame
  readonly opened: Opened
  readonly keeper: Keeper
  readonly loading: Loading
}

async function openTable(needs: OpenNeeds): Promise<GameContext> {
  const { facts, texts, opened, keeper, family, notices, connection, addresses, player } = needs
  const settings = openSettings(settingsName, browserShelf())
  const { effects, music } = settings.now
  const sound = new Sound(family.sounds, { effects, music })
  const announcer = createAnnouncer()
  const drawing = askedDrawing(new URLSearchParams(location.search))
  const calm = drawing === cheapest || matchMedia('(prefers-reduced-motion: reduce)').matches
  const money = (minorUnits: number): string =>
    formatMoney(minorUnits, opened.game.currency, facts.language)
  const place = new StagePlace({
    family,
    language: facts.language,
    calm,
    drawing,
    sound,
    paytable: opened.game.paytable,
    money,
    progress: needs.loading.progress,
  })
  await place.open()
  const say = announcer.say
  const { asker } = connection
  const gameId = opened.game.id
  const favorite = createFavorite({
    gameId,
    status: opened.userStatus,
    ask: (call) => ask(asker, call, { gameId, passive: false }),
    failed: (failure) => showFailure(needs, failure),
  })
  const jackpots = liveJackpots(opened.game, (currency) =>
    ask(asker, 'jackpots', { currency, limit: '1' }),
  )
  const { payments } = connection
  const own = { favorite, jackpots, tournament: liveTournament(), payments, keeper }
  const page = { facts, texts, asker, addresses, player }
  const shared = { ...page, family, settings, sound, money, say, ...own }
  const table = seatPlayer({
    ...shared,
    opened,
    notices,
    stage: place.stage,
    context: () => context,
  })
  const context: GameContext = {
    ...shared,
    table,
    stage: () => place.stage,
    notice: notices.pass,
  }
  const laidOut = layOutPage({ context, announcer: announcer.view, notices: notices.view, calm })
  place.join({ context, fit: laidOut.fitStage })
  return context
}

/** `?renderer=canvas` takes the fallback; `?stage=still` asks for as little as possible of the machine, and for little movement. */
function askedDrawing(asked: URLSearchParams): Drawing {
  if (asked.get('stage') === 'still') return cheapest
  return asked.get('renderer') === 'canvas' ? { ...finest, renderer: 'canvas' } : finest
}

/** Where the round stood when the page was left. */
function takeUp({ table, stage, family, notice, say }: GameContext): void {
  const { round } = table.state.now
  if (!round) return
  stage().stake(round.stake)
  stage().show(round.events)
  const sentence = family.resumed(table.state.now)
  notice(sentence)
  say(sentence)
}
