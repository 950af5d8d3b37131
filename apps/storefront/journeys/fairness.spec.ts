import { currentFairness, rotateSeed, streamRounds } from '@fairhouse/contract/calls/play'
import { sealedStep } from '@fairhouse/contract/entities/receipt'
import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { verify } from '../app/shell/texts/en/verify.ts'
import { en as gameTexts } from '../game-page/texts/en.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { expect, test } from './house.ts'
import { arriveSignedIn, inTurbo, roundOver, sitDown, spinOnce } from './player.ts'

/** Made by a browser: readable, and no word of anybody's. */
const drawn = /^[a-z2-9]{20}$/

/** What the browser kept, in the order of its places. */
const keptIn = (page: Page, place: 'streams' | 'steps') =>
  page.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('fairhouse-evidence', 1)
        opening.addEventListener('error', () => reject(opening.error))
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction(name).objectStore(name).getAll()
          reading.addEventListener('success', () => resolve(reading.result))
        })
      }),
    place,
  )

async function openFairness(page: Page): Promise<void> {
  await page.getByRole('button', { name: gameTexts.controls.menu }).click()
  await page.getByRole('button', { name: gameTexts.menu.fairness }).click()
  await expect(page.getByLabel(gameTexts.fairness.nextClientSeed)).toBeVisible()
}

