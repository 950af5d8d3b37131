import { expect, test } from './house.ts'
import { arriveSignedIn, castle } from './player.ts'

/** What a visitor is told when the login is wrong, and what the button of the first page says to a player. */
const said = {
  de: { wrong: 'Der Anmeldename oder das Passwort stimmt nicht.', spin: 'Drehen' },
  es: { wrong: 'El nombre de usuario o la contraseña no son correctos.', spin: 'Girar' },
  pt: { wrong: 'O nome de usuário ou a senha não está correto.', spin: 'Girar' },
  fr: { wrong: 'L’identifiant ou le mot de passe n’est pas correct.', spin: 'Lancer' },
  ja: { wrong: 'ログインIDまたはパスワードが正しくありません。', spin: 'スピン' },
} as const

const paths = ['', '/lobby', '/login', '/registration', '/provably-fair/verify', '/all-games']

for (const [language, { wrong, spin }] of Object.entries(said)) {
  test(`whoever reads ${language} is spoken to in it, and nothing is wider than a phone`, async ({
    page,
  }) => {
    for (const path of paths) {
      await page.goto(`/${language}${path}`)
      await expect(page.locator('html')).toHaveAttribute('lang', language)
      const [content, room] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(content, path).toBe(room)
    }
    await page.goto(`/${language}/login`)
    await page.locator('input[autocomplete^="username"]').fill('nobody_here')
    await page.locator('input[type="password"]').fill('not the password')
    await page.locator('form button[type="submit"]').first().click()
    await expect(page.getByText(wrong)).toBeVisible()

    await arriveSignedIn(page)
    await page.goto(`/${language}/${castle}`)
    await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('#spin')).toHaveAttribute('aria-label', spin)
  })
}
