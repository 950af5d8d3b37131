import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading } from '@react-email/heading'
import { Hr } from '@react-email/hr'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import { createElement as h, type ReactElement, type ReactNode } from 'react'
import type { LetterWords } from './letter-words.ts'

/** A letter with everything that its look needs. */
export interface LetterPage {
  readonly words: LetterWords
  readonly language: string
  readonly brand: string
  readonly orOpen: string
  readonly sentBecause: string
  /** The address behind a path of ours. */
  readonly addressOf: (path: string) => string
}

/**
 * The one look of all letters: a band of the house's ink and brass above paper. Mail programs that turn colours round for the
 * night find a dark version of our own; those that know neither show the paper.
 */
export const letterPage = (page: LetterPage): ReactElement =>
  h(
    Html,
    { lang: page.language },
    h(
      Head,
      null,
      h('title', null, page.words.subject),
      h('meta', { name: 'color-scheme', content: 'light dark' }),
      h('meta', { name: 'supported-color-schemes', content: 'light dark' }),
      h('style', { dangerouslySetInnerHTML: { __html: night } }),
    ),
    h(Preview, null, page.words.paragraphs[0] ?? page.words.heading),
    h(
      Body,
      { className: 'room', style: styles.room },
      h(
        Container,
        { className: 'sheet', style: styles.sheet },
        h(Section, { style: styles.band }, h(Text, { style: styles.brand }, page.brand)),
        h(Section, { style: styles.writing }, ...writing(page)),
      ),
      h(
        Container,
        { style: styles.foot },
        footLink(page) ?? h(Text, { className: 'quiet', style: styles.small }, page.sentBecause),
      ),
    ),
  )

function writing({ words, orOpen, addressOf }: LetterPage): ReactNode[] {
  const { button } = words
  return [
    h(Heading, { as: 'h1', className: 'loud', style: styles.heading }, words.heading),
    ...words.paragraphs.map((text) => h(Text, { className: 'loud', style: styles.text }, text)),
    words.facts ? facts(words.facts) : null,
    ...(button
      ? [
          h(Button, { href: addressOf(button.path), style: styles.button }, button.label),
          h(
            Text,
            { className: 'quiet', style: styles.small },
            orOpen,
            h('br'),
            h(
              Link,
              { href: addressOf(button.path), className: 'link', style: styles.address },
              addressOf(button.path),
            ),
          ),
        ]
      : []),
    h(Hr, { className: 'line', style: styles.line }),
    ...words.quiet.map((text) => h(Text, { className: 'quiet', style: styles.small }, text)),
  ]
}

const facts = (rows: NonNullable<LetterWords['facts']>): ReactElement =>
  h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, style: styles.facts },
    h(
      'tbody',
      null,
      ...rows.map(([name, value]) =>
        h(
          'tr',
          null,
          h('td', { className: 'quiet', style: styles.factName }, name),
          h('td', { className: 'loud', style: styles.factValue }, value),
        ),
      ),
    ),
  )

const footLink = ({ words: { footLink: link }, addressOf }: LetterPage): ReactNode =>
  link
    ? h(
        Text,
        { style: styles.small },
        h(
          Link,
          { href: addressOf(link.path), className: 'link', style: styles.address },
          link.label,
        ),
      )
    : null

const sans = 'Inter, -apple-system, "Segoe UI", Helvetica, Arial, sans-serif'
const display = `Outfit, ${sans}`

// Colours of packages/ui/tokens.css; mail programs know no variables.
const styles = {
  room: { margin: '0', padding: '24px 12px', backgroundColor: '#f5f3ed', fontFamily: sans },
  sheet: {
    maxWidth: '560px',
    margin: '0 auto',
    border: '1px solid #e3dfd3',
    borderRadius: '14px',
    backgroundColor: '#fffefb',
    overflow: 'hidden',
  },
  band: { padding: '18px 32px', backgroundColor: '#0b1110' },
  brand: {
    margin: '0',
    color: '#e9c46a',
    fontFamily: display,
    fontSize: '18px',
    fontWeight: 600,
    lineHeight: '24px',
    letterSpacing: '0.02em',
  },
  writing: { padding: '28px 32px 20px' },
  heading: {
    margin: '0 0 16px',
    color: '#14201c',
    fontFamily: display,
    fontSize: '24px',
    fontWeight: 600,
    lineHeight: '30px',
  },
  text: { margin: '0 0 14px', color: '#14201c', fontSize: '16px', lineHeight: '25px' },
  facts: { margin: '4px 0 20px', fontSize: '15px', lineHeight: '24px' },
  factName: { padding: '2px 20px 2px 0', color: '#46564f', verticalAlign: 'top' },
  factValue: { padding: '2px 0', color: '#14201c', overflowWrap: 'anywhere' },
  button: {
    margin: '8px 0 18px',
    padding: '13px 24px',
    borderRadius: '999px',
    backgroundColor: '#e9c46a',
    color: '#1c1503',
    fontSize: '16px',
    fontWeight: 600,
    textDecoration: 'none',
  },
  line: { margin: '12px 0 16px', borderColor: '#e3dfd3' },
  small: { margin: '0 0 10px', color: '#46564f', fontSize: '14px', lineHeight: '21px' },
  address: { color: '#7a5708', textDecoration: 'underline', overflowWrap: 'anywhere' },
  foot: { maxWidth: '560px', margin: '16px auto 0', padding: '0 32px' },
} as const

const night = `
@media (prefers-color-scheme: dark) {
  .room, .room > table > tbody > tr > td { background-color: #060a09 !important; }
  .sheet { background-color: #111917 !important; border-color: #26312d !important; }
  .loud { color: #eef3ef !important; }
  .quiet { color: #a5b5ad !important; }
  .link { color: #e9c46a !important; }
  .line { border-color: #26312d !important; }
}`
