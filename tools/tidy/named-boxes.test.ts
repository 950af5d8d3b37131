import { expect, it } from 'vitest'
import { namesHaveRoles } from './named-boxes.ts'

const look = (text: string): string[] =>
  namesHaveRoles([{ path: 'page.tsx', text, lineCount: text.split('\n').length }])

it.each([
  '<div className="bones" aria-busy="true" aria-label={texts.loading}>',
  '<span\n  className={fill({ a: { b } })}\n  aria-labelledby={id}\n>',
  '<div onClick={() => go()} aria-label="There" />',
])('a name without a role is found: %s', (text) => {
  expect(look(`a\n${text}`)).toEqual([expect.stringMatching(/^page[.]tsx:2: a name/)])
})

it.each([
  '<div role="progressbar" aria-label={texts.loading}>',
  '<section aria-label={texts.news}>',
  '<div className="a"><button aria-label="Close">',
])('what has a role, or means something, may have a name: %s', (text) => {
  expect(look(text)).toEqual([])
})
