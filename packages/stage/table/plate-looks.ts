/** `plain` for totals and counts; `great` for the best that a hand can be; the others are results. */
export type PlateTone = 'plain' | 'great' | 'won' | 'even' | 'lost'

export interface ToneLook {
  readonly ground: number
  readonly rim: number
  /** CSS colour of the words: read at 4.5 : 1 or better on the ground. */
  readonly ink: string
}

export const plateLooks: Readonly<Record<PlateTone, ToneLook>> = {
  plain: { ground: 0x14161c, rim: 0x8d8a80, ink: '#fdf8ea' },
  great: { ground: 0xf3c64f, rim: 0xfff3c4, ink: '#2a1a00' },
  won: { ground: 0xe0ac35, rim: 0xfbe3a0, ink: '#231500' },
  even: { ground: 0x2d4a68, rim: 0xa9c4de, ink: '#f5faff' },
  lost: { ground: 0x2a2022, rim: 0x8a7373, ink: '#e9dcdc' },
}
