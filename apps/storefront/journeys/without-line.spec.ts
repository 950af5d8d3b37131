import { axeFindsNothing } from './axe.ts'
import { expect, test } from './house.ts'

test.use({ serviceWorkers: 'allow' })

test('without a connection a page that was here before says so, in its language, and comes by itself when the house is back', async ({
  page,
  house,
}) => {
  await page.goto('/de/lobby')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const shelves = await Promise.all(names.map((name) => caches.open(name)))
    const requests = await Promise.all(shelves.map((shelf) => shelf.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.every((path) => path.startsWith('/offline/') || path === '/icon.svg')).toBe(true)

  await house.kill('SIGKILL')
  await page.goto('/de/promotions')
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeVisible()
  await axeFindsNothing(page)

  await house.restart()
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await expect(page).toHaveURL(/\/de\/promotions$/)
  await expect(page.getByRole('heading', { name: 'Sie sind offline' })).toBeHidden()
})

test('what a device needs to keep the house as an app is there, under the operator’s name', async ({
  page,
}) => {
  await page.goto('/en')
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]')
    const answer = await fetch(link?.href ?? '')
    const told: unknown = await answer.json()
    return { type: answer.headers.get('content-type'), told }
  })
  expect(manifest.type).toContain('application/manifest+json')
  expect(manifest.told).toMatchObject({
    name: 'Fairhouse Casino',
    display: 'standalone',
    scope: '/',
  })
})
