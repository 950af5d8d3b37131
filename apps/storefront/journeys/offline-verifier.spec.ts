import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { currentFairness, rotateSeed } from '@fairhouse/contract/calls/play'
import { everyTitle } from '@fairhouse/verifier/testing/every-title'
import { honestFile, playStreams } from '@fairhouse/verifier/testing/honest-file'
import { expect, type Page, test as alone } from '@playwright/test'
import { verify } from '../app/shell/texts/en/verify.ts'
import { axeFindsNothing } from './axe.ts'
import { ask } from './ask.ts'
import { test } from './house.ts'
import { arriveSignedIn, inTurbo, roundOver, sitDown, spinOnce } from './player.ts'

const saved = fileURLToPath(new URL('../build/client/fairness/verifier.html', import.meta.url))

/** A file of all titles as a player exports it, and the same with one payout changed. */
async function exportedFiles() {
  const { titles, definitions } = await everyTitle()
  const plan = { streams: 2, rounds: titles.length * 2 }
  const honest = honestFile(playStreams(titles, plan), definitions)
  const forged = {
    ...honest,
    streams: honest.streams.map((stream) => ({
      ...stream,
      rounds: stream.rounds.map((round) =>
        round.nonce === 3 ? { ...round, payout: round.payout + 1 } : round,
      ),
    })),
  }
  return { honest, forged, count: titles.length * 4 }
}

const choose = (page: Page, name: string, file: unknown): Promise<void> =>
  page.getByLabel('Choose an evidence file').setInputFiles({
    name,
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(file)),
  })

/** What the page reports against itself: what it wanted to load and may not, above all. */
function complaintsOf(page: Page): readonly string[] {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('request', (request) => {
    if (!request.isNavigationRequest()) complaints.push(request.url())
  })
  return complaints
}

alone(
  'a saved page checks a file of all titles without a network, at 390 pixels',
  async ({ browser }) => {
    const { honest, forged, count } = await exportedFiles()
    const context = await browser.newContext({
      offline: true,
      viewport: { width: 390, height: 844 },
    })
    const page = await context.newPage()
    const complaints = complaintsOf(page)
    await page.goto(pathToFileURL(saved).href)
    await choose(page, 'mine.json', honest)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      `Everything agrees: ${count} rounds worked out again.`,
    )
    await expect(page.getByRole('status')).toContainText('mine.json: Everything agrees')
    await choose(page, 'theirs.json', forged)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(
      'Does not agree: 2 differences.',
    )
    await expect(page.getByText('round 3:')).toHaveCount(2)
    await axeFindsNothing(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBe(0)
    await choose(page, 'other.json', { format: 'other' })
    await expect(page.getByRole('status')).toContainText('This is not an evidence file')
    expect(complaints).toEqual([])
    await context.close()
  },
)

test('what the site saves as evidence agrees by the files that the site publishes, without it', async ({
  page,
  browser,
}) => {
  await arriveSignedIn(page)
  await inTurbo(page)
  await sitDown(page)
  for (let spins = 0; spins < 3; spins++) {
    await spinOnce(page)
    await roundOver(page)
  }
  const { fairness } = await ask(page, currentFairness, {})
  const { nextServerSeedHash } = fairness
  await ask(page, rotateSeed, { clientSeed: 'other words', nextServerSeedHash })
  await page.goto('/en/provably-fair/verify?stream=1')
  await expect(page.getByText(verify.stream.agrees, { exact: true })).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: verify.stream.save }).click()
  const evidence = await (await saving).path()

  const folder = mkdtempSync(join(tmpdir(), 'offline-'))
  for (const name of ['fairhouse-verify.js', 'verifier.html', 'verifier.sha256']) {
    const published = await page.request.get(`/fairness/${name}`)
    writeFileSync(join(folder, name), await published.body())
  }
  const command = spawnSync(process.execPath, ['fairhouse-verify.js', evidence], {
    cwd: folder,
    encoding: 'utf8',
  })
  expect(command.stdout).toMatch(/^Everything agrees: \d+ rounds? worked out again\.\n/)
  expect(command.status).toBe(0)

  const alone = await browser.newContext({ offline: true })
  const saved = await alone.newPage()
  await saved.goto(pathToFileURL(join(folder, 'verifier.html')).href)
  await saved.getByLabel('Choose an evidence file').setInputFiles(evidence)
  await expect(saved.getByRole('heading', { level: 2 })).toContainText('Everything agrees')
  await expect(saved.getByText('Stream 1: agrees')).toBeVisible()
  await alone.close()
})

test('the site publishes the same page, with its policy and its hashes', async ({ page }) => {
  const complaints = complaintsOf(page)
  const answer = await page.goto('/fairness/verifier.html')
  expect(answer?.headers()['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'sha256-[^']+'; .* frame-ancestors 'none'$/,
  )
  const { honest } = await exportedFiles()
  await choose(page, 'mine.json', honest)
  await expect(page.getByRole('heading', { level: 2 })).toContainText('Everything agrees')
  const hashes = await (await page.request.get('/fairness/verifier.sha256')).text()
  for (const line of hashes.trim().split('\n')) {
    const [hash, name] = line.split('  ')
    const bytes = await (await page.request.get(`/fairness/${name}`)).body()
    expect(createHash('sha256').update(bytes).digest('hex'), name).toBe(hash)
  }
  expect(complaints).toEqual([])
})
