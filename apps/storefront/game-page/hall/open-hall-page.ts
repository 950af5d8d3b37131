import { formatMoney } from '@fairhouse/money'
import type { HallTitle } from '@fairhouse/stage/rooms/bingo/title'
import { cheapest, type Drawing, finest } from '@fairhouse/stage/screen/choose-renderer'
import { Sound } from '@fairhouse/stage/sound/sound'
import { ask } from '../../asking/ask.ts'
import { askUntilAnswered } from '../../asking/ask-until-answered.ts'
import { createAnnouncer } from '../controls/announcer.ts'
import { showFailure } from '../dialogs/failure-dialog.ts'
import type { AnyTitle } from '../families/family.ts'
import { followPlayer } from '../follow-player.ts'
import { showLoading } from '../loading.ts'
import type { PageNeeds } from '../open-game-page.ts'
import { pauseOrOnline } from '../pause-or-online.ts'
import { createStore } from '../play/store.ts'
import { createAccount } from '../room/account.ts'
import { createHouseClock } from '../room/house-clock.ts'
import { watchTime } from '../room/watch-time.ts'
import { browserShelf, openSettings, settingsName } from '../settings/settings.ts'
import { loadTitle } from '../titles.ts'
import { followHall } from './follow-hall.ts'
import type { HallContext } from './hall-context.ts'
import { openPageStage } from './hall-stage.ts'
import { afterFrame, emptyHall } from './hall-state.ts'
import { layOutHall } from './lay-out-hall.ts'
import { createPurchases } from './purchases.ts'
import { loadHallTexts } from './texts/load-texts.ts'
import '../room/room.css'
import './hall.css'
import './hall-cards.css'
import './hall-columns.css'

const openingRepetitions = 6

/**
 * Opens a bingo hall for whoever is asking, with an account or without one.
 * @throws NoPictureError, or Error when loading fails.
 */
export async function openHallPage(needs: PageNeeds): Promise<void> {
  const { facts, texts, connection, notices } = needs
  const loading = showLoading(document, facts.name, texts)
  const { asker } = connection
  const [title, words, asked] = await Promise.all([
    loadTitle(facts.uri).then(hallOf),
    loadHallTexts(facts.language),
    askUntilAnswered(
      asker,
      'status',
      { passive: true },
      {
        pause: pauseOrOnline,
        waiting: () => notices.stay(texts.connection.lost),
        repetitions: openingRepetitions,
      },
    ),
  ])
  if (!asked.ok) return showFailure(needs, asked.failure)
  notices.stay(null)
  const account = createAccount(asked.reply.userStatus)
  const settings = openSettings(settingsName, browserShelf())
  const announcer = createAnnouncer()
  const numbers = new Intl.NumberFormat(facts.language)
  const { effects, music } = settings.now
  const context: HallContext = {
    ...needs,
    title,
    words,
    asker,
    settings,
    account,
    payments: connection.payments,
    sound: new Sound(title.sounds, { effects, music }),
    number: (value) => numbers.format(value),
    money: (minorUnits, currency) =>
      formatMoney(
        minorUnits,
        currency ?? account.state.now.player?.currency ?? 'CREDIT',
        facts.language,
      ),
    state: createStore(emptyHall),
    clock: createHouseClock(() => performance.now()),
    say: announcer.say,
    notice: notices.pass,
    table: { leave: () => account.state.change({ player: null, balance: 0 }) },
  }
  const drawing = askedDrawing(new URLSearchParams(location.search))
  const calm = drawing === cheapest || matchMedia('(prefers-reduced-motion: reduce)').matches
  const { progress } = loading
  const stage = await openPageStage({ context, drawing, calm, progress })
  const purchases = createPurchases(context)
  layOutHall({ context, purchases, stage, announcer: announcer.view, notices: notices.view })
  followHall(context, purchases)
  loading.done()
  hearHall(context, needs)
  void watchTime(context)
}

/** @throws RangeError when the title is not one of a bingo hall. */
function hallOf(title: AnyTitle): HallTitle {
  if (!isHall(title)) throw new RangeError(`${title.manifest.uri} is not played in a bingo hall`)
  return title
}

const isHall = (title: AnyTitle): title is HallTitle =>
  title.manifest.room === 'bingo' && 'cues' in title && 'balls' in title

/** `?renderer=canvas` takes the fallback; `?stage=still` asks for as little as possible of the machine, and for little movement. */
function askedDrawing(asked: URLSearchParams): Drawing {
  if (asked.get('stage') === 'still') return cheapest
  return asked.get('renderer') === 'canvas' ? { ...finest, renderer: 'canvas' } : finest
}

/** Opens the line: the hall, who is here, and the player's own money. */
function hearHall(context: HallContext, { connection, notices: { stay } }: PageNeeds): void {
  const { state, account, player, clock, texts, facts } = context
  // Cards are daubed and paid whoever looks: nothing holds back a flag that leads away.
  if (account.state.now.player) player.heard(account.state.now.player)
  addEventListener('offline', () => stay(texts.connection.offline))
  addEventListener('online', () => {
    stay(null)
    void readStatus(context)
  })
  connection.follow({
    status: followPlayer(context, account.heard),
    jackpots: null,
    room: {
      uri: facts.uri,
      frame(frame) {
        if (frame.type !== 'hall') return
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
}

/** What money did while nothing was heard. */
async function readStatus({ asker, account }: HallContext): Promise<void> {
  const answer = await ask(asker, 'status', { passive: true })
  if (answer.ok && answer.reply.userStatus.isLogged) account.heard(answer.reply.userStatus)
}
