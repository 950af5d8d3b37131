import { type Currency, formatMoney } from '@fairhouse/money'
import type { CrashTitle } from '@fairhouse/stage/rooms/crash/title'
import { cheapest, type Drawing, finest } from '@fairhouse/stage/screen/choose-renderer'
import { Sound } from '@fairhouse/stage/sound/sound'
import { ask } from '../../asking/ask.ts'
import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { timesIn } from '../../rules/families/instant/times.ts'
import { createAnnouncer } from '../controls/announcer.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import type { AnyTitle } from '../families/family.ts'
import { followPlayer } from '../follow-player.ts'
import { showLoading } from '../loading.ts'
import type { PageNeeds } from '../open-game-page.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import { createStore } from '../play/store.ts'
import { browserShelf, openSettings, settingsName } from '../settings/settings.ts'
import { loadTitle } from '../titles.ts'
import { type Account, createAccount } from './account.ts'
import { type Bets, createBets } from './bets.ts'
import { createDelay } from './delay.ts'
import { createHouseClock } from './house-clock.ts'
import { layOutRoom } from './lay-out-room.ts'
import { followNews } from './news.ts'
import type { RoomContext } from './room-context.ts'
import { openRoomStage } from './room-stage.ts'
import { afterFrame, emptyRoom } from './room-state.ts'
import { loadRoomTexts } from './texts/load-texts.ts'
import { watchTime } from './watch-time.ts'
import './room.css'
import './room-players.css'
import './room-bets.css'

const openingRepetitions = 6

/**
 * Opens a live room for whoever is asking, with an account or without one.
 * @throws NoPictureError, or Error when loading fails.
 */
export async function openRoomPage(needs: PageNeeds): Promise<void> {
  const { facts, texts, connection, notices } = needs
  const loading = showLoading(document, facts.name, texts)
  const patience = {
    pause: pauseOrOnline,
    waiting: () => notices.stay(texts.connection.lost),
    repetitions: openingRepetitions,
  }
  const { asker } = connection
  const [title, words, asked] = await Promise.all([
    loadTitle(facts.uri).then(crashOf),
    loadRoomTexts(facts.language),
    askUntilAnswered(asker, 'status', { passive: true }, patience),
  ])
  if (!asked.ok) return showFailure(needs, asked.failure)
  notices.stay(null)
  const account = createAccount(asked.reply.userStatus)
  const settings = openSettings(settingsName, browserShelf())
  const announcer = createAnnouncer()
  const context: RoomContext = {
    ...needs,
    title,
    words,
    asker,
    settings,
    account,
    payments: connection.payments,
    sound: new Sound(title.sounds, {
      effects: settings.now.effects,
      music: settings.now.music,
    }),
    times: timesIn(facts.language),
    number: numberIn(facts.language),
    money: moneyIn(facts.language, account),
    state: createStore(emptyRoom),
    clock: createHouseClock(() => performance.now()),
    delay: createDelay(() => performance.now()),
    say: announcer.say,
    notice: notices.pass,
    table: {
      leave: () =>
        account.state.change({
          player: null,
          balance: 0,
        }),
    },
  }
  const drawing = askedDrawing(new URLSearchParams(location.search))
  const calm = drawing === cheapest || matchMedia('(prefers-reduced-motion: reduce)').matches
  const stage = await openRoomStage({ context, drawing, calm, progress: loading.progress })
  const bets = createBets(context)
  layOutRoom({ context, bets, stage, announcer: announcer.view, notices: notices.view })
  followNews(context, bets)
  loading.done()
  hearRoom(context, bets, needs)
  void watchTime(context)
}

/** @throws RangeError when the title is not one of a crash room. */
function crashOf(title: AnyTitle): CrashTitle {
  if (!isCrash(title)) throw new RangeError(`${title.manifest.uri} is no crash game`)
  return title
}

const isCrash = (title: AnyTitle): title is CrashTitle =>
  title.manifest.room === 'crash' && 'cues' in title && 'colours' in title

function numberIn(language: string): (value: number) => string {
  const numbers = new Intl.NumberFormat(language)
  return (value) => numbers.format(value)
}

const moneyIn =
  (language: string, { state }: Account) =>
  (minorUnits: number, currency?: Currency): string =>
    formatMoney(minorUnits, currency ?? state.now.player?.currency ?? 'CREDIT', language)

/** `?renderer=canvas` takes the fallback; `?stage=still` asks for as little as possible of the machine, and for little movement. */
function askedDrawing(asked: URLSearchParams): Drawing {
  if (asked.get('stage') === 'still') return cheapest
  return asked.get('renderer') === 'canvas' ? { ...finest, renderer: 'canvas' } : finest
}

/** Opens the line: the room, who is here, and the player's own money. */
function hearRoom(
  context: RoomContext,
  bets: Bets,
  { connection, notices: { stay } }: PageNeeds,
): void {
  const { state, account, player, clock, texts, facts } = context
  player.staysWhile(async () => {
    // Whoever comes in the middle of a flight may have a stake in it that is not known here yet.
    await bets.refresh()
    return state.now.own.some((ticket) => ticket.state === 'open')
  })
  if (account.state.now.player) player.heard(account.state.now.player)
  addEventListener('offline', () => stay(texts.connection.offline))
  addEventListener('online', () => stay(null))
  connection.follow({
    status: followPlayer(context, account.heard),
    jackpots: null,
    room: {
      uri: facts.uri,
      frame(frame) {
        if (frame.type !== 'room') return
        clock.heard(frame.data.now)
        if (!state.now.isLive && !frame.snapshot) return
        if (frame.snapshot) stay(null)
        state.change(afterFrame(state.now, frame))
      },
      watching: (rooms) =>
        state.change({ watching: rooms.find(({ room }) => room === facts.uri)?.watching ?? 0 }),
      broke() {
        if (!state.now.isLive) return
        state.change({ isLive: false })
        stay(navigator.onLine ? texts.connection.lost : texts.connection.offline)
      },
    },
  })
  addEventListener('online', () => void readStatus(context))
}

/** What money did while nothing was heard. */
async function readStatus({ asker, account }: RoomContext): Promise<void> {
  const answer = await ask(asker, 'status', { passive: true })
  if (answer.ok && answer.reply.userStatus.isLogged) account.heard(answer.reply.userStatus)
}
