import { expect, test } from './house.ts'

test('a house killed with -9 comes back at the same address', async ({ house, page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Fairhouse/)
  await house.kill('SIGKILL')
  await expect(page.goto('/')).rejects.toThrow(/ERR_CONNECTION_REFUSED/)
  await house.restart()
  await page.goto('/')
  await expect(page).toHaveTitle(/Fairhouse/)
})
