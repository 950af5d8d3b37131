import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../../content/en', import.meta.url))

/** Texts that stand on other pages, and pages whose routes show more than their text. */
const elsewhere =
  /^(providers\/|contact-us$|promotions(\/|$)|vip-program|terms-and-conditions$|privacy$)/

/** Paths of the written pages: each is a file, so a new page needs no line anywhere. Read when the app is built. */
export const writtenRoutes: readonly string[] = readdirSync(folder, {
  recursive: true,
  encoding: 'utf8',
})
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.replaceAll('\\', '/').slice(0, -'.md'.length))
  .filter((path) => !elsewhere.test(path))
  .toSorted()
