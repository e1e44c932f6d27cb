import type { Texts } from './en.ts'

export const de: Texts = {
  booking: {
    created: { subject: 'Bestätigt: {title}', lead: 'Ihr Termin mit {other} ist bestätigt.' },
    requested: {
      subject: 'Noch zu bestätigen: {title}',
      lead: 'Der Termin mit {other} wartet auf die Bestätigung des Gastgebers.',
    },
    confirmed: { subject: 'Bestätigt: {title}', lead: 'Der Termin mit {other} wurde bestätigt.' },
    paymentDue: {
      subject: 'Noch zu bezahlen: {title}',
      lead: 'Der Termin mit {other} ist noch zu bezahlen.',
    },
    rejected: { subject: 'Abgelehnt: {title}', lead: 'Der Termin mit {other} wurde abgelehnt.' },
    rescheduled: { subject: 'Verschoben: {title}', lead: 'Der Termin mit {other} hat eine neue Zeit.' },
    cancelled: { subject: 'Abgesagt: {title}', lead: 'Der Termin mit {other} wurde abgesagt.' },
    guestsAdded: { subject: 'Neue Gäste: {title}', lead: 'Zum Termin mit {other} wurden Gäste eingeladen.' },
    locationChanged: { subject: 'Neuer Ort: {title}', lead: 'Der Termin mit {other} findet woanders statt.' },
    reassigned: { subject: 'Neuer Gastgeber: {title}', lead: 'Der Termin ist jetzt mit {other}.' },
  },
  code: {
    subject: '{code} ist Ihr Code für {title}',
    lead: 'Bestätigen Sie Ihre E-Mail-Adresse für {title} mit diesem Code: {code}',
    expiry: 'Er gilt zehn Minuten. Haben Sie ihn nicht angefordert, ist nichts zu tun.',
  },
  addressCode: {
    subject: '{code} ist Ihr Code',
    lead: 'Ihr Code ist {code}.',
  },
  labels: {
    what: 'Was',
    when: 'Wann',
    who: 'Wer',
    where: 'Wo',
    online: 'Online-Besprechung',
    price: 'Preis',
    pay: 'Bezahlen unter',
    notes: 'Anmerkungen',
    reason: 'Grund',
    formerly: 'Bisher',
    view: 'Termin ansehen',
    reschedule: 'Anderer Zeitpunkt',
    cancel: 'Termin absagen',
    dates: 'Alle Termine',
  },
  othersStay: 'Die übrigen Termine der Serie bleiben, wie sie sind.',
  step: {
    greeting: 'Hallo {ATTENDEE},',
    you: 'Sie',
    templates: {
      reminder: {
        subject: 'Erinnerung: {EVENT_NAME} - {EVENT_DATE_ddd, D. MMM YYYY HH:mm}',
        lead: 'wir erinnern an Ihren bevorstehenden Termin.',
      },
      rescheduled: {
        subject: 'Verschoben: {EVENT_NAME} - {EVENT_DATE_ddd, D. MMM YYYY HH:mm}',
        lead: 'Ihr Termin hat eine neue Zeit.',
      },
      completed: {
        subject: 'Danke: {EVENT_NAME} - {EVENT_DATE_ddd, D. MMM YYYY HH:mm}',
        lead: 'vielen Dank für Ihre Zeit.',
      },
      rating: {
        subject: 'Wie war es? {EVENT_NAME} - {EVENT_DATE_ddd, D. MMM YYYY HH:mm}',
        lead: 'bitte sagen Sie uns, wie es war: {RATING_URL} Es kam niemand? {NO_SHOW_URL}',
      },
      cancelled: {
        subject: 'Abgesagt: {EVENT_NAME} - {EVENT_DATE_ddd, D. MMM YYYY HH:mm}',
        lead: 'Ihr Termin wurde abgesagt.',
      },
    },
  },
  webhook: {
    failing: {
      subject: 'Ihr Webhook kommt nicht an: {url}',
      lead: 'Seit {why} ist bei {url} nichts angekommen. Es wird weiter versucht.',
      help: 'Nach fünf Tagen ohne Erfolg wird er abgeschaltet. Seine Zustellungen zeigen, was der Empfänger antwortet.',
    },
    disabled: {
      subject: 'Ihr Webhook ist abgeschaltet: {url}',
      lead: 'An {url} wird nichts mehr gesendet: {why}.',
      help: 'Schalten Sie ihn wieder ein, wenn der Empfänger läuft, und holen Sie nach, was ihm fehlt.',
    },
    reasons: {
      failing: 'seit fünf Tagen schlägt es fehl',
      gone: 'der Empfänger sagt, dass es ihn nicht mehr gibt (410)',
      asked: 'der Empfänger hat darum gebeten',
    },
  },
}
