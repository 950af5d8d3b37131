/** How steep the pays are that a ticket is played by. Apart from the schemas, which a page need not load. */
export const kenoRisks = ['low', 'medium', 'high'] as const
export type KenoRisk = (typeof kenoRisks)[number]

export const isKenoRisk = (value: unknown): value is KenoRisk =>
  kenoRisks.some((risk) => risk === value)
