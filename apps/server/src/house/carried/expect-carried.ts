import { releasedGame } from '@fairhouse/games/released'
import type { Rules } from '@fairhouse/verifier/check-outcome'
import { checkStream } from '@fairhouse/verifier/check-stream'
import { expect } from 'vitest'
import { openBrowser, rotate, type TestBrowser } from '../../wire/test-browser.ts'
import { goOnWith, type LeftPlayer } from './leave-open.ts'
import { readStreams } from './read-streams.ts'

/** A player comes back to a house that was upgraded. */
export async function comeBack(
  url: string,
  { login, password }: Pick<LeftPlayer, 'login' | 'password'>,
): Promise<TestBrowser> {
  const browser = await openBrowser(url)
  await browser.do('logIn', { login, password })
  return browser
}

/** What a player bets with, minor units. */
export async function balanceOf(browser: TestBrowser): Promise<number> {
  const { userStatus } = await browser.do('status')
  if (!userStatus.isLogged) throw new Error('nobody is signed in')
  return userStatus.userType === 1 ? userStatus.cash : userStatus.creditsFreePlay
}

/** Holds that the round that was left open is told as it was, and goes on to its end from where it stood. */
export async function expectGoneOn(url: string, player: LeftPlayer): Promise<void> {
  if (!player.open) return
  const { round: left, waitsFor } = player.open
  const browser = await comeBack(url, player)
  const before = await balanceOf(browser)
  const { round } = await browser.do('openGame', { uri: left.uri })
  expect(round, waitsFor).toEqual({ ...left, seen: left.events.length })
  if (!round) throw new Error(`${waitsFor}: no round is open`)
  const done = await goOnWith(browser, round)
  expect(done.events.slice(0, left.events.length), waitsFor).toEqual(left.events)
  expect(done, waitsFor).toMatchObject({ id: left.id, finished: true })
  const raised = done.stake - left.stake
  expect(await balanceOf(browser), waitsFor).toBe(before - raised + done.payout)
}

/** Holds that the verifier finds nothing in any of a player's streams, once all are revealed. @returns how many rounds it recounted. */
export async function expectStreamsHold(url: string, player: LeftPlayer): Promise<number> {
  const browser = await comeBack(url, player)
  await rotate(browser, 'after the upgrade')
  const { keys } = await browser.do('receiptKeys')
  const kept = { shown: [], receipts: [...player.receipts], refusals: [], keys: [] }
  let recounted = 0
  for (const { stream, meters } of await readStreams(browser)) {
    const report = await checkStream(stream, { ...rulesBy(browser), kept, keys, meters })
    expect(report.findings, `${player.login}, stream ${stream.number}`).toEqual([])
    expect(report).toMatchObject({ byHouse: [], voided: [] })
    recounted += report.recounted
  }
  return recounted
}

/** Rules by their hash from those that were released, rows of prize tables from the house. */
const rulesBy = (browser: TestBrowser): Rules => ({
  rulesOf: async (uri, hash) => {
    const released = await releasedGame(uri, hash)
    return 'game' in released ? released.game : null
  },
  rowOf: (uri, { hash, index }) => browser.do('prizeRow', { uri, hash, index: String(index) }),
})
