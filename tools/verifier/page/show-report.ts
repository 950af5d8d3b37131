import type { ReportInWords, ToldFinding, ToldPart } from '../told/tell-report.ts'

/** The report as elements; every text is set as text. */
export function showReport({
  agrees,
  verdict,
  limits,
  findings,
  parts,
}: ReportInWords): readonly Node[] {
  const heading = element('h2', { class: agrees ? 'agrees' : 'differs' }, verdict)
  return [
    heading,
    ...listOf(
      limits.map((limit) => element('li', {}, limit)),
      'limits',
      'What this does not cover',
    ),
    ...showFindings(findings),
    ...parts.map(showPart),
  ]
}

function showPart({ name, agrees, facts, findings }: ToldPart): HTMLElement {
  return element(
    'section',
    {},
    element(
      'h3',
      { class: agrees ? 'agrees' : 'differs' },
      `${name}: ${agrees ? 'agrees' : 'does not agree'}`,
    ),
    element('ul', {}, ...facts.map((fact) => element('li', {}, fact))),
    ...showFindings(findings),
  )
}

/** So many are told at once; the others one opens. */
const atOnce = 20

function showFindings(findings: readonly ToldFinding[]): readonly HTMLElement[] {
  const items = findings.map(({ place, sentence, values }) =>
    element(
      'li',
      {},
      ...(place === '' ? [] : [element('b', {}, `${place}: `)]),
      sentence,
      ...(values === '' ? [] : [element('span', { class: 'values' }, values)]),
    ),
  )
  if (items.length === 0) return []
  const first = element('ol', { class: 'findings' }, ...items.slice(0, atOnce))
  if (items.length <= atOnce) return [first]
  const rest = element(
    'ol',
    { class: 'findings', start: String(atOnce + 1) },
    ...items.slice(atOnce),
  )
  const more = element('summary', {}, `${items.length - atOnce} more`)
  return [first, element('details', {}, more, rest)]
}

function listOf(
  items: readonly HTMLElement[],
  name: string,
  title: string,
): readonly HTMLElement[] {
  if (items.length === 0) return []
  return [
    element('section', { class: name }, element('h3', {}, title), element('ul', {}, ...items)),
  ]
}

function element(
  name: string,
  attributes: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
): HTMLElement {
  const made = document.createElement(name)
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value)
  made.append(...children)
  return made
}
