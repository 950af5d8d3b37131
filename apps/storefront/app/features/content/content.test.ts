import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gameLists } from '@fairhouse/contract/entities/game-list'
import { ownStudio, providers } from '@fairhouse/contract/entities/provider'
import { describe, expect, it } from 'vitest'
import { isLanguage, type Language, languages } from '../../shell/texts/languages.ts'
import routes from '../../routes.ts'
import { contentPage, providerText } from './content-page.server.ts'
import { promotions } from './promotions/promotions.server.ts'
import { allFeatures, noFeatures } from './every-feature.ts'
import { drawings } from './drawings.server.ts'
import { fillFacts } from './facts.ts'
import { everyText, languagesOf, writtenPage, writtenPaths } from './written-pages.server.ts'
import { writtenRoutes } from './written-routes.ts'

const brand = 'Fairhouse Casino'
const houses = { bare: noFeatures, complete: allFeatures }
const asked = (language: Language, features = noFeatures) => ({
  language,
  brand,
  features,
  paymentMethods: [],
  isGame: () => false,
})

interface Route {
  readonly path?: string | undefined
  readonly children?: readonly Route[] | undefined
}

/** Addresses below the language prefix that the app answers, with `:name` for what varies. */
function pathsOf(list: readonly Route[], above = ''): string[] {
  return list.flatMap(({ path, children = [] }) => {
    const here = path === undefined ? above : `${above}/${path}`
    return [here, ...pathsOf(children, here)]
  })
}
const addresses = new Set([
  '/',
  ...[...promotions.keys()].map((slug) => `/promotions/${slug}`),
  ...pathsOf(routes).map((path) => path.replace(/^\/:lang/, '').replace(/\/:\w+[?]$/, '')),
  ...gameLists.map(({ path }) => path),
  ...providers.map(({ path }) => path),
  // Files that `tools/verifier` makes beside the site.
  ...['verifier.html', 'fairhouse-verify.js', 'verifier.sha256'].map((file) => `/fairness/${file}`),
])

const inEveryLanguage = writtenPaths.flatMap((path) =>
  languagesOf(path).map((language) => [path, language] as const),
)
/** Every text as a house without any feature shows it, and as one with all of them does. */
const everywhere = inEveryLanguage.flatMap(([path, language]) =>
  Object.entries(houses).map(([house, features]) => [path, language, house, features] as const),
)

/** Links in a rendered text, those in the page's head of related pages too. */
const linksIn = (html: string): string[] =>
  [...html.matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '')

/** Places on a page that are not in its text. */
const anchorsBeside = (path: string): readonly string[] =>
  path === '/promotions'
    ? [...promotions.values()].map(({ anchor }) => anchor)
    : promotions.has(path.replace('/promotions/', ''))
      ? ['terms', 'example']
      : []

describe('written pages', () => {
  it.each(everywhere)(
    '%s in %s can be rendered by a %s house, and its headings do not jump',
    (path, language, _, features) => {
      const page = contentPage(path, asked(language, features))
      expect(page?.language).toBe(language)
      const depths = [1, ...(page?.headings ?? []).map(({ depth }) => depth)]
      for (const [index, depth] of depths.entries()) {
        if (index > 0)
          expect(depth, `heading ${index}`).toBeLessThanOrEqual((depths[index - 1] ?? 0) + 1)
        if (index > 0) expect(depth).toBeGreaterThan(1)
      }
      const ids = (page?.headings ?? []).map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids).not.toContain('')
      // Marks of bold print that markdown does not take for such, as beside a full-width stop. Three hide a login.
      expect(page?.html).not.toMatch(/(?<![*])[*]{2}(?![*])/)
    },
  )

  it.each(everywhere)(
    '%s in %s of a %s house leads to nowhere that does not exist',
    (path, language, _, features) => {
      const page = contentPage(path, asked(language, features))
      for (const link of linksIn(page?.html ?? '')) {
        const [target = '', anchor] = link.split('#')
        if (/^(https:|mailto:|tel:)/.test(target)) continue
        const below = target === '' ? path : target.replace(`/${language}`, '') || '/'
        expect([...addresses], link).toContain(below)
        const other = contentPage(below, asked(language, features))
        if (anchor === undefined || other === null) continue
        const ids = other.headings.map(({ id }) => id)
        expect([...ids, ...anchorsBeside(below)], link).toContain(anchor)
      }
    },
  )

  it.each(everyText)('%s names only pages and drawings that exist', (_, { head }) => {
    for (const related of head.related) expect([...addresses]).toContain(related)
    if (head.figure !== undefined) expect(Object.keys(drawings)).toContain(head.figure)
  })

  it('have related pages that are written ones', () => {
    for (const [path, language] of inEveryLanguage)
      expect(contentPage(path, asked(language))?.related.length).toBe(
        writtenPage(path, language)?.head.related.filter((one) => writtenPaths.includes(one))
          .length,
      )
  })

  it('exist in English whenever they exist at all', () => {
    for (const [key] of everyText) {
      const path = key.slice(key.indexOf('/'))
      expect(writtenPage(path, 'en')?.language, key).toBe('en')
    }
  })

  it('keep the places of the original in every language', () => {
    for (const [path, language, , features] of everywhere) {
      const idsIn = (tag: Language) =>
        contentPage(path, asked(tag, features))?.headings.map(({ id }) => id)
      expect(idsIn(language), path).toEqual(idsIn('en'))
    }
  })

  it('have an address each', () => {
    for (const path of writtenPaths) expect([...addresses]).toContain(path)
    expect(writtenRoutes.length).toBeGreaterThan(0)
  })

  it('name no language that the house does not speak', () => {
    const folder = fileURLToPath(new URL('../../../content', import.meta.url))
    const folders = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    for (const name of folders)
      expect(isLanguage(name) || ['figures', 'promotions'].includes(name), name).toBe(true)
  })

  it('that are not translated say in which language they are', () => {
    for (const language of languages) {
      const path = '/terms-and-conditions'
      const page = contentPage(path, asked(language))
      expect(page?.language).toBe(languagesOf(path).includes(language) ? language : 'en')
      expect(linksIn(page?.html ?? '').some((link) => link.startsWith(`/${language}/`))).toBe(true)
    }
  })
})

describe('texts about providers', () => {
  it.each(providers)('say of $name whether its games are stand-ins', ({ id, path }) => {
    for (const language of languages) {
      const text = providerText(path, asked(language))
      const isOwn = languagesOf(`/providers${path}`).includes(language)
      expect(text?.language).toBe(isOwn ? language : 'en')
      expect(text?.lead).toMatch(/[.。]$/)
      expect(text?.html.includes('callout-note'), language).toBe(id !== ownStudio)
    }
  })

  it.each(everyText.filter(([key]) => key.includes('/providers/')))(
    '%s is of a provider',
    (key) => {
      const path = key.slice(key.indexOf('/providers/') + '/providers'.length)
      expect(providers.map((provider) => provider.path)).toContain(path)
    },
  )
})

describe('facts', () => {
  it('are written the way of each language', () => {
    const text = '{{vip.silver}} {{cashback.level2}} {{vip.bronzeComp}} {{example.edge}}'
    expect(fillFacts(text, 'en')).toBe('$25,000 7.5% 1.25 4%')
    expect(fillFacts(text, 'de')).toBe('$25.000 7,5\u00a0% 1,25 4\u00a0%')
  })

  it('that nobody knows are mistakes', () => {
    expect(() => fillFacts('{{nobody.knows}}', 'en')).toThrow('nobody.knows')
  })
})
