import { answerFaults, type FaultSwitches, noticeFaults } from './faults.ts'
import { escaped, page } from './page.ts'

const words: Readonly<Record<string, string>> = {
  none: 'as they should',
  delayed: 'come five seconds late',
  doubled: 'come twice',
  reordered: 'come in another order',
  first: 'come before the player does',
  lost: 'never come',
  slow: 'two seconds late',
  silent: 'done, but never said',
  half: 'done, but cut off in the middle',
  down: 'not done: nobody answers',
}

/** What is here, and the switches of faults. @param shown.faults null for somebody at another machine. */
export const frontPage = (shown: {
  readonly pages: readonly { readonly path: string; readonly title: string }[]
  readonly faults: FaultSwitches | null
}): string =>
  page(
    'Sandbox of payments',
    `<p class="quiet">It plays the world outside of the house: whoever takes cards, keeps accounts and sends coins.</p>
<ul>${shown.pages.map(({ path, title }) => `<li><a href="${escaped(path)}">${escaped(title)}</a></li>`).join('')}</ul>
${shown.faults ? switches(shown.faults) : ''}`,
  )

const switches = (now: FaultSwitches): string => `<h2>What goes wrong</h2>
<form class="card" method="post" action="/faults">
<div class="field"><label for="notices">Notices to the house</label>${choice('notices', noticeFaults, now.notices)}</div>
<div class="field"><label for="answers">Answers to the house</label>${choice('answers', answerFaults, now.answers)}</div>
<button>Switch</button></form>`

const choice = (name: string, all: readonly string[], chosen: string): string =>
  `<select id="${name}" name="${name}">${all
    .map(
      (one) =>
        `<option value="${one}"${one === chosen ? ' selected' : ''}>${words[one] ?? one}</option>`,
    )
    .join('')}</select>`
