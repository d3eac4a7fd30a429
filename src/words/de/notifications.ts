import type { notifications as English } from '../en/notifications.ts'
import { day, dayAndTime, number, plural } from './formats.ts'

export const notifications: typeof English = {
  refusals: {
    device_not_found: 'Dieses Gerät gibt es nicht.',
    notification_not_found: 'Diese Mitteilung gibt es nicht.',
  },

  rules: {
    no_user_in_address: ({ field }) => `Das Feld „${field}“ darf weder Benutzernamen noch Passwort enthalten.`,
    port_443: ({ field }) => `Das Feld „${field}“ muss den Port 443 verwenden.`,
    public_address: ({ field }) => `Das Feld „${field}“ darf nicht zu einer privaten, lokalen oder reservierten Adresse führen.`,
    push_public_key: ({ field }) =>
      `Das Feld „${field}“ muss ein unkomprimierter öffentlicher P-256-Schlüssel (65 Bytes) in base64url sein.`,
    push_secret: ({ field }) => `Das Feld „${field}“ muss aus 16 Bytes in base64url bestehen.`,
    same_times: 'Die Ruhezeit darf nicht enden, wenn sie beginnt.',
  },

  answers: {
    all_read: 'Alle Mitteilungen sind als gelesen markiert.',
    device_registered: 'Dieses Gerät ist für Push-Mitteilungen angemeldet.',
    device_removed: 'Dieses Gerät bekommt keine Push-Mitteilungen mehr.',
    preferences_saved: 'Deine Auswahl ist gespeichert.',
    read: 'Die Mitteilung ist als gelesen markiert.',
  },

  kinds: {
    second_factor_needed: 'Zweite Faktoren, die eine Gemeinde verlangt',
    account_cared_for: 'Was Admins an deinem Konto ändern',
    badge_earned: 'Abzeichen, die du bekommst',
    care_request_waiting: 'Gebetsanliegen für das Gebetsteam',
    comment_on_post: 'Kommentare zu deinen Beiträgen',
    export_ready: 'Deine persönlichen Daten, bereit zum Herunterladen',
    group_invitation: 'Einladungen in Gruppen',
    group_leader_named: 'Gruppen, deren Leitung dir anvertraut wird',
    group_leader_stepped_down: 'Gruppen von dir, deren Leitung abgegeben wird',
    group_member_joined: 'Menschen, die deinen Gruppen beitreten',
    group_news: 'Neue Beiträge und Kommentare in deinen Gruppen',
    group_seat_given: 'Plätze in Gruppen, auf die du wartest',
    import_ended: 'Importe von Menschen, die du gestartet hast',
    join_request_accepted: 'Angenommene Beitrittsanfragen',
    join_request_received: 'Beitrittsanfragen für Gruppen, um die du dich kümmerst',
    join_request_rejected: 'Nicht angenommene Beitrittsanfragen',
    level_reached: 'Stufen, die du erreichst',
    meeting_cancelled: 'Treffen, die abgesagt werden',
    meeting_changed: 'Treffen, deren Zeit oder Ort sich ändert',
    meeting_soon: 'Treffen am nächsten Tag',
    member_joined: 'Menschen, die zu deiner Gemeinde kommen',
    organization_admin_added: 'Neue Admins neben dir',
    organization_news: 'Was deine Gemeinde allen schreibt',
    pair_asked: 'Menschen, die mit dir eine Zweierschaft beginnen möchten',
    pair_began: 'Zweierschaften, die beginnen',
    pair_declined: 'Zweierschaften, denen kein Admin zustimmt',
    pair_quiet: 'Zweierschaften, in denen einen Monat lang nichts geschah',
    pair_report_received: 'Was Menschen aus ihrer Zweierschaft melden',
    pair_waiting: 'Zweierschaften, die auf einen Admin warten',
    prayed_for_you: 'Wie viele für dich gebetet haben',
    prayer_request_approved: 'Geteilte Gebetsanliegen',
    prayer_request_received: 'Gebetsanliegen, die auf eine Entscheidung warten',
    prayer_request_reviewed: 'Entscheidungen über deine eigenen Gebetsanliegen',
    prayer_update_reviewed: 'Entscheidungen über das, was du zu deinen Gebetsanliegen schreibst',
    prayer_words_proposed: 'Andere Worte, die dir für deine Gebetsanliegen vorgeschlagen werden',
    report_received: 'Meldungen, die auf eine Entscheidung warten',
    still_waiting: 'Am Morgen, was schon lange wartet',
    time_zone_replaced: 'Eine Zeitzone, die neu gewählt werden muss',
    training_assigned: 'Kurse, die du bekommst',
    training_due: 'Kurse, die bald fällig sind',
    webhook_switched_off: 'Webhooks, die sich von selbst ausgeschaltet haben',
  },

  notices: {
    second_factor_needed: ({ organization }) => ({
      title: `„${organization}“ verlangt einen zweiten Faktor`,
      body: `Richte für dein Konto einen zweiten Faktor ein: einen Code neben dem Passwort. Vorher kannst du in „${organization}“ nichts anderes tun.`,
    }),
    account_cared_for: ({ organization, done }) =>
      ({
        name: {
          title: `„${organization}“ hat deinen Namen berichtigt`,
          body: `Ein Admin von „${organization}“ hat deinen Namen berichtigt. Wenn er so nicht stimmt, ändere ihn in deinem Konto.`,
        },
        restored: {
          title: `Du gehörst wieder zu „${organization}“`,
          body: `Ein Admin von „${organization}“ hat deine Mitgliedschaft wieder freigegeben.`,
        },
        suspended: {
          title: `Deine Mitgliedschaft bei „${organization}“ ist gesperrt`,
          body: `Ein Admin von „${organization}“ hat deine Mitgliedschaft gesperrt. Dein Konto und was du darin aufbewahrst, gehört weiter dir. Bitte wende dich an das Gemeindebüro.`,
        },
      })[done],
    care_request_waiting: () => ({
      title: 'Jemand bittet das Gebetsteam um Gebet',
      body: 'Ein Gebetsanliegen wartet auf das Gebetsteam.',
    }),
    badge_earned: ({ badge }) => ({ title: `Ein Abzeichen für dich: ${badge}`, body: `Du hast das Abzeichen „${badge}“ bekommen.` }),
    comment_on_post: ({ post, group }) => {
      if (!group) return { title: 'Ein neuer Kommentar zu deinem Beitrag', body: '' }
      if (!post)
        return {
          title: `Ein neuer Kommentar zu deinem Beitrag in „${group}“`,
          body: `Zu deinem Beitrag in „${group}“ gibt es einen neuen Kommentar.`,
        }
      return { title: `Ein neuer Kommentar zu „${post}“`, body: `Zu deinem Beitrag „${post}“ in „${group}“ gibt es einen neuen Kommentar.` }
    },
    export_ready: ({ days }) => ({
      title: 'Deine persönlichen Daten liegen bereit',
      body: plural(days, {
        one: 'Du kannst deine persönlichen Daten # Tag lang herunterladen.',
        other: 'Du kannst deine persönlichen Daten # Tage lang herunterladen.',
      }),
    }),
    group_invitation: ({ group, organization }) => ({
      title: `Du bist in „${group}“ eingeladen`,
      body: `Du bist eingeladen, bei „${group}“ (${organization}) dabei zu sein. Sobald du annimmst, gehörst du dazu.`,
    }),
    group_leader_named: ({ group, organization }) => ({
      title: `Du leitest jetzt „${group}“`,
      body: `Dir wurde die Leitung von „${group}“ (${organization}) anvertraut. Wenn das nichts für dich ist, kannst du sie jederzeit abgeben.`,
    }),
    group_leader_stepped_down: ({ group, organization }) => ({
      title: `„${group}“ hat gerade keine Leitung`,
      body: `Wer „${group}“ (${organization}) geleitet hat, hat die Leitung abgegeben. Die Gruppe ruht, bis jemand anderes sie leitet.`,
    }),
    group_member_joined: ({ group, organization }) => ({
      title: `Jemand ist „${group}“ beigetreten`,
      body: `Jemand ist der Gruppe „${group}“ (${organization}) beigetreten.`,
    }),
    group_news: ({ group, posts = 0, answers = 0 }) => ({
      title:
        answers === 0
          ? plural(posts, { one: `# neuer Beitrag in „${group}“`, other: `# neue Beiträge in „${group}“` })
          : posts === 0
            ? plural(answers, { one: `# neuer Kommentar in „${group}“`, other: `# neue Kommentare in „${group}“` })
            : plural(posts + answers, { one: `# neuer Beitrag in „${group}“`, other: `# neue Beiträge und Kommentare in „${group}“` }),
      body: `In „${group}“ gibt es etwas Neues zu lesen.`,
    }),
    group_seat_given: ({ group, organization }) => ({
      title: `Du bist jetzt in „${group}“`,
      body: `In „${group}“ (${organization}) ist ein Platz frei geworden, und du hast am längsten gewartet. Willkommen.`,
    }),
    import_ended: ({ organization, count }) => ({
      title: `Dein Import für „${organization}“ ist fertig`,
      body: count === 1 ? `Eine Person ist zu „${organization}“ eingeladen.` : `${count} Menschen sind zu „${organization}“ eingeladen.`,
    }),
    join_request_accepted: ({ group, organization }) => ({
      title: `Willkommen bei „${group}“`,
      body: `Du gehörst jetzt zur Gruppe „${group}“ (${organization}).`,
    }),
    join_request_received: ({ group, organization }) => ({
      title: `Jemand möchte „${group}“ beitreten`,
      body: `Eine Beitrittsanfrage für „${group}“ (${organization}) wartet auf eine Antwort.`,
    }),
    join_request_rejected: ({ group, organization }) => ({
      title: `Deine Beitrittsanfrage für „${group}“`,
      body: `Deine Anfrage für „${group}“ (${organization}) wurde dieses Mal nicht angenommen. Du kannst gern noch einmal anfragen oder dir eine andere Gruppe suchen.`,
    }),
    level_reached: ({ level }) => ({
      title: `Du hast Stufe ${number(level)} erreicht`,
      body: `Was du abgeschlossen hast, hat dich auf Stufe ${number(level)} gebracht.`,
    }),
    meeting_cancelled: ({ group, starts_at, following }) => ({
      title: `Abgesagt: ${group}`,
      body: following
        ? `Die Treffen der Gruppe „${group}“ ab ${dayAndTime(starts_at)} sind abgesagt.`
        : `Das Treffen der Gruppe „${group}“ am ${dayAndTime(starts_at)} ist abgesagt.`,
    }),
    meeting_changed: ({ group, starts_at, location }) => ({
      title: `Geändert: ${group}`,
      body: location
        ? `Ein Treffen der Gruppe „${group}“ hat sich geändert. Neu: ${dayAndTime(starts_at)}, Ort: ${location}`
        : `Ein Treffen der Gruppe „${group}“ hat sich geändert. Neu: ${dayAndTime(starts_at)}.`,
    }),
    meeting_soon: ({ group, starts_at, location }) => ({
      title: `Bald: ${group}`,
      body: location
        ? `Nächstes Treffen der Gruppe „${group}“: ${dayAndTime(starts_at)}, Ort: ${location}`
        : `Nächstes Treffen der Gruppe „${group}“: ${dayAndTime(starts_at)}.`,
    }),
    member_joined: ({ organization }) => ({
      title: `Jemand ist zu „${organization}“ gekommen`,
      body: `Zu „${organization}“ gehört jetzt ein Mensch mehr.`,
    }),
    organization_admin_added: ({ organization, way }) => {
      const how = {
        role: 'Ein Admin hat ihr diese Rolle gegeben.',
        invitation: 'Sie hat eine Einladung angenommen.',
        operator: 'Wer diesen Dienst betreibt, hat ihr diese Rolle gegeben.',
      }
      return {
        title: `„${organization}“ hat einen weiteren Admin`,
        body: `Eine Person ist Admin von „${organization}“ geworden. ${how[way]} Wer es ist, steht im Protokoll. Wenn das nicht so gewollt ist, entzieh ihr die Rolle wieder.`,
      }
    },
    organization_news: ({ group, posts = 0 }) => ({
      title: plural(posts, { one: `# neuer Beitrag von „${group}“`, other: `# neue Beiträge von „${group}“` }),
      body: `„${group}“ hat etwas Neues für alle.`,
    }),
    pair_asked: ({ organization }) => ({
      title: 'Jemand möchte mit dir unterwegs sein',
      body: `Jemand aus „${organization}“ fragt dich nach einer Zweierschaft. Du entscheidest, ob du möchtest.`,
    }),
    pair_began: ({ organization }) => ({
      title: 'Eure Zweierschaft beginnt',
      body: `Deine Zweierschaft in „${organization}“ hat begonnen.`,
    }),
    pair_declined: ({ organization }) => ({
      title: 'Zu deiner Zweierschaft',
      body: `Ein Admin von „${organization}“ hat deiner Zweierschaft nicht zugestimmt. Du kannst gern darüber sprechen.`,
    }),
    pair_quiet: ({ organization }) => ({
      title: 'In deiner Zweierschaft ist es still',
      body: `In deiner Zweierschaft in „${organization}“ wurde seit einem Monat nichts Neues geteilt. Ein kurzes Wort kann ein guter Anfang sein.`,
    }),
    pair_report_received: ({ organization }) => ({
      title: `Bei „${organization}“ wurde dir etwas aus einer Zweierschaft gesendet`,
      body: `Jemand aus „${organization}“ bittet die Admins, auf eine Zweierschaft zu schauen.`,
    }),
    pair_waiting: ({ organization }) => ({
      title: `Bei „${organization}“ wartet eine Zweierschaft auf dich`,
      body: `Zwei Menschen in „${organization}“ möchten eine Zweierschaft beginnen. Es fehlt noch deine Zustimmung.`,
    }),
    prayed_for_you: ({ people }) => ({
      title: plural(people, { one: '# Person hat für dich gebetet', other: '# Menschen haben für dich gebetet' }),
      body: 'Deine Gemeinde trägt mit, worum du gebeten hast.',
    }),
    prayer_request_approved: ({ title, beginning }) => ({ title: `Ein Gebetsanliegen: ${title}`, body: beginning }),
    prayer_request_received: ({ organization }) => ({
      title: `Ein Gebetsanliegen wartet bei „${organization}“`,
      body: `Jemand bei „${organization}“ hat um Gebet gebeten. Das Anliegen wird geteilt, sobald jemand von euch es freigegeben hat.`,
    }),
    prayer_request_reviewed: ({ decision, title, asked_on }) => {
      const which = title ? ` „${title}“` : asked_on ? ` vom ${day(asked_on)}` : ''
      if (decision === 'carried')
        return { title: `Das Gebetsteam betet für dein Anliegen${which}`, body: `Das Gebetsteam betet für dein Gebetsanliegen${which}.` }
      if (decision === 'narrowed')
        return {
          title: `Dein Gebetsanliegen${which} ist beim Gebetsteam`,
          body: `Jemand aus der Leitung hat dein Gebetsanliegen${which} dem Gebetsteam gegeben, das dafür betet. Mit der Gemeinde wird es nicht geteilt.`,
        }
      return decision === 'approved'
        ? {
            title: `Dein Gebetsanliegen${which} ist geteilt`,
            body: `Dein Gebetsanliegen${which} steht jetzt in der Gruppe für Gebetsanliegen.`,
          }
        : {
            title: `Dein Gebetsanliegen${which} wurde nicht geteilt`,
            body: `Jemand aus der Leitung hat dein Gebetsanliegen${which} gelesen und nicht mit der Gruppe geteilt.`,
          }
    },
    report_received: ({ group, organization }) => ({
      title: `In „${group}“ wurde etwas gemeldet`,
      body: `Eine Meldung in „${group}“ (${organization}) wartet auf eine Entscheidung.`,
    }),
    still_waiting: ({ organization, join_requests, prayer_requests }) => ({
      title: `Bei „${organization}“ wartet noch etwas`,
      body: [
        ...(join_requests > 0
          ? [
              plural(join_requests, {
                one: `# Beitrittsanfrage bei „${organization}“ wartet seit mehr als zwei Tagen.`,
                other: `# Beitrittsanfragen bei „${organization}“ warten seit mehr als zwei Tagen.`,
              }),
            ]
          : []),
        ...(prayer_requests > 0
          ? [
              plural(prayer_requests, {
                one: `# Gebetsanliegen bei „${organization}“ wartet seit mehr als einem Tag.`,
                other: `# Gebetsanliegen bei „${organization}“ warten seit mehr als einem Tag.`,
              }),
            ]
          : []),
      ].join(' '),
    }),
    prayer_update_reviewed: ({ decision, asked_on }) =>
      decision === 'approved'
        ? {
            title: `Was du zu deinem Gebetsanliegen vom ${day(asked_on)} geschrieben hast, ist geteilt`,
            body: `Was du zu deinem Gebetsanliegen vom ${day(asked_on)} geschrieben hast, steht jetzt darunter.`,
          }
        : {
            title: `Was du zu deinem Gebetsanliegen vom ${day(asked_on)} geschrieben hast, wurde nicht geteilt`,
            body: `Jemand aus der Leitung hat gelesen, was du zu deinem Gebetsanliegen vom ${day(asked_on)} geschrieben hast, und es nicht geteilt.`,
          },
    prayer_words_proposed: ({ asked_on }) => ({
      title: `Andere Worte für dein Gebetsanliegen vom ${day(asked_on)}`,
      body: `Jemand aus der Leitung schlägt andere Worte für dein Gebetsanliegen vom ${day(asked_on)} vor. Es ändert sich nichts, wenn du sie nicht annimmst.`,
    }),
    time_zone_replaced: ({ organization }) =>
      organization === null
        ? {
            title: 'Bitte wähle deine Zeitzone neu',
            body: 'Deine bisherige Zeitzone bezeichnet keinen eindeutigen Ort. Bis du eine andere wählst, gelten für dich die Tage deiner Gemeinde.',
          }
        : {
            title: `Bitte wähle die Zeitzone von „${organization}“ neu`,
            body: `Die bisherige Zeitzone von „${organization}“ bezeichnet keinen eindeutigen Ort. Bis ein Admin eine andere wählt, gilt für die Gemeinde UTC.`,
          },
    training_assigned: ({ training, due_date }) => ({
      title: `Ein Kurs für dich: ${training}`,
      body:
        due_date === null
          ? `Bitte schließ „${training}“ ab, wenn es dir passt.`
          : `Bitte schließ „${training}“ bis zum ${day(due_date)} ab.`,
    }),
    training_due: ({ training, due_date, reminder }) => {
      if (reminder === 'on') return { title: `Bald fällig: ${training}`, body: `Der Kurs „${training}“ ist heute fällig.` }
      if (reminder === 'before')
        return { title: `Bald fällig: ${training}`, body: `Der Kurs „${training}“ ist am ${day(due_date)} fällig.` }
      const title = `Zur Erinnerung: ${training}`
      if (due_date === null) return { title, body: `Deine Leitung erinnert dich an den Kurs „${training}“.` }
      return reminder === 'asked'
        ? { title, body: `Deine Leitung erinnert dich an den Kurs „${training}“. Er ist am ${day(due_date)} fällig.` }
        : {
            title,
            body: `Deine Leitung erinnert dich an den Kurs „${training}“. Er war am ${day(due_date)} fällig, du kannst ihn noch abschließen.`,
          }
    },
    webhook_switched_off: ({ organization, why }) => ({
      title: `Ein Webhook von „${organization}“ ist aus`,
      body:
        why === 'gone'
          ? `Der Empfänger eines Webhooks von „${organization}“ hat geantwortet, dass es ihn nicht mehr gibt. Es wird nichts mehr an ihn gesendet.`
          : `Seit drei Tagen hat den Empfänger eines Webhooks von „${organization}“ nichts erreicht. Der Webhook ist ausgeschaltet; sobald der Empfänger funktioniert, kannst du ihn wieder einschalten.`,
    }),
  },

  several: ({ count }) => plural(count, { one: '# neue Mitteilung', other: '# neue Mitteilungen' }),

  mails: {
    actions: {
      second_factor_needed: 'Einrichten',
      account_cared_for: 'Dein Konto ansehen',
      badge_earned: 'Deine Abzeichen ansehen',
      care_request_waiting: 'Ansehen, was wartet',
      comment_on_post: 'Kommentar lesen',
      export_ready: 'Zu deinen persönlichen Daten',
      group_invitation: 'Einladung ansehen',
      group_leader_named: 'Gruppe öffnen',
      group_leader_stepped_down: 'Sehen, wer zur Gruppe gehört',
      group_member_joined: 'Sehen, wer zur Gruppe gehört',
      group_news: 'Gruppe öffnen',
      group_seat_given: 'Gruppe öffnen',
      import_ended: 'Menschen ansehen',
      join_request_accepted: 'Gruppe öffnen',
      join_request_received: 'Sehen, wer anfragt',
      join_request_rejected: 'Gruppe ansehen',
      level_reached: 'Deinen Weg ansehen',
      meeting_cancelled: 'Treffen ansehen',
      meeting_changed: 'Treffen öffnen',
      meeting_soon: 'Treffen öffnen',
      member_joined: 'Sehen, wer dazugehört',
      organization_admin_added: 'Sehen, wer Admin ist',
      organization_news: 'Lesen',
      pair_asked: 'Sehen, wer fragt',
      pair_began: 'Öffnen',
      pair_declined: 'Zur Zweierschaft',
      pair_quiet: 'Öffnen',
      pair_report_received: 'Ansehen',
      pair_waiting: 'Ansehen',
      prayed_for_you: 'Deine Gebetsanliegen ansehen',
      prayer_request_approved: 'Gebetsanliegen lesen',
      prayer_request_received: 'Gebetsanliegen lesen',
      prayer_request_reviewed: 'Deine Gebetsanliegen ansehen',
      prayer_update_reviewed: 'Deine Gebetsanliegen ansehen',
      prayer_words_proposed: 'Vorschlag ansehen',
      report_received: 'Meldung ansehen',
      still_waiting: 'Sehen, was wartet',
      time_zone_replaced: 'Zeitzone wählen',
      training_assigned: 'Kurs öffnen',
      training_due: 'Kurs öffnen',
      webhook_switched_off: 'Webhooks ansehen',
    },
    footer: ({ kind }) => `Du bekommst E-Mails zum Thema: ${kind}.`,
    several: {
      subject: ({ count }) => plural(count, { one: '# Mitteilung aus deiner Ruhezeit', other: '# Mitteilungen aus deiner Ruhezeit' }),
      action: 'Mitteilungen öffnen',
      footer: 'Was du per E-Mail bekommst und wann, wählst du in deinen Einstellungen.',
    },
    unproven: {
      subject: 'Deine Beitrittsanfrage',
      paragraph:
        'Über deine Anfrage, einer Gruppe beizutreten, ist entschieden. Bitte bestätige deine E-Mail-Adresse und melde dich an, um das Ergebnis zu sehen.',
    },
  },

  pages: {
    done: { title: 'E-Mails sind abbestellt', text: ({ kind }) => `Du bekommst keine E-Mails mehr zum Thema: ${kind}.` },
    unknown_link: {
      title: 'Dieser Link funktioniert nicht',
      text: 'Vielleicht ist er unvollständig. Bitte verwende den Link so, wie er in der E-Mail steht.',
    },
    unsubscribe: { title: 'E-Mails abbestellen', text: ({ kind }) => `Keine E-Mails mehr zum Thema: ${kind}?`, button: 'Abbestellen' },
  },
}
