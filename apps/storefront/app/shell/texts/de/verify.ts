import type { Texts } from '../texts.ts'

export const verify: Texts['verify'] = {
  title: 'Runde prüfen – {brand}',
  description:
    'Rechnen Sie eine vergangene Runde im eigenen Browser nach: Seed, Zahlen, Walzen und jeden Gewinn.',
  heading: 'Runde prüfen',
  lead: 'Ihr Browser rechnet die Runde aus ihren Seeds noch einmal aus. Nach dem Laden wird das Haus nichts mehr gefragt, außer nach einer Zeile mit ihrem Beweis, wenn ein Spiel eine Ergebnistabelle hat.',
  loadTitle: 'Die Runde',
  roundId: 'Rundennummer',
  load: 'Runde laden',
  loading: 'Die Runde wird geladen',
  loaded: 'Geladen. Von hier an geschieht alles in diesem Browser.',
  orByHand: 'Oder geben Sie die Werte von Hand ein.',
  logInToLoad:
    'Melden Sie sich an, um eine eigene Runde nach ihrer Nummer zu laden. Von Hand eingegebene Werte brauchen kein Konto.',
  game: 'Spiel',
  serverSeed: 'Server-Seed',
  serverSeedHint: '64 hexadezimale Ziffern, gezeigt beim Wechsel des Seeds.',
  serverSeedHash: 'Vor der Runde gezeigter Hash',
  serverSeedHashHint: 'Freiwillig. 64 hexadezimale Ziffern.',
  clientSeed: 'Client-Seed',
  nonce: 'Nummer der Runde (Nonce)',
  moves: 'Ihre Entscheidungen',
  movesHint:
    'Was Sie in der Runde getan haben, der Reihe nach: pick 3, freeSpin. Leer, wenn Sie nichts gewählt haben.',
  movesFault: 'Schreiben Sie Entscheidungen so: pick 3, freeSpin, freeSpin.',
  hexFault: 'Es müssen genau 64 hexadezimale Ziffern sein.',
  clientSeedFault: '1 bis 64 Buchstaben, Ziffern, Leerzeichen oder _ . -',
  nonceFault: 'Eine ganze Zahl ab 0.',
  stake: 'Einsatz',
  stakeFault: 'Wählen Sie einen Einsatz des Spiels.',
  verify: 'Prüfen',
  verifying: 'Wird nachgerechnet',
  sealed: 'Der Seed dieser Runde ist noch versiegelt.',
  sealedMeans:
    'Runden lassen sich prüfen, sobald ihr Server-Seed geöffnet ist. Wechseln Sie den Seed, um ihn zu öffnen; künftige Runden ziehen dann aus dem nächsten.',
  rotate: 'Seed wechseln und diesen öffnen',
  rotating: 'Das Siegel wird geöffnet',
  rotated: 'Das Siegel ist offen.',
  resultAgrees: 'Alles stimmt überein',
  resultAgreesMeans:
    'Diese Runde ist genau so ausgegangen, wie sie nach ihren Seeds ausgehen musste.',
  resultDiffers: 'Etwas stimmt nicht überein',
  resultDiffersMeans:
    'Mit diesen Werten wäre die Runde anders ausgegangen. Der erste Unterschied ist unten markiert.',
  resultComputed: 'Nachgerechnet',
  resultComputedMeans:
    'Das ergeben diese Werte. Laden Sie eine Runde, um sie mit dem Gespielten zu vergleichen.',
  steps: 'Schritt für Schritt',
  stepHash: 'Hash des Seeds',
  stepHashAgrees: 'Der Seed ergibt den Hash, der vor der Runde gezeigt wurde.',
  stepHashDiffers: 'Der Seed ergibt einen anderen Hash als den, der vor der Runde gezeigt wurde.',
  stepHashAlone: 'Es wurde kein Hash zum Vergleichen angegeben.',
  shown: 'Davor gezeigt',
  recomputed: 'Nachgerechnet',
  played: 'Gespielt',
  stepMaths: 'Regeln des Spiels',
  stepMathsAgrees: 'Gespielt wurde nach den Regeln, die dieser Browser geladen hat.',
  stepMathsDiffers:
    'Gespielt wurde nach einer anderen Fassung der Regeln; mit diesen lässt sich die Runde nicht prüfen.',
  stepMathsAlone: 'Regeln mit dem Fingerabdruck {hash}',
  stepRow: 'Die Zeile der Tabelle',
  stepRowMeans:
    'Die Zahlen benennen Zeile {row} von {rows} der Ergebnistabelle dieses Spiels. Ihr Seed {seed} ergibt die ganze Runde. Das Haus hat die Zeile mit ihrem Beweis geschickt; er führt zur Wurzel, die in den Regeln steht, also kann es keine andere sein.',
  stepRowRoot: 'Wurzel der Ergebnistabelle',
  stepDraws: 'Gezogene Zahlen',
  stepDrawsMeans: 'Jede 32-Bit-Zahl des Stroms und was aus ihr wurde.',
  draw: 'Ziehung',
  word: 'Zahl',
  outOf: 'Aus',
  result: 'Ergebnis',
  rejected: 'verworfen',
  showDraws: { one: '{count} Ziehung zeigen', other: '{count} Ziehungen zeigen' },
  stepBoards: 'Was zu sehen war',
  stepEvents: 'Ereignisse und Gewinne',
  stepEventsAgree: {
    one: '{count} Ereignis stimmt überein.',
    other: 'Alle {count} Ereignisse stimmen überein.',
  },
  stepEventsDiffer: 'Ereignis {number} ist das erste, das abweicht.',
  stepPayout: 'Gewinn',
  stepMeters: 'Zähler der Jackpots',
  meterFed:
    'Ihr Einsatz ist Bewegung {number} des Zählers {meter}: Sie folgt aus der Bewegung davor, und ihr Name ist der, den Ihre Seeds ergeben.',
  meterDiffers: 'Ihr Einsatz passt nicht in die Kette des Zählers {meter}.',
  meterOld: 'Diese Runde ist älter als die Kette des Zählers {meter}.',
  meterUnread:
    'Die Kette des Zählers {meter} konnte nicht geladen werden. Laden Sie die Runde noch einmal.',
  meterDrawn:
    'Sie haben {amount} gewonnen. Die aus {turnover} gezogene Zahl war kleiner als Ihr Einsatz.',
  meterSecret:
    'Sie haben {amount} gewonnen. Der geheime Betrag war {secret}, gezogen aus unserem Seed und dem, was die Einsätze der Spieler beigetragen haben. Mit Ihrem Einsatz hat der Zähler ihn erreicht.',
  meterSecretAlone:
    'Sie haben {amount} gewonnen. Der geheime Betrag war {secret}, gezogen allein aus unserem Seed: Dieser Lauf begann, bevor Einsätze der Spieler einflossen. Mit Ihrem Einsatz hat der Zähler ihn erreicht.',
  meterSecretDiffers:
    'Der Seed ergibt den geheimen Betrag {secret}. Das passt nicht zu dem, was wir Ihnen gezeigt haben.',
  nothing: 'nichts',
  eventNames: {
    jackpotWon: 'Jackpot',
    maxWinReached: 'Höchstgewinn erreicht',
    roundEnded: 'Runde endet',
  },
  rowUnproven:
    'Die gezogene Zeile konnte nicht geladen werden, oder ihr Beweis führt nicht zur Wurzel der Tabelle.',
  mathsMissing: 'Die Regeln dieses Spiels konnten nicht geladen werden.',
  actionNotLegal:
    'Die Entscheidungen passen nicht zu dieser Runde: an dieser Stelle gab es keine solche Wahl.',
  moveMissing: 'Die Runde ist nicht zu Ende: sie wartet auf eine weitere Entscheidung.',
  nextClientSeed: 'Ihr nächster Client-Seed',
  nextClientSeedHint: 'Gerade von diesem Browser gezogen. Sie können auch eigene Wörter nehmen.',
  clientSeedSame: 'Diesen Seed kennen wir schon. Bitte nehmen Sie einen anderen.',
  hashKept: 'Der Seed ergibt den Hash, den dieser Browser aufbewahrt hat, als wir ihn zeigten.',
  hashKeptDiffers:
    'Der Seed ergibt nicht den Hash, den dieser Browser aufbewahrt hat. Vor der Runde haben wir den Hash eines anderen Seeds gezeigt.',
  hashTold:
    'Der Seed ergibt den Hash, den wir jetzt nennen. Dieser Browser hat zu dieser Runde keinen aufbewahrt und kann nicht bestätigen, dass wir vorher denselben gezeigt haben.',
  news: {
    serverSeed:
      'Der Hash unseres Server-Seeds für Strom {stream} ist nicht der, den dieser Browser aufbewahrt hat ({was}). Jetzt angezeigt: {is}. Ein Hash darf sich nie ändern.',
    clientSeed:
      'Der Client-Seed für Strom {stream} ist nicht der, den dieser Browser aufbewahrt hat ({was}). Jetzt angezeigt: {is}.',
    step: 'Wir haben für denselben Schritt von Runde {nonce} zwei verschiedene Quittungen gesendet. Es darf nur eine geben.',
    newKey:
      'Wir signieren Quittungen jetzt mit einem neuen Schlüssel, {key}. Er steht in unserer veröffentlichten Liste.',
    strangeKey:
      'Eine Quittung ist mit dem Schlüssel {key} signiert, der nicht in unserer veröffentlichten Liste steht.',
    whatToDo:
      'Spielen Sie vorerst nicht weiter. Speichern Sie unten Ihre Belege als Datei und senden Sie sie an den Support.',
    inDemo:
      'Das ist eine Demo: Wurden ihre Daten zurückgesetzt, erklärt das den Hinweis. Löschen Sie die Daten dieser Website in Ihrem Browser, dann ist er weg.',
  },
  stream: {
    heading: 'Einen ganzen Strom prüfen',
    lead: 'Ein Strom sind alle Runden mit demselben Paar von Seeds. Eine einzelne Runde beweist wenig: Ein zweiter Seed mit demselben Ergebnis lässt sich finden. Für einen ganzen Strom ist das aussichtslos. Ihr Browser prüft außerdem, dass keine Runde fehlt und dass unsere signierten Quittungen eine Kette bilden.',
    number: 'Strom',
    numberHint: 'Ihr aktueller Strom hat die Nummer {now}. Die Seeds der früheren sind aufgedeckt.',
    numberFault: 'Bitte eine ganze Zahl von 1 bis {now} eingeben.',
    check: 'Strom laden und prüfen',
    loading: '{done} von {of} Runden geladen',
    loadingLabel: 'Die Runden werden geladen',
    checking: '{done} von {of} Runden geprüft',
    checkingLabel: 'Die Runden werden geprüft',
    stop: 'Anhalten',
    stopped: 'Angehalten. Es wurde nichts geprüft.',
    failed: 'Der Strom konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
    unreadable: 'Das ist keine Datei mit Belegen.',
    sealed:
      'Der Seed dieses Stroms ist noch verborgen, deshalb ließ sich kein Gewinn nachrechnen. Wechseln Sie den Seed, um ihn aufzudecken.',
    save: 'Belege speichern',
    saveHint:
      'Eine Datei mit dem geladenen Strom und allem, was dieser Browser von Ihren Strömen aufbewahrt hat: gezeigte Hashes, Quittungen und abgelehnte Einsätze. Jeder kann sie prüfen.',
    open: 'Datei mit Belegen prüfen',
    openHint: 'Die Datei wird in diesem Browser geprüft. Nichts davon wird an uns gesendet.',
    offline:
      'Sie müssen dieser Seite nicht vertrauen. Laden Sie die Prüfung als eine einzige Seite oder als Befehl für Node.js herunter und prüfen Sie Ihre Belege ohne Verbindung.',
    offlinePage: 'Prüfung herunterladen',
    offlineCommand: 'Als Befehl',
    offlineHashes: 'SHA-256 von beiden',
    agrees: 'Der ganze Strom stimmt überein',
    agreesMeans:
      'Keine Runde fehlt, nichts wurde geändert, und der Seed ist der, dessen Hash dieser Browser aufbewahrt hat.',
    alone: 'Kein Widerspruch gefunden',
    aloneMeans:
      'Was wir jetzt mitteilen, passt zusammen. Dieser Browser hat keinen Hash dieses Stroms aufbewahrt und kann nicht bestätigen, dass wir vor dem Spiel denselben gezeigt haben.',
    soFar: 'Bisher kein Widerspruch',
    soFarMeans: 'Gewinne lassen sich nachrechnen, sobald der Seed aufgedeckt ist.',
    differs: 'Etwas stimmt nicht überein',
    differsMeans:
      'Jeder Unterschied steht unten. Speichern Sie die Belege und senden Sie sie an den Support.',
    findingsHeading: 'Was nicht übereinstimmt',
    checkedHeading: 'Was geprüft wurde, und womit',
    streamOf: 'Strom {number}',
    absent:
      'Dieser Browser hat etwas von Strom {number} aufbewahrt, der Strom selbst fehlt aber in der Datei.',
    more: {
      one: 'Ebenso an {count} weiteren Stelle.',
      other: 'Ebenso an {count} weiteren Stellen.',
    },
    rounds: {
      one: '{count} Runde: Ihre Nummer stimmt.',
      other: '{count} Runden: jede Nummer einmal, keine fehlt.',
    },
    recounted: {
      one: '{count} Runde aus den Seeds nachgerechnet: Der Gewinn stimmt.',
      other: '{count} Runden aus den Seeds nachgerechnet: Jeder Gewinn stimmt.',
    },
    receipts: {
      one: '{count} Quittung, von uns signiert.',
      other: '{count} Quittungen in einer lückenlosen Kette, die letzte von uns signiert.',
    },
    keptHash: 'Der Hash des Seeds ist der, den dieser Browser aufbewahrt hat.',
    hashFirst:
      'Dieser Browser hatte ihn schon, bevor Ihr Client-Seed feststand. Wir konnten unseren Seed also nicht passend zu Ihrem wählen.',
    hashLater: 'Dieser Browser sah ihn zum ersten Mal, als Ihr Client-Seed schon feststand.',
    noHash: 'Dieser Browser hat keinen Hash dieses Stroms aufbewahrt.',
    noReceipts: 'Dieser Browser hat keine Quittungen dieses Stroms aufbewahrt.',
    keptReceipts: {
      one: '{count} Quittung, die dieser Browser aufbewahrt hat, steht in der Kette.',
      other: '{count} Quittungen, die dieser Browser aufbewahrt hat, stehen alle in der Kette.',
    },
    refusals: {
      one: '{count} aufbewahrte Quittung eines abgelehnten Einsatzes passt an ihre Stelle.',
      other: '{count} aufbewahrte Quittungen abgelehnter Einsätze passen an ihre Stelle.',
    },
    archived: {
      one: '{count} Runde liegt im Archiv und wurde nicht geprüft.',
      other: '{count} Runden liegen im Archiv und wurden nicht geprüft.',
    },
    withoutReceipts: {
      one: '{count} Runde ist älter als unsere Quittungen.',
      other: '{count} Runden sind älter als unsere Quittungen.',
    },
    byHouse: {
      one: '{count} Runde wurde für Sie beendet.',
      other: '{count} Runden wurden für Sie beendet.',
    },
    voided: {
      one: '{count} Runde war ungültig und wurde erstattet.',
      other: '{count} Runden waren ungültig und wurden erstattet.',
    },
    paidByMeters: {
      one: '{count} Runde gewann einen progressiven Jackpot. Dessen Betrag folgt nicht aus den Seeds.',
      other:
        '{count} Runden gewannen einen progressiven Jackpot. Dessen Betrag folgt nicht aus den Seeds.',
    },
    findings: {
      nonceMissing: 'Die Runden {nonce} bis {found} fehlen.',
      nonceTwice: 'Runde {nonce} ist zweimal da.',
      nonceOrder: 'Runde {nonce} steht, wo sie nicht stehen kann.',
      nonceShown:
        'Diesem Browser wurde die Rundennummer {found} gezeigt, der Strom hat aber nur {said} Runden.',
      chainBroken:
        'Die Quittung von Runde {nonce} folgt nicht auf die vorige. Etwas wurde geändert, eingefügt oder weggelassen.',
      head: 'Die neueste signierte Quittung ist nicht das Ende der Kette.',
      receipt: 'Die Quittungen von Runde {nonce} sagen etwas anderes als die Runde.',
      sealWrong: 'Eine Signatur in Runde {nonce} ist falsch.',
      keyUnknown:
        'Ein Schlüssel, mit dem eine Quittung signiert ist, steht nicht in unserer Liste.',
      keyDropped:
        'Ein Schlüssel, den dieser Browser gesehen hat, steht nicht mehr in unserer Liste.',
      seedWrong: 'Der aufgedeckte Server-Seed ergibt nicht seinen Hash.',
      seedKept:
        'Der Hash des Server-Seeds ist nicht der, den dieser Browser aufbewahrt hat ({found}).',
      clientSeedMissing: 'Es wurden Runden gespielt, aber es gibt keinen Client-Seed.',
      clientSeedKept: 'Der Client-Seed ist nicht der, den dieser Browser aufbewahrt hat ({found}).',
      keptMissing:
        'Dieser Browser hat eine Quittung von Runde {nonce} aufbewahrt, die in der Kette fehlt.',
      refusalAstray:
        'Die Quittung eines abgelehnten Einsatzes passt nicht an ihre Stelle vor Runde {nonce}.',
      rules:
        'Die Regeln von Runde {nonce} konnten nicht geladen werden, ihr Gewinn wurde nicht geprüft.',
      row: 'Die Tabellenzeile von Runde {nonce} oder ihr Beweis konnte nicht geladen werden, ihr Gewinn wurde nicht geprüft.',
      impossible:
        'Runde {nonce} hat einen Einsatz oder eine Entscheidung, die es im Spiel nicht gibt.',
      cost: 'Runde {nonce} kostete einen anderen Betrag, als ihre Entscheidungen ergeben.',
      payout: 'Runde {nonce} brachte einen anderen Gewinn, als ihre Seeds ergeben.',
      end: 'Runde {nonce} endete an einer anderen Stelle, als ihre Seeds ergeben.',
    },
  },
  hall: {
    heading: 'Eine Runde eines Bingosaals',
    lead: 'Zahlen und Karten eines Saals kommen aus seiner Kette. Ihr Browser geht vom Glied der Runde bis zum Ende, das wir veröffentlicht haben, rechnet jede Karte und jede Zahl aus und teilt die Gewinne noch einmal auf.',
    holds: 'Runde {number}: Alle Zahlen, Karten und Gewinne folgen aus der Kette.',
    fails: 'Runde {number} passt nicht zu dem, was wir veröffentlicht haben.',
    stepCalls: 'Zahlen',
    callsAre:
      'Glied, Salt und Rundennummer ergeben diese Reihenfolge. Die ersten {count} wurden gezogen.',
    stepPattern: 'Muster',
    patternIs:
      'Das veröffentlichte Ende, der Salt und die Nummer der Runde ergeben dieses Muster. Alle konnten es vor dem Verkauf der Karten wissen.',
    free: 'frei',
    stepCards: 'Karten',
    cardsAre:
      'Karten 1 bis {count}, nummeriert in der Reihenfolge ihres Kaufs. Sehen Sie sich eine an:',
    card: 'Nummer der Karte',
    stepPrizes: 'Gewinne',
    prizesHold: 'Gewinner und Anteile sind auf den Cent die, die wir ausgezahlt haben.',
    prizesFail: 'Gewinner oder Anteile weichen von dem ab, was wir ausgezahlt haben.',
    prize: '{prize}, {currency}: {amount} mit Zahl {call}, Karten {cards}',
    line: 'Linie',
    twoLines: 'Zwei Linien',
    pattern: 'Muster',
    house: 'Full House',
    none: 'Es gab keinen Gewinn: Jede Karte wurde erstattet.',
  },
  room: {
    heading: 'Eine Runde eines Live-Raums',
    lead: 'In einem Live-Raum teilen sich alle eine Runde. Sie stammt aus einer Kette von Hashes, deren Ende wir vor der ersten Runde veröffentlicht haben. Ihr Browser geht vom Glied der Runde bis zu diesem Ende und rechnet aus, wo die Runde platzen musste. Sie brauchen dafür kein Konto.',
    number: 'Nummer der Runde',
    chain: 'Kette',
    chainHint: 'Leer lassen für die aktuelle Kette.',
    waiting: 'Geben Sie die Nummer einer Runde ein. Sie steht im Raum und bei Ihren Einsätzen.',
    missing: 'Es gibt keine beendete Runde mit dieser Nummer.',
    failed: 'Die Runde konnte nicht geprüft werden. Bitte versuchen Sie es noch einmal.',
    holds: 'Runde {number} ist bei {bust} geplatzt, wie ihre Kette es sagt.',
    fails: 'Runde {number} passt nicht zu dem, was wir veröffentlicht haben.',
    stepChain: 'Kette',
    chainHolds: 'Nach {number} Hashes ergibt das Glied das veröffentlichte Ende.',
    chainFails: 'Nach {number} Hashes ergibt das Glied nicht das veröffentlichte Ende.',
    link: 'Glied der Runde',
    foundEnd: 'Ergebnis Ihres Browsers',
    end: 'Ende, veröffentlicht {when}',
    stepSalt: 'Salt der Kette',
    saltOurs: 'Wir haben ihn selbst gezogen.',
    saltMeans:
      'Das Ende wurde veröffentlicht: {committed}. Der Salt wurde gezogen: {salted}. Er war für alle Runden dieser Kette derselbe.',
    stepBust: 'Geplatzt',
    bustHolds: 'Glied, Salt und Nummer ergeben {found}.',
    bustFails: 'Glied, Salt und Nummer ergeben {found}, wir nannten aber {told}.',
  },
}
