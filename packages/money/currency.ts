/** What the house keeps accounts in. `id` is the specification's symbol id, `scale` the digits after the point. */
export const currencies = {
  USD: { id: 167, symbol: '$', scale: 2 },
  CREDIT: { id: 0, symbol: 'Cr', scale: 2 },
} as const satisfies Record<string, { id: number; symbol: string; scale: number }>

export type Currency = keyof typeof currencies

export const isCurrency = (name: string): name is Currency => Object.hasOwn(currencies, name)
