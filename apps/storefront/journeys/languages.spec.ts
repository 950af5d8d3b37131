import type { Page } from '@playwright/test'
import { expect, test } from './house.ts'

/** What whoever logs in with the wrong words is told. */
const refused = {
  de: 'Der Anmeldename oder das Passwort stimmt nicht.',
  es: 'El nombre de usuario o la contraseña no son correctos.',
  pt: 'O nome de usuário ou a senha não está correto.',
  fr: 'L’identifiant ou le mot de passe n’est pas correct.',
  ja: 'ログインIDまたはパスワードが正しくありません。',
} as const

test('whoever reads another language is spoken to in it, and nothing is wider than a phone', async ({
  page,
}) => {
  for (const [language, sentence] of Object.entries(refused)) {
    await test.step(language, async () => {
      for (const path of ['', '/registration']) {
        await page.goto(`/${language}${path}`)
        await expect(page.locator('html')).toHaveAttribute('lang', language)
        expect(await sidewaysOf(page), path).toBe(0)
      }
      await page.goto(`/${language}/login`)
      expect(await sidewaysOf(page), 'login').toBe(0)
      await page.locator('input[autocomplete^="username"]').fill(`nobody_${language}`)
      await page.locator('input[type="password"]').fill('not the password')
      await page.locator('form button[type="submit"]').first().click()
      await expect(page.getByText(sentence)).toBeVisible()
    })
  }
})

/** Pixels by which the page is wider than the screen. */
const sidewaysOf = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth - clientWidth
  })
