import { expect, type Page } from '@playwright/test'
import { z } from 'zod'

const mailbox = z.object({
  letters: z.array(
    z.object({ template: z.string(), subject: z.string(), links: z.array(z.string()) }),
  ),
})

/** The link of the newest letter of a kind in the demo's mailbox, as a path; waits for the letter. */
export async function linkTo(page: Page, address: string, template: string): Promise<string> {
  let path = ''
  await expect(async () => {
    const response = await page.request.get(`/dev/mailbox.json?to=${encodeURIComponent(address)}`)
    const { letters } = mailbox.parse(await response.json())
    const letter = letters.find((one) => one.template === template)
    const link = letter?.links.find((one) => /[A-Za-z0-9_-]{43}/.test(one))
    expect(link).toBeDefined()
    const { pathname, search } = new URL(link ?? '')
    path = pathname + search
  }).toPass()
  return path
}
