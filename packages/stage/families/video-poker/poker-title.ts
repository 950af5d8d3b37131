import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import type { SoundWorld } from '../../sound/world.ts'
import sprite from './sounds/sounds.json' with { type: 'json' }
import type { VideoPokerCues, VideoPokerTitle } from './title.ts'

/** What a title of the family brings: the colours of its room, and how it sounds. */
export type PokerRoom = Pick<VideoPokerTitle, 'felt' | 'back' | 'panel'> & {
  readonly world: Omit<SoundWorld, 'bodies'>
}

/** All video pokers are played to one band, each in its own key and room, with cards and chips of its own stuff. */
const cues: VideoPokerCues = {
  deal: 'card-deal',
  flip: 'card-turn',
  hold: 'chip',
  release: 'click',
  press: 'click',
  made: null,
  wins: ['win-small', 'win-nice', 'win-big', 'win-mega'],
  lose: null,
  music: 'music-base',
}

/** A title in its room, with the recording of the family. */
export const pokerTitle = (
  manifest: GameManifest,
  { world, ...room }: PokerRoom,
): VideoPokerTitle => ({
  manifest,
  ...room,
  sounds: {
    ogg: new URL('./sounds/sounds.ogg', import.meta.url).href,
    mp3: new URL('./sounds/sounds.mp3', import.meta.url).href,
    sprite,
    // Nothing rolls at a video poker.
    world: { ...world, bodies: 'ivory' },
  },
  cues,
})
