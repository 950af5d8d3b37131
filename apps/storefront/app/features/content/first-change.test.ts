import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import packageJson from '../../../../../package.json' with { type: 'json' }
import { readWrittenPage } from './front-matter.ts'
import { renderMarkdown } from './render-markdown.ts'

const root = fileURLToPath(new URL('../../../../../', import.meta.url))
const page = readFileSync(`${root}docs/first-change.md`, 'utf8')
const inCode = [...page.matchAll(/`([^`\n]+)`/g)].map(([, code]) => code ?? '')

it('names files that are there', () => {
  const paths = inCode.filter((code) => /^(apps|docs|packages|tools|games)\/[\w./-]+$/.test(code))
  expect(paths.length).toBeGreaterThan(3)
  expect(paths.filter((path) => !existsSync(root + path))).toEqual([])
  const links = [...page.matchAll(/\]\(([\w-]+[.]md)\)/g)].map(([, link]) => `docs/${link}`)
  expect(links.filter((path) => !existsSync(root + path))).toEqual([])
})

it('names commands that there are', () => {
  const scripts = inCode.flatMap((code) => /^npm (?:run )?(\w+)/.exec(code)?.[1] ?? [])
  expect(scripts.length).toBeGreaterThan(3)
  expect(scripts.filter((name) => !Object.hasOwn(packageJson.scripts, name))).toEqual([])
})

it('leads to a page that has the question, with its anchor and its link', () => {
  const [, question = ''] = /```md\n(.+?)```/s.exec(page) ?? []
  const [, heading = ''] = /below the heading `([^`]+)`/.exec(page) ?? []
  const [, file = '', anchor] = /`\/(en\/faq)#([\w-]+)`/.exec(page) ?? []
  const source = readFileSync(`${root}apps/storefront/content/${file}.md`, 'utf8')
  expect(source).toContain(`${heading}\n`)
  const { body } = readWrittenPage(source.replace(`${heading}\n`, `${heading}\n\n${question}`))
  const { html, headings } = renderMarkdown(body.replace(/\{\{[^}]*\}\}/g, ''), {
    address: (path) => `/en${path}`,
    isDocument: () => false,
    drawing: () => '<svg></svg>',
    part: () => '<table></table>',
  })
  expect(headings.map(({ id }) => id)).toContain(anchor)
  expect(html).toContain('href="/en/provably-fair"')
})

it('ends with a commit as they are written', () => {
  const [, subject = ''] = /```\n([a-z]+: .+)\n\n/.exec(page) ?? []
  expect(subject.length).toBeGreaterThan(10)
  expect(subject.length).toBeLessThanOrEqual(72)
})
