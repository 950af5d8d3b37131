import type { lights } from '../page/lights.ts'
import type { SceneName } from '../page/scene/all.ts'
import type { MoodName } from '../page/scene/moods.ts'
import type { StyleName } from '../page/styles.ts'
import type { ThingName } from '../page/things/all.ts'

/** What tiles of a theme are chosen from. */
export interface Theme {
  readonly scenes: readonly SceneName[]
  readonly things: readonly ThingName[]
  readonly moods: readonly MoodName[]
  readonly lights: readonly (keyof typeof lights)[]
  readonly letterings: readonly StyleName[]
  /** Pairs of colours for what is enamelled, cloth or stone. */
  readonly accents: readonly (readonly [string, string])[]
}

const red = ['#d81f3c', '#2b6fe0'] as const
const teal = ['#0f9a8c', '#f0a81e'] as const
const blue = ['#2468e0', '#f2b32a'] as const
const violet = ['#8a34d8', '#2ad0c8'] as const
const green = ['#1f9a4c', '#e8482a'] as const
const pink = ['#f0408c', '#34b8e8'] as const
const amber = ['#e8801c', '#3a58c8'] as const

const theme = (
  scenes: Theme['scenes'],
  things: Theme['things'],
  moods: Theme['moods'],
  rigs: Theme['lights'],
  letterings: Theme['letterings'],
  accents: Theme['accents'],
): Theme => ({ scenes, things, moods, lights: rigs, letterings, accents })

