export const terms = {
  title: 'Terms and conditions – {brand}',
  description: 'What you and the house agree on, in plain words.',
  heading: 'Terms and conditions',
  updated: 'In force from 1 November 2026.',
  sections: [
    {
      title: 'Who may play',
      paragraphs: [
        'You must be at least 18 years old, and of full age where you live. One person has one account. What you tell us at sign-up must be true.',
      ],
    },
    {
      title: 'Money',
      paragraphs: [
        'This is a demonstration. Play money is free, cannot be bought and is never paid out. Test money looks like dollars and is worth nothing. Neither is ever exchanged for the other.',
        'No player can send money to another player.',
      ],
    },
    {
      title: 'Rounds',
      paragraphs: [
        'A stake is taken when a round opens and a win is credited when it ends. What counts is the round as it is stored; you can read, replay and verify it in your history.',
        'If the connection breaks, the round waits for you and goes on at the same step. A stake that was refused is not taken.',
        'If a fault of ours makes a round impossible to finish, its stake is returned.',
      ],
    },
    {
      title: 'Fair play',
      paragraphs: [
        'Every outcome follows from seeds that are fixed before the bet. Return, hit frequency and odds of each game are published and hold for every player and every stake.',
      ],
    },
    {
      title: 'Your account',
      paragraphs: [
        'Keep your password to yourself. After 30 minutes without use we log you out. We may suspend an account that breaks these terms; what it holds stays recorded.',
      ],
    },
  ],
}

export const privacy = {
  title: 'Privacy – {brand}',
  description: 'Which data the house keeps, what for, and what it does not do.',
  heading: 'Privacy',
  updated: 'In force from 1 November 2026.',
  sections: [
    {
      title: 'What we keep',
      paragraphs: [
        'Your login, e-mail address, date of birth and country, because an account needs them. Your password only as a one-way hash, so nobody here can read it. Your rounds and every movement of your balance, because you must be able to check them.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'One cookie holds your session and one protects it against forged requests. One, for a little over a year, lets your own browser be known again, so that a sign-in from another one can be told to you. If a security check was done, one says so for a quarter of an hour. Two more remember your language and appearance if you change them. There are no advertising or tracking cookies.',
      ],
    },
    {
      title: 'Who sees it',
      paragraphs: [
        'Other players see wins with a masked login, such as a•••a. Nothing is sold. Fonts, pictures and scripts come from this server. Live chat, page statistics and error reports by an outside service exist only where this page lists them below, and only after you have agreed.',
      ],
    },
    {
      title: 'How long',
      paragraphs: [
        'Records of rounds and money are kept as long as the account exists. This demonstration may be reset at any time; everything in it is deleted then.',
      ],
    },
  ],
}

export const responsible = {
  title: 'Responsible gaming – {brand}',
  description: 'How to keep a game a game, signs to watch for, and where to find help.',
  heading: 'Responsible gaming',
  updated: 'Nothing on this page is meant for somebody else.',
  sections: [
    {
      title: 'What a game costs',
      paragraphs: [
        'A return of 96 % means that over very many rounds 4 of every 100 staked stay with the house. In one evening anything between losing all and winning much can happen; over a year it is the 4 that count. No system and no feeling changes that.',
        'A round does not remember the one before. A long run of losses makes a win no more likely.',
      ],
    },
    {
      title: 'Keep it a game',
      paragraphs: [
        'Decide before you start how long and how much. Never play to win back what is lost. Do not play when you are tired, sad or drunk. Autoplay in our games stops at the limits that you set for it.',
      ],
    },
    {
      title: 'Ask yourself',
      paragraphs: [
        'Do you play longer than you meant to? Do you hide it? Do you borrow for it? Do you play to feel nothing else? If you said yes twice, please talk to somebody.',
      ],
    },
    {
      title: 'Help that is free and confidential',
      paragraphs: [
        'Gamblers Anonymous meets in most countries and online. Gambling Therapy offers help by chat in many languages. In Germany the Bundesinstitut für Öffentliche Gesundheit answers calls on 0800 1372700, in Great Britain the National Gambling Helpline on 0808 8020 133.',
      ],
    },
    {
      title: 'Children',
      paragraphs: [
        'This house is for adults. If children use your device, log out after playing and do not let the browser remember your password.',
      ],
    },
  ],
}
