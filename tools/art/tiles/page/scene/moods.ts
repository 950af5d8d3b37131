import type { Mood } from './blocks.ts'

const mood = (top: string, middle: string, low: string, land: string, light: string): Mood => ({
  sky: [top, middle, low],
  land,
  light,
})

export const moods = {
  sunset: mood('#3b1450', '#c8385a', '#ff9a4a', '#a4532c', '#ffd27a'),
  amber: mood('#5a2408', '#d9781c', '#ffd07a', '#c2802e', '#fff0b0'),
  noon: mood('#1560c0', '#4fb0f0', '#c8f0ff', '#4f9a3a', '#fff6c8'),
  night: mood('#060b26', '#16307a', '#3f78c8', '#1c3358', '#cfe2ff'),
  violet: mood('#12062e', '#4a1c8a', '#b04ad0', '#3a1a66', '#ff9af0'),
  emerald: mood('#03221c', '#0e6a4a', '#6fd08a', '#1c6a3a', '#e6ffb0'),
  lagoon: mood('#04305c', '#0c86b8', '#7fe8e0', '#156a8a', '#e8fff4'),
  abyss: mood('#020a24', '#06367a', '#1a7ab8', '#0c3a66', '#7fe8ff'),
  ember: mood('#16040a', '#7a1410', '#f0641c', '#4a1810', '#ffb03a'),
  blood: mood('#14020a', '#6a0a24', '#d02a3a', '#3c0a1c', '#ff8a5a'),
  candy: mood('#ff6ab0', '#ff9ad0', '#ffe0f0', '#f05aa8', '#fff0a8'),
  mint: mood('#2ab8c8', '#8ae8d8', '#fff4d8', '#ff8ac0', '#fff8c0'),
  neon: mood('#0a0426', '#3a0c6a', '#e02aa8', '#1c1048', '#ff5ad8'),
  cyber: mood('#020a20', '#0a3a6a', '#18c8d8', '#0c1c44', '#4ff0ff'),
  ice: mood('#0c2a5a', '#3a8ac8', '#d0f2ff', '#7fb4d8', '#ffffff'),
  aurora: mood('#04122e', '#0e4a5a', '#3ac8a0', '#2a5a7a', '#9affc8'),
  royal: mood('#1a0a3c', '#4a2a9a', '#9a7af0', '#4a2a8a', '#ffdf8a'),
  gold: mood('#2a1404', '#8a5210', '#f0b83a', '#7a4a12', '#fff0a0'),
  crimson: mood('#2a0410', '#a01428', '#f04a4a', '#8a1424', '#ffdc8a'),
  meadow: mood('#2a7ad0', '#8ad0f0', '#fdf4c8', '#5aa83a', '#fff0a0'),
  rust: mood('#2a1a14', '#8a4a2a', '#e0a06a', '#6a4030', '#ffcf8a'),
  smoke: mood('#0c1018', '#2c3a4c', '#7a90a8', '#2c3644', '#ffe0b0'),
  jade: mood('#04201c', '#0a5a4e', '#4ac8a0', '#0c5a48', '#ffe79a'),
  rose: mood('#3c0c34', '#b83a7a', '#ffb0a0', '#8a2a5a', '#ffe8c8'),
} satisfies Readonly<Record<string, Mood>>

export type MoodName = keyof typeof moods
