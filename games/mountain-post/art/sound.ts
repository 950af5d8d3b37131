import type { Mood } from '@fairhouse/art/sound/mood'

/** A brass band on the square: accordion, clarinet, dulcimer, a tuba below; horns when the wind rises. */
export const sound: Mood = {
  key: 60,
  mode: 'major',
  meter: 3,
  base: {
    tempo: 126,
    lead: 'clarinet',
    second: 'accordion',
    comp: 'dulcimer',
    comping: 'oompah',
    pad: 'accordion',
    bass: 'tuba',
    groove: 'waltz',
    chords: [0, 0, 4, 4, 0, 3, 4, 0],
    seed: 283,
  },
  feature: {
    tempo: 168,
    lead: 'horn',
    second: 'clarinet',
    comp: 'dulcimer',
    comping: 'oompah',
    pad: 'strings',
    bass: 'tuba',
    groove: 'waltz',
    chords: [0, 3, 4, 0, 5, 3, 4, 0],
    seed: 38,
  },
  bright: 'xylophone',
  brass: 'horn',
  body: 'strings',
  strikes: 'wood',
}
