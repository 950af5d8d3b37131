/** Who makes games (specification, section 3). */
export interface Provider {
  readonly id: number
  readonly name: string
  /** How the keys of its games begin, `Evoplay-GameName`; addresses of its games begin with it when it is `prefixed`. */
  readonly key: string
  /** Below the language prefix: its page, and the list of its games where it has one. */
  readonly path: string
  readonly prefixed: boolean
  /** Starts games from a lobby of its own. */
  readonly lobby: boolean
  /** Its game list, where the specification gives one. */
  readonly list: number | null
}

/** Id, key, name, path and, where there is one, the id of the list. */
type Row = readonly [id: number, key: string, name: string, path: string, list?: number]

const provider = (...[id, key, name, path, list]: Row): Provider => ({
  id,
  key,
  name,
  path,
  list: list ?? null,
  prefixed: id !== 1,
  lobby: id === 8,
})

/** The studio of the house itself. */
export const ownStudio = 1

/** By id. Names as the specification writes them; ours is the house's. */
export const providers: readonly Provider[] = [
  provider(1, 'Fairhouse', 'Fairhouse Studio', '/fairhouse-games', 0xf00007),
  provider(2, 'Felix', 'Felix Gaming', '/felix-gaming', 0xf00005),
  provider(3, 'Rival', 'Rival Gaming', '/rival-gaming', 0xf00006),
  provider(4, 'Vibra', 'Vibra Gaming', '/vibra-gaming', 0xf00009),
  provider(5, 'Evoplay', 'Evoplay', '/evoplay', 0xf00004),
  provider(6, 'Spinthon', 'Spinthon', '/spinthon'),
  provider(7, 'Ela', 'Ela Games', '/ela-games', 0xf00010),
  provider(8, 'KA', 'KA Gaming', '/ka-gaming'),
  provider(9, 'SmartSoft', 'SmartSoft', '/smartsoft', 0xf00012),
  provider(10, '1Spin4Win', '1Spin4Win', '/1spin4win'),
  provider(11, 'ApolloPlay', 'Apollo Play', '/apollo-play'),
  provider(12, 'Eurasian', 'Eurasian Gaming', '/eurasian-gaming'),
  provider(13, 'Funky', 'Funky Games', '/funky-games'),
  provider(14, 'FunTa', 'FunTa Gaming', '/funta-gaming'),
  provider(15, 'Mancala', 'Mancala Gaming', '/mancala-gaming', 0xf00013),
  provider(16, 'Netgame', 'NetGame', '/netgame'),
  provider(17, 'TaDa', 'TaDa Gaming', '/tada-gaming', 0xf00015),
  provider(18, 'ZeusPlay', 'ZeusPlay', '/zeus-play'),
]

/** @returns a provider by its id. */
export const providerById = (id: number): Provider | undefined =>
  providers.find((one) => one.id === id)
