import type { GameManifest } from '@fairhouse/contract/entities/game-manifest'
import sprite from './sounds/sounds.json' with { type: 'json' }
import type { VideoPokerCues, VideoPokerTitle } from './title.ts'

/** What a title of the family brings: the colours of its room. */
export type PokerRoom = Pick<VideoPokerTitle, 'felt' | 'back' | 'panel'>

/** All video pokers are played to one band, with one set of cards and chips. */
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

/** A title in its room, with the sounds of the family. */
export const pokerTitle = (manifest: GameManifest, room: PokerRoom): VideoPokerTitle => ({
  manifest,
  ...room,
  sounds: {
    ogg: new URL('./sounds/sounds.ogg', import.meta.url).href,
    mp3: new URL('./sounds/sounds.mp3', import.meta.url).href,
    sprite,
  },
  cues,
})
