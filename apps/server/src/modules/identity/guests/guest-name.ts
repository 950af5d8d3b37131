const before = [
  'Amber',
  'Bold',
  'Brave',
  'Bright',
  'Calm',
  'Clever',
  'Cosy',
  'Early',
  'Fair',
  'Gentle',
  'Golden',
  'Happy',
  'Jolly',
  'Keen',
  'Kind',
  'Lively',
  'Lucid',
  'Mellow',
  'Merry',
  'Misty',
  'Noble',
  'Quiet',
  'Silver',
  'Sunny',
  'Swift',
  'Velvet',
  'Warm',
  'Witty',
] as const // prettier-ignore
const animals = [
  'Badger',
  'Beaver',
  'Bison',
  'Crane',
  'Dolphin',
  'Falcon',
  'Ferret',
  'Finch',
  'Fox',
  'Gecko',
  'Hare',
  'Heron',
  'Ibex',
  'Jackdaw',
  'Koala',
  'Lark',
  'Lynx',
  'Marmot',
  'Moose',
  'Otter',
  'Owl',
  'Panda',
  'Puffin',
  'Raven',
  'Robin',
  'Salmon',
  'Seal',
  'Stork',
  'Swan',
  'Tapir',
  'Turtle',
  'Wombat',
] as const // prettier-ignore

/** Nine thousand of each pair: eight million names. */
const numbers = { from: 1000, to: 9999 } as const

/**
 * A name for a guest, as anybody could choose it, such as `CalmOtter4821`. It may be taken. Pure.
 * @param draw a whole number below its argument, uniformly.
 */
export function guestName(draw: (below: number) => number): string {
  const number = numbers.from + draw(numbers.to - numbers.from + 1)
  return `${before[draw(before.length)]}${animals[draw(animals.length)]}${number}`
}