/** By the words of the catalogue. */
export const themes: Readonly<Record<string, Theme>> = {
  aztec: theme(
    ['steps', 'jungle', 'volcano'],
    ['sunMask', 'jaguar', 'dragon', 'drum', 'corn', 'snake', 'ruby', 'parrot'],
    ['amber', 'sunset', 'emerald', 'rust'],
    ['dawn', 'glade', 'fire'],
    ['stone', 'copper', 'timber', 'jade', 'blaze'],
    [teal, green, amber, red],
  ),
  arabia: theme(
    ['domes', 'dunes', 'street'],
    ['lamp', 'genie', 'chest', 'coins', 'bottle', 'ruby', 'crown', 'snake'],
    ['violet', 'sunset', 'night', 'royal', 'rose'],
    ['royal', 'dawn', 'moon'],
    ['regal', 'velvet', 'chisel', 'jade', 'storm'],
    [violet, teal, blue, pink],
  ),
  candy: theme(
    ['candyland', 'marquee'],
    ['lollipop', 'cupcake', 'candy', 'donut', 'gumdrop', 'soda', 'gingerbread', 'strawberry'],
    ['candy', 'mint', 'rose', 'lagoon'],
    ['dawn', 'royal', 'neon'],
    ['sugar', 'jelly', 'comic'],
    [pink, violet, teal, ['#ff5a3c', '#3ac8f0']],
  ),
  circus: theme(
    ['bigtop', 'curtain', 'marquee'],
    ['clown', 'tent', 'joker', 'tophat', 'elephant', 'balloon', 'drum', 'lion'],
    ['crimson', 'royal', 'amber', 'violet'],
    ['dawn', 'royal', 'neon', 'fire'],
    ['jelly', 'poster', 'lacquer', 'comic', 'regal'],
    [red, blue, violet, amber],
  ),
  classic: theme(
    ['marquee', 'curtain', 'city'],
    ['seven', 'bell', 'bar', 'cherries', 'star', 'diamond', 'clover', 'horseshoe', 'crown'],
    ['crimson', 'royal', 'violet', 'gold', 'night'],
    ['dawn', 'royal', 'neon', 'fire'],
    ['chrome', 'lacquer', 'blaze', 'poster', 'tube', 'comic'],
    [red, blue, green, violet],
  ),
  dragons: theme(
    ['volcano', 'cave', 'haunted', 'peaks'],
    ['dragon', 'ruby', 'crystals', 'snake', 'shield', 'chest', 'coins', 'orb'],
    ['ember', 'blood', 'violet', 'emerald', 'night'],
    ['fire', 'royal', 'glade', 'moon'],
    ['blaze', 'chisel', 'regal', 'jade', 'copper'],
    [red, green, violet, blue, amber],
  ),
  egypt: theme(
    ['dunes', 'columns', 'cave'],
    ['pharaoh', 'anubis', 'scarab', 'pyramid', 'cat', 'snake', 'hourglass', 'book'],
    ['amber', 'sunset', 'gold', 'night', 'violet'],
    ['dawn', 'fire', 'moon'],
    ['chisel', 'stone', 'regal', 'copper', 'jade'],
    [blue, teal, red, violet],
  ),
  'fairy-tale': theme(
    ['forest', 'study', 'candyland', 'haunted'],
    ['slipper', 'frog', 'wolf', 'mushroom', 'crown', 'bear', 'book', 'gingerbread', 'fox'],
    ['royal', 'emerald', 'rose', 'lagoon', 'aurora'],
    ['royal', 'glade', 'dawn', 'moon'],
    ['regal', 'velvet', 'jelly', 'jade', 'sugar'],
    [pink, violet, green, blue],
  ),
  farm: theme(
    ['fields', 'market'],
    ['rooster', 'pig', 'tractor', 'corn', 'flower', 'bull', 'horse', 'pumpkin'],
    ['meadow', 'noon', 'amber', 'sunset'],
    ['dawn', 'glade', 'fire'],
    ['timber', 'jelly', 'comic', 'poster'],
    [red, green, amber, blue],
  ),
  food: theme(
    ['market', 'marquee', 'city'],
    ['burger', 'pizza', 'taco', 'sushi', 'bowl', 'chilli', 'donut', 'mug', 'soda'],
    ['amber', 'rust', 'crimson', 'rose', 'jade'],
    ['dawn', 'fire', 'neon'],
    ['poster', 'jelly', 'comic', 'timber', 'blaze'],
    [red, green, amber, teal],
  ),
  forest: theme(
    ['forest', 'jungle', 'fields'],
    ['fox', 'owl', 'stag', 'bear', 'acorn', 'mushroom', 'wolf', 'clover'],
    ['emerald', 'aurora', 'meadow', 'jade', 'amber'],
    ['glade', 'dawn', 'moon'],
    ['timber', 'jade', 'stone', 'velvet'],
    [green, red, amber, teal],
  ),
  fruit: theme(
    ['fields', 'marquee', 'candyland', 'jungle'],
    ['cherries', 'lemon', 'orange', 'plum', 'melon', 'grapes', 'strawberry', 'pineapple', 'peach'],
    ['meadow', 'noon', 'mint', 'royal', 'crimson'],
    ['dawn', 'glade', 'neon'],
    ['jelly', 'sugar', 'comic', 'chrome', 'poster'],
    [violet, red, green, pink],
  ),
  gems: theme(
    ['cave', 'space', 'peaks'],
    ['diamond', 'ruby', 'crystals', 'crown', 'orb', 'chest', 'pearl'],
    ['violet', 'abyss', 'emerald', 'royal', 'neon', 'ice'],
    ['royal', 'moon', 'neon', 'glade'],
    ['frost', 'regal', 'jade', 'storm', 'velvet'],
    [
      ['#e0243c', '#3a7af0'],
      ['#18b86a', '#8a4af0'],
      ['#2a8cf0', '#f0509a'],
      ['#a03af0', '#2ad0e8'],
    ],
  ),
  gold: theme(
    ['cave', 'marquee', 'canyon', 'columns'],
    ['ingot', 'coins', 'chest', 'vault', 'crown', 'cart', 'coin', 'goldfish'],
    ['gold', 'amber', 'crimson', 'emerald', 'royal'],
    ['dawn', 'fire', 'royal'],
    ['chisel', 'lacquer', 'copper', 'regal', 'blaze'],
    [red, green, violet, blue],
  ),
  horror: theme(
    ['haunted', 'cave', 'study'],
    ['skull', 'ghost', 'vampire', 'pumpkin', 'candle', 'moth', 'raven', 'cat'],
    ['blood', 'night', 'violet', 'emerald', 'smoke'],
    ['moon', 'fire', 'glade', 'neon'],
    ['blaze', 'velvet', 'stone', 'jade', 'copper'],
    [red, violet, green, amber],
  ),
  jungle: theme(
    ['jungle', 'forest', 'steps'],
    ['monkey', 'parrot', 'tiger', 'snake', 'flower', 'jaguar', 'frog', 'pineapple'],
    ['emerald', 'jade', 'meadow', 'lagoon'],
    ['glade', 'dawn', 'fire'],
    ['timber', 'jade', 'jelly', 'stone'],
    [red, pink, amber, violet],
  ),
  lanterns: theme(
    ['street', 'sakura', 'marquee'],
    [
      'lantern',
      'dragon',
      'cat',
      'envelope',
      'firecracker',
      'panda',
      'koi',
      'temple',
      'ingot',
      'fan',
    ],
    ['crimson', 'night', 'amber', 'jade', 'violet'],
    ['fire', 'dawn', 'royal', 'moon'],
    ['lacquer', 'chisel', 'jade', 'regal', 'blaze'],
    [red, teal, violet, green],
  ),
  magic: theme(
    ['study', 'cave', 'haunted', 'forest'],
    ['wizardhat', 'bottle', 'cauldron', 'orb', 'book', 'owl', 'tophat', 'raven', 'cat'],
    ['violet', 'royal', 'abyss', 'emerald', 'night'],
    ['royal', 'neon', 'moon', 'glade'],
    ['regal', 'velvet', 'storm', 'jade', 'chisel'],
    [violet, blue, green, pink],
  ),
  music: theme(
    ['curtain', 'city', 'marquee'],
    ['guitar', 'microphone', 'disco', 'vinyl', 'drum', 'trumpet'],
    ['neon', 'violet', 'crimson', 'cyber', 'royal'],
    ['neon', 'royal', 'fire', 'dawn'],
    ['tube', 'laser', 'chrome', 'comic', 'poster'],
    [pink, violet, red, blue],
  ),
  mythology: theme(
    ['columns', 'peaks', 'sea', 'cave'],
    ['zeus', 'medusa', 'bolt', 'trident', 'spartan', 'horse', 'wreath', 'bull'],
    ['royal', 'noon', 'night', 'amber', 'lagoon'],
    ['dawn', 'moon', 'royal'],
    ['storm', 'chisel', 'stone', 'frost', 'regal'],
    [blue, violet, teal, red],
  ),
  'neon-city': theme(
    ['city', 'marquee', 'curtain'],
    ['car', 'robot', 'bolt', 'disco', 'star', 'dice', 'alien', 'diamond'],
    ['neon', 'cyber', 'violet', 'night'],
    ['neon', 'moon', 'royal'],
    ['tube', 'laser', 'chrome', 'storm'],
    [pink, violet, blue, ['#18c8d8', '#ff3a9a']],
  ),
  ocean: theme(
    ['reef', 'sea'],
    [
      'fish',
      'shark',
      'octopus',
      'seahorse',
      'crab',
      'pearl',
      'whale',
      'manta',
      'anchor',
      'lighthouse',
      'bluefish',
    ],
    ['lagoon', 'abyss', 'noon', 'night', 'sunset'],
    ['moon', 'dawn', 'glade'],
    ['frost', 'storm', 'jelly', 'comic', 'jade'],
    [blue, pink, violet, teal, red],
  ),
  pirates: theme(
    ['sea', 'cave', 'reef'],
    ['pirate', 'ship', 'chest', 'parrot', 'compass', 'scroll', 'anchor', 'mug', 'cannon'],
    ['sunset', 'night', 'lagoon', 'smoke', 'amber'],
    ['dawn', 'moon', 'fire'],
    ['timber', 'copper', 'stone', 'chisel', 'poster'],
    [red, blue, teal, violet],
  ),
  robots: theme(
    ['works', 'city', 'space'],
    ['robot', 'cog', 'bolt', 'rocket', 'alien', 'vault'],
    ['cyber', 'rust', 'smoke', 'violet', 'gold'],
    ['neon', 'moon', 'fire'],
    ['chrome', 'laser', 'copper', 'storm'],
    [red, blue, amber, violet],
  ),
  rome: theme(
    ['columns', 'arena', 'domes'],
    ['spartan', 'wreath', 'column', 'shield', 'lion', 'horse', 'coin', 'wheelcart'],
    ['amber', 'crimson', 'noon', 'sunset', 'royal'],
    ['dawn', 'fire', 'royal'],
    ['chisel', 'stone', 'lacquer', 'copper'],
    [red, violet, blue, amber],
  ),
  safari: theme(
    ['savanna', 'fields', 'jungle'],
    ['lion', 'elephant', 'rhino', 'jaguar', 'buffalo', 'monkey', 'snake'],
    ['sunset', 'amber', 'meadow', 'crimson'],
    ['dawn', 'fire', 'glade'],
    ['timber', 'stone', 'copper', 'blaze', 'poster'],
    [red, green, amber, teal],
  ),
  samurai: theme(
    ['sakura', 'street', 'peaks'],
    ['samurai', 'katana', 'fan', 'temple', 'koi', 'tiger', 'dragon', 'drum'],
    ['crimson', 'rose', 'sunset', 'night', 'violet'],
    ['dawn', 'fire', 'moon', 'royal'],
    ['lacquer', 'blaze', 'stone', 'copper', 'poster'],
    [red, violet, blue, teal],
  ),
  space: theme(
    ['space', 'city', 'canyon'],
    ['rocket', 'planet', 'astronaut', 'alien', 'star', 'robot', 'orb'],
    ['night', 'violet', 'cyber', 'abyss', 'neon'],
    ['moon', 'neon', 'royal'],
    ['laser', 'chrome', 'storm', 'tube', 'frost'],
    [red, violet, blue, amber],
  ),
  sports: theme(
    ['arena', 'city', 'fields'],
    ['football', 'basketball', 'glove', 'trophy', 'car', 'horse', 'star'],
    ['noon', 'night', 'emerald', 'crimson', 'cyber'],
    ['dawn', 'neon', 'glade'],
    ['chrome', 'comic', 'poster', 'blaze', 'storm'],
    [red, blue, green, amber],
  ),
  vikings: theme(
    ['peaks', 'sea', 'haunted'],
    ['viking', 'axe', 'shield', 'hammer', 'raven', 'ship', 'mug', 'wolf'],
    ['aurora', 'ice', 'smoke', 'night', 'ember'],
    ['moon', 'fire', 'dawn', 'glade'],
    ['stone', 'frost', 'copper', 'storm', 'timber'],
    [red, blue, teal, amber],
  ),
  'wild-west': theme(
    ['canyon', 'savanna', 'works'],
    ['hat', 'badge', 'cactus', 'dynamite', 'horseshoe', 'coyote', 'bull', 'wheelcart'],
    ['sunset', 'rust', 'amber', 'crimson'],
    ['dawn', 'fire'],
    ['poster', 'timber', 'copper', 'stone', 'blaze'],
    [red, teal, amber, blue],
  ),
  winter: theme(
    ['peaks', 'forest', 'sea'],
    ['snowman', 'penguin', 'snowflake', 'wolf', 'bear', 'crystals', 'stag', 'owl'],
    ['ice', 'aurora', 'night', 'lagoon', 'rose'],
    ['moon', 'dawn', 'royal'],
    ['frost', 'storm', 'jelly', 'chrome'],
    [red, blue, teal, violet],
  ),
}
