import { randomInt } from 'node:crypto'
import type { Answer, Ask, PlayerAsk, Refused } from '#platform/answer'
import type { Transaction } from '#platform/database'
import type { PlayerId } from '#platform/ids'
import { tokenSha256 } from '#platform/session-token'
import { browserName } from '#platform/user-agent'
import { beginSignIn, type SignedIn } from '../begin-sign-in.ts'
import { noteConsent } from '../consents/consent.ts'
import type { SessionKeeper } from '../keep-sessions.ts'
import { signedIn } from '../log-in.ts'
import type { IdentityNeeds } from '../needs.ts'
import { placeOf } from '../place-of.ts'
import { redirectOf } from '../redirect.ts'
import { termsVersion } from '../terms.ts'
import { userHash } from '../user-hash.ts'
import { guestName } from './guest-name.ts'
import { guestOfBrowser } from './store/guest-of-browser.ts'
import { guestsMade } from './store/guests-made.ts'
import { holdBrowser } from './store/hold-browser.ts'
import { insertGuest } from './store/insert-guest.ts'
import { playersOfBrowser } from './store/players-of-browser.ts'

type GuestNeeds = IdentityNeeds & { readonly sessions: SessionKeeper }

/** A browser gets no more new guests in a day: it goes on as the one that it has. */
const newGuestsADay = 3
const dayMs = 24 * 60 * 60_000

/**
 * Signs a browser in as its guest. The browser is recognised by the cookie of devices: one that pressed before goes on as the guest that it was,
 * with their credits, however long ago their session ended.
 */
export function playAsGuest(needs: GuestNeeds): Answer<'playAsGuest'> {
  return async (ask, { source }) => {
    const { player: here, sessionId } = ask
    if (here !== null && sessionId !== null)
      return { reply: await replyTo(needs, { ...ask, player: here, sessionId }, source) }
    const entered = await needs.database.transaction((tx) => enter(needs, tx, ask))
    if ('refused' in entered) return entered
    const { player, session } = entered
    return signedIn(needs, { ask, player, session, source })
  }
}

/** To who is signed in already, such as in another tab. */
async function replyTo(
  needs: GuestNeeds,
  { language, player, sessionId }: PlayerAsk,
  source: string | undefined,
) {
  const redirect = redirectOf(source, language)
  return {
    userStatus: await needs.playerStatus(player),
    userHash: userHash(player, sessionId),
    ...(redirect !== null && { redirect }),
  }
}

type Entered = Refused | { readonly player: PlayerId; readonly session: SignedIn }

/** Two tabs of one browser that press at the same moment get one guest: the second waits for the first. */
async function enter(needs: GuestNeeds, tx: Transaction, ask: Ask): Promise<Entered> {
  const device = ask.device === null ? null : tokenSha256(ask.device)
  if (device !== null) await holdBrowser(tx, device)
  const players = device === null ? [] : await playersOfBrowser(tx, device)
  if (await needs.guestBarred(tx, { players, address: ask.address }))
    return { refused: 'guestsNotHere' }
  const browser = { device, browser: browserName(ask.userAgent) }
  const known = device === null ? null : await guestOfBrowser(tx, { ...browser, device })
  const player = known ?? (await newGuest(needs, tx, { ask, device }))
  if (player === null) return { refused: 'tooManyAttempts' }
  return { player, session: await beginSignIn(needs, tx, { ask, player }) }
}

/** Null when this browser had its guests for today. */
async function newGuest(
  needs: GuestNeeds,
  tx: Transaction,
  { ask, device }: { readonly ask: Ask; readonly device: Buffer | null },
): Promise<PlayerId | null> {
  const nowMs = needs.clock.now()
  const made = device === null ? 0 : await guestsMade(tx, device, nowMs - dayMs)
  if (made >= newGuestsADay) return null
  const guest = { country: placeOf(needs, ask), language: ask.language, termsVersion, nowMs }
  for (let attempt = 0; attempt < 8; attempt++) {
    const player = await insertGuest(tx, {
      ...guest,
      login: guestName((below) => randomInt(below)),
    })
    if (player === null) continue
    const agreed = { what: 'terms', given: true, version: termsVersion } as const
    await noteConsent(tx, player, { ...agreed, by: 'player', at: nowMs })
    await needs.openSeat(tx, player, 2)
    return player
  }
  throw new Error('eight names of guests in a row were taken')
}
