import { createHash } from 'node:crypto'
import type { CapturedLetter } from './store/captured-letters.ts'
import { mailboxStyle } from './mailbox-style.ts'

/** Lets the page's own style run and shows the letter in its frame; nothing else. */
export const mailboxPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(mailboxStyle).digest('base64')}'; frame-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`

/** The list of letters, newest first. */
export function mailboxPage(letters: readonly CapturedLetter[], to: string, brand: string): string {
  const list =
    letters.length === 0
      ? `<p class="empty">${to === '' ? 'No letters yet. They appear here a second after the house has sent them.' : `No letters to ${escaped(to)}.`}</p>`
      : `<ol class="letters">${letters.map(entry).join('')}</ol>`
  return document(
    brand,
    'Mailbox',
    `<form class="search" method="get" action="/dev/mailbox" role="search">
<label for="to">Letters to</label>
<div><input id="to" name="to" type="email" value="${escaped(to)}" placeholder="everybody" autocomplete="off"><button>Show</button></div>
</form>
${list}`,
  )
}

const entry = (letter: CapturedLetter): string =>
  `<li><a href="/dev/mailbox/${letter.letter_id}"><b>${escaped(letter.subject)}</b><span>${escaped(letter.recipient)}</span>${time(letter)}</a></li>`

/** One letter with everything that is known of it. */
export function letterShown(letter: CapturedLetter, brand: string): string {
  const links = linksIn(letter.plain)
  return document(
    brand,
    letter.subject,
    `<p class="back"><a href="/dev/mailbox">All letters</a> · <a href="/dev/mailbox?to=${encodeURIComponent(letter.recipient)}">Letters to ${escaped(letter.recipient)}</a></p>
<h2 class="subject">${escaped(letter.subject)}</h2>
<p class="quiet">To ${escaped(letter.recipient)} · ${escaped(letter.template)} · ${time(letter)}</p>
<iframe title="The letter" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/dev/mailbox/${letter.letter_id}/html"></iframe>
${section('Links', links.length === 0 ? '<p class="quiet">None.</p>' : `<ul class="links">${links.map((link) => `<li><a href="${escaped(link)}">${escaped(link)}</a></li>`).join('')}</ul>`)}
${section('As text', `<pre tabindex="0">${escaped(letter.plain)}</pre>`)}
${section('Headers', `<pre tabindex="0">${escaped(headersOf(letter.source))}</pre>`)}`,
  )
}

/** Every address in the text of a letter, once. */
export const linksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/https?:\/\/[^\s<>"]+/g)].map(([link]) => link)),
]

const headersOf = (source: string): string => source.slice(0, source.indexOf('\r\n\r\n'))

const section = (title: string, body: string): string =>
  `<section><h3>${title}</h3>${body}</section>`

const time = ({ captured_at: at }: CapturedLetter): string =>
  `<time datetime="${at.toISOString()}">${at.toISOString().slice(0, 19).replace('T', ' ')} UTC</time>`

const document = (brand: string, title: string, main: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${escaped(brand)}</title>
<style>${mailboxStyle}</style>
</head>
<body>
<header>
<p class="name"><a href="/">${escaped(brand)}</a></p>
<h1>Mailbox</h1>
<p class="quiet">This house is a demo: it sends no e-mail. What it would have sent lies here, for anybody to read.</p>
</header>
<main>
${main}
</main>
</body>
</html>
`

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
