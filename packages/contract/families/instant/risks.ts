/** How high the play is: which row of a game's pays is played. Apart from the schemas, which a page need not load. */
export const risks = ['low', 'medium', 'high', 'extreme'] as const
export type Risk = (typeof risks)[number]

export const isRisk = (value: unknown): value is Risk => risks.some((risk) => risk === value)
