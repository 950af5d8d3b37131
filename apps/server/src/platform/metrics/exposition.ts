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
