import { checkText } from '../told/check-text.ts'
import { showReport } from './show-report.ts'

/** Milliseconds between two times that the page may draw. */
const breath = 60

const field = document.querySelector<HTMLInputElement>('#file')
const drop = document.querySelector<HTMLElement>('#drop')
const state = document.querySelector<HTMLElement>('#state')
const result = document.querySelector<HTMLElement>('#result')
if (!field || !drop || !state || !result) throw new Error('the page is not whole')

field.addEventListener('change', () => {
  const [file] = field.files ?? []
  if (file) void check(file)
})
for (const name of ['dragover', 'dragleave', 'drop'] as const) {
  document.addEventListener(name, (event) => {
    event.preventDefault()
    drop.classList.toggle('over', name === 'dragover')
    const [file] = event.dataTransfer?.files ?? []
    if (name === 'drop' && file) void check(file)
  })
}

/** Only the newest file is told. */
let newest: File | null = null

async function check(file: File): Promise<void> {
  newest = file
  result?.replaceChildren()
  say(`Reading ${file.name} …`)
  let drawn = performance.now()
  const checked = await checkText(await file.text(), async ({ done, rounds }) => {
    if (performance.now() - drawn < breath) return
    say(`Working out round ${done} of ${rounds} …`)
    await new Promise((resolve) => setTimeout(resolve))
    drawn = performance.now()
  })
  if (newest !== file) return
  if ('unreadable' in checked) {
    say(checked.unreadable)
    return
  }
  say(`${file.name}: ${checked.told.verdict}`)
  result?.replaceChildren(...showReport(checked.told))
}

function say(sentence: string): void {
  if (state) state.textContent = sentence
}