test('a browser keeps the hash, gives the seed, keeps receipts, and verifies the whole stream', async ({
  page,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  // Without the line every call is a request, which can be held up below; by which of the two a call would go is chance otherwise.
  await page.routeWebSocket(/\/ws$/, (socket) => socket.close())
  const calls: string[] = []
  page.on('request', (request) => {
    const [, name] = /\/(open|choose)\/json2$/.exec(request.url()) ?? []
    if (name) calls.push(name)
  })
  await sitDown(page)
  expect(calls).toEqual(['open', 'choose'])
  const { fairness } = await ask(page, currentFairness, {})
  expect(fairness.clientSeed).toMatch(drawn)
  const { serverSeedHash, nextServerSeedHash } = fairness
  expect(await keptIn(page, 'streams')).toEqual([
    expect.objectContaining({
      stream: 1,
      showings: [
        expect.objectContaining({ serverSeedHash, nextServerSeedHash, clientSeed: null }),
        expect.objectContaining({ serverSeedHash, clientSeed: fairness.clientSeed }),
      ],
    }),
  ])
  for (let spins = 0; spins < 3; spins++) {
    await spinOnce(page)
    await roundOver(page)
  }
  await expect(async () => {
    expect((await keptIn(page, 'steps')).length).toBeGreaterThanOrEqual(3)
  }).toPass()

  await test.step('a rotation wants another seed than the last, and offers a fresh one', async () => {
    const held = Promise.withResolvers<undefined>()
    const asked = `**${currentFairness.path}`
    await page.route(asked, async (route) => {
      await held.promise
      await route.continue()
    })
    await openFairness(page)
    const field = page.getByLabel(gameTexts.fairness.nextClientSeed)
    await expect(field).toHaveValue(drawn)
    await field.fill('begun before the house answered')
    const answered = page.waitForResponse(asked)
    held.resolve(undefined)
    await answered
    await page.unroute(asked)
    await expect(field).toHaveValue('begun before the house answered')
    await expect(field).not.toHaveValue(fairness.clientSeed ?? '')
    await field.fill(fairness.clientSeed ?? '')
    await page.getByRole('button', { name: gameTexts.fairness.rotate }).click()
    await expect(page.getByText(gameTexts.fairness.clientSeedSame)).toBeVisible()
    await field.fill('my own words')
    await page.getByRole('button', { name: gameTexts.fairness.rotate }).click()
    await expect(page.getByText(gameTexts.fairness.revealed)).toBeVisible()
    const { fairness: next } = await ask(page, currentFairness, {})
    expect(next).toMatchObject({ stream: 2, clientSeed: 'my own words' })
    expect(next.serverSeedHash).toBe(nextServerSeedHash)
  })

  await page.goto('/en/provably-fair/verify?stream=1')
  const { stream } = verify
  await expect(page.getByText(stream.agrees, { exact: true })).toBeVisible()
  await expect(page.getByText(stream.hashFirst)).toBeVisible()
  await expect(page.getByText(stream.keptHash)).toBeVisible()

  await test.step('the page is the same for those who do not see it, and as wide as a phone', async () => {
    await axeFindsNothing(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
  })

  await test.step('the evidence says the same from its file, and something else when it was changed', async () => {
    const saving = page.waitForEvent('download')
    await page.getByRole('button', { name: stream.save }).click()
    const saved = await (await saving).path()
    await page.getByLabel(stream.open).setInputFiles(saved)
    await expect(page.getByText(stream.agrees, { exact: true })).toBeVisible()
    const forged = (await readFile(saved, 'utf8')).replace(/"payout":\d+/, '"payout":4200000')
    await page.getByLabel(stream.open).setInputFiles({
      name: 'forged.json',
      mimeType: 'application/json',
      buffer: Buffer.from(forged),
    })
    await expect(page.getByText(stream.differs, { exact: true })).toBeVisible()
    await expect(
      page.getByText(stream.findings.payout.replace('{nonce}', '0')).first(),
    ).toBeVisible()
  })

  await test.step('a round that the house leaves out is missed', async () => {
    await page.route('**/fairness/stream/json2', async (route) => {
      const answer = await route.fetch()
      const reply = streamRounds.reply.parse(await answer.json())
      const rounds = reply.rounds.filter(({ nonce }) => nonce !== 1)
      await route.fulfill({ response: answer, json: { status: 1, ...reply, rounds } })
    })
    await page.getByRole('button', { name: stream.check }).click()
    const missing = stream.findings.nonceMissing.replace('{nonce}', '1').replace('{found}', '1')
    await expect(page.getByText(missing)).toBeVisible()
    await expect(page.getByText(stream.findings.keptMissing.replace('{nonce}', '1'))).toBeVisible()
  })

  await test.step('one round is compared with the hash that was kept', async () => {
    const [step] = await keptIn(page, 'steps')
    const { told } = z.object({ told: z.array(sealedStep) }).parse(step)
    await page.goto(`/en/provably-fair/verify?round=${told[0]?.receipt.roundId}`)
    await expect(page.getByText(verify.resultAgrees)).toBeVisible()
    await expect(page.getByText(verify.hashKept)).toBeVisible()
  })
})

test('a hash that is not the one the browser kept is told at once', async ({ page }) => {
  const forged = 'f'.repeat(64)
  // What goes by the line cannot be changed on the way: without it the page asks by POST.
  await page.routeWebSocket('/ws', (line) => line.close())
  await arriveSignedIn(page)
  await sitDown(page)
  await page.route('**/fairness/status/json2', async (route) => {
    const answer = await route.fetch()
    const body = await answer.text()
    await route.fulfill({
      response: answer,
      body: body.replace(/"serverSeedHash":"[0-9a-f]{64}"/, `"serverSeedHash":"${forged}"`),
    })
  })
  await openFairness(page)
  const told = page.getByRole('dialog', { name: gameTexts.fairness.news.title })
  await expect(told).toContainText(gameTexts.fairness.news.serverSeed(1))
  await expect(told).toContainText(gameTexts.fairness.news.whatToDo)
  await expect(told).toContainText(forged)

  // What was shown once is kept, whatever is shown afterwards.
  await page.unrouteAll({ behavior: 'wait' })
  await page.goto('/en/provably-fair/verify')
  await expect(page.getByText(verify.news.whatToDo)).toBeVisible()
})

test('two tabs that open the first game at once play with one seed', async ({ page, context }) => {
  await arriveSignedIn(page)
  const other = await context.newPage()
  await Promise.all([sitDown(page), sitDown(other)])
  const { fairness } = await ask(page, currentFairness, {})
  expect(fairness.clientSeed).toMatch(drawn)
  for (const tab of [page, other]) await expect(tab.getByRole('dialog')).toHaveCount(0)
  // Which of them came last may play; that is not what is asked here.
  await sitDown(other)
  await spinOnce(other)
  await expect(async () => expect(await keptIn(other, 'steps')).not.toEqual([])).toPass()
  expect((await ask(page, currentFairness, {})).fairness.clientSeed).toBe(fairness.clientSeed)
})

test('a browser that keeps nothing plays all the same, and the verifier says what it lacks', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
  })
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page)
  await spinOnce(page)
  await roundOver(page)
  const { fairness } = await ask(page, currentFairness, {})
  expect(fairness.clientSeed).toMatch(drawn)
  const { nextServerSeedHash } = fairness
  await ask(page, rotateSeed, { clientSeed: 'my own words', nextServerSeedHash })
  await page.goto('/en/provably-fair/verify?stream=1')
  await expect(page.getByText(verify.stream.alone, { exact: true })).toBeVisible()
  await expect(page.getByText(verify.stream.noHash)).toBeVisible()
  await expect(page.getByText(verify.stream.noReceipts)).toBeVisible()
})
