interface Counted {
  readonly players: number
  readonly more: boolean
  readonly few: boolean
}

export const segments = {
  title: 'Segments and tags',
  lead: 'A segment is a question over players, saved under a name: it filters the list of players and addresses news. Players who hold back, have a break or were urged to take care are in no segment.',
  newSegment: 'New segment',
  newTag: 'New tag',
  none: 'No segment yet. Ask for a country, a level or when players were last seen, and save the question under a name.',
  tags: 'Tags',
  noTags: 'No tag yet. A tag is a word that staff give to players, such as vip-desk.',
  heads: {
    name: 'Name',
    asks: 'Asks for',
    by: 'By',
    when: 'When',
    players: 'Players',
    act: 'Action',
    tag: 'Tag',
    meaning: 'Meaning',
  },
  everybody: 'everybody',
  count: 'Count',
  show: 'Show players',
  drop: 'Drop',
  dropText: 'News that was addressed to this segment goes to nobody else.',
  save: 'Save the segment',
  why: 'Why (for staff)',
  counted: ({ players, more, few }: Counted): string => {
    if (few) return 'fewer than 10 players'
    if (more) return `more than ${players} players`
    return players === 1 ? '1 player' : `${players} players`
  },
  nothingKnown: 'No player has been read yet. That takes a few seconds after the start.',
  fields: {
    name: 'Name',
    countries: 'Countries (two letters each, such as DE AT)',
    levelFrom: 'VIP level from (0 to 4)',
    levelTo: 'VIP level to (0 to 4)',
    registeredWithinDays: 'Registered within days',
    seenWithinDays: 'Seen within days',
    notSeenForDays: 'Not seen for days',
    paidInFrom: 'Paid in from ($)',
    paidInTo: 'Paid in up to ($)',
    netFrom: 'Paid in less paid out from ($)',
    netTo: 'Paid in less paid out up to ($)',
    withTags: 'Has all of these tags',
    withoutTags: 'Has none of these tags',
  },
  asks: {
    countries: (some: string): string => `from ${some}`,
    levelFrom: (level: number): string => `VIP ${level} or above`,
    levelTo: (level: number): string => `VIP ${level} or below`,
    registeredWithinDays: (days: number): string => `registered within ${days} days`,
    seenWithinDays: (days: number): string => `seen within ${days} days`,
    notSeenForDays: (days: number): string => `not seen for ${days} days`,
    paidInFrom: (sum: string): string => `paid in ${sum} or more`,
    paidInTo: (sum: string): string => `paid in ${sum} or less`,
    netFrom: (sum: string): string => `net ${sum} or more`,
    netTo: (sum: string): string => `net ${sum} or less`,
    withTags: (some: string): string => `with ${some}`,
    withoutTags: (some: string): string => `without ${some}`,
  },
  wrong: 'Countries are two letters each, and numbers are whole or have two digits.',
  tagName: 'Tag (small letters, digits and hyphens)',
  tagMeaning: 'What it means',
  tagWrong: 'A tag has 2 to 24 small letters, digits or hyphens.',
}

export const players = {
  title: 'Players',
  lead: 'The newest first, as they were a few seconds ago in a small house and minutes ago in a large one. Players who hold back are not listed: find them by Ctrl K.',
  segment: 'Segment',
  all: 'All players',
  tag: 'Tag',
  anyTag: 'Any or none',
  none: 'No player fits. Choose another segment or tag.',
  heads: {
    player: 'Player',
    country: 'Country',
    level: 'VIP level',
    registered: 'Registered',
    seen: 'Last seen',
    paidIn: 'Paid in',
    net: 'Net',
    tags: 'Tags',
  },
}

export const tagging = {
  title: 'Tags',
  give: 'Give a tag',
  take: (tag: string): string => `Take the tag ${tag}`,
  none: 'No tag.',
  noTags: 'There is no tag to give. Who makes segments makes tags.',
  tag: 'Tag',
  why: 'Why (for staff)',
}
