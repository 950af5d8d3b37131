/** One number with what tells it apart from its neighbours. */
export interface Sample {
  readonly labels?: Readonly<Record<string, string>>
  readonly value: number
  /** `_sum`, `_count`, `_bucket`: the parts of a histogram. */
  readonly suffix?: string
}

/** Samples of one name. */
export interface Family {
  readonly name: string
  readonly help: string
  readonly type: 'counter' | 'gauge' | 'histogram'
  readonly samples: readonly Sample[]
  /** Every node tells the same of it, as what is counted in the database; without it, it is of this process alone. */
  readonly isOfHouse?: boolean
}

/** The same families, each number with these labels as well. */
export const labelled = (
  families: readonly Family[],
  labels: Readonly<Record<string, string>>,
): Family[] =>
  families.map((family) => ({
    ...family,
    samples: family.samples.map((sample) => ({
      ...sample,
      labels: { ...sample.labels, ...labels },
    })),
  }))

/** Says of families that every node tells the same of them. */
export const ofHouse = (families: readonly Family[]): Family[] =>
  families.map((family) => ({ ...family, isOfHouse: true }))

/**
 * Several texts as one. A name may begin once only, with its help and type; the numbers that each text has of it follow.
 */
export function mergedTexts(texts: readonly string[]): string {
  const heads = new Map<string, string>()
  const numbers = new Map<string, string[]>()
  let name = ''
  for (const line of texts.join('\n').split('\n')) {
    const [mark, kind, named = ''] = line.split(' ')
    if (mark === '#' && kind === 'HELP') {
      name = named
      if (!heads.has(name)) heads.set(name, line)
    } else if (mark === '#') {
      const head = heads.get(name) ?? ''
      if (!head.includes('\n')) heads.set(name, `${head}\n${line}`)
    } else if (line !== '') {
      const those = numbers.get(name) ?? []
      those.push(line)
      numbers.set(name, those)
    }
  }
  return [...heads]
    .map(([of, head]) => [head, ...(numbers.get(of) ?? []), ''].join('\n'))
    .join('\n')
}

/** Families as Prometheus reads them (text format 0.0.4). */
export const inText = (families: readonly Family[]): string => families.map(familyText).join('\n')

function familyText({ name, help, type, samples }: Family): string {
  const lines = samples.map(
    ({ suffix = '', labels, value }) => `${name}${suffix}${labelText(labels)} ${numberText(value)}`,
  )
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...lines, ''].join('\n')
}

function labelText(labels: Sample['labels']): string {
  if (labels === undefined) return ''
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')

const numberText = (value: number): string => {
  if (Number.isFinite(value)) return String(value)
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf'
}
