import type { groups as English } from '../en/groups.ts'

export const groups: typeof English = {
  refusals: {
    group_not_found: 'Diese Gruppe gibt es nicht.',
    join_request_not_found: 'Diese Beitrittsanfrage gibt es nicht.',
    not_a_group_member: 'Du gehörst nicht zu dieser Gruppe.',
    not_admitted_by_code:
      'Diese Person gehört nicht zur Gemeinde, und mit dem Code dieser Gruppe kommt derzeit niemand neu in die Gemeinde. Die Admins der Gemeinde können die Anfrage annehmen.',
    only_group_admins: 'Das dürfen nur die Admins der Gruppe.',
    only_group_admins_decide: 'Darüber entscheiden nur die Admins der Gruppe.',
    only_group_admins_see_requests: 'Nur die Admins der Gruppe sehen, wer auf die Aufnahme wartet.',
    only_group_leader_steps_down: 'Nur wer die Gruppe leitet, kann die Leitung abgeben.',
    only_group_members_rate: 'Nur Mitglieder bewerten eine Gruppe.',
    only_group_members_see_members: 'Nur Mitglieder sehen, wer in dieser Gruppe ist.',
    pending_join_request_not_found: 'Diese offene Beitrittsanfrage gibt es nicht.',
    // With `error` beside `message`
    global_group_fixed: 'Diese Gruppe gehört der ganzen Gemeinde und lässt sich nicht ändern.',
    // Rules with an `error_type`
    closed_group: 'Diese Gruppe ist geschlossen. Bitte ihre Admins, dich aufzunehmen.',
    group_full: 'Diese Gruppe ist voll.',
    group_not_live: 'Diese Gruppe nimmt zurzeit niemanden auf.',
    leader_limit_reached: 'Diese Person leitet schon so viele Gruppen, wie man leiten darf.',
    leader_not_qualified: 'Diese Person hat die Kurse noch nicht abgeschlossen, die es für die Leitung braucht.',
    membership_is_automatic: 'Zu dieser Gruppe gehören alle in der Gemeinde.',
    request_already_reviewed: 'Darüber ist schon entschieden.',
    request_pending: 'Du hast für diese Gruppe schon eine Beitrittsanfrage gestellt.',
  },

  rules: {
    already_group_member: 'Du gehörst schon zu dieser Gruppe.',
    everybody_belongs_to_group: 'Zu dieser Gruppe gehören alle in der Gemeinde.',
    group_is_open: 'Diese Gruppe ist offen: Tritt ihr mit ihrem Code bei.',
    leader_needed: 'Eine Gruppe braucht eine Leitung, bevor sie aktiv wird.',
    no_draft_again: 'Eine Gruppe kann nicht wieder zum Entwurf werden.',
  },

  answers: {
    changed: 'Die Gruppe ist geändert.',
    codeRenewed: 'Die Gruppe hat einen neuen Code.',
    codesRenewed: 'Jede Gruppe hat einen neuen Code.',
    created: 'Die Gruppe ist gegründet.',
    createdAsDraft: {
      no_leader: 'Die Gruppe ist gegründet. Sie bleibt ein Entwurf, bis sie eine Leitung hat.',
      leader_limit_reached:
        'Die Gruppe ist gegründet. Sie bleibt ein Entwurf, bis sie eine Leitung hat: Du leitest schon so viele Gruppen, wie man leiten darf.',
      leader_not_qualified:
        'Die Gruppe ist gegründet. Sie bleibt ein Entwurf, bis sie eine Leitung hat: Du hast die Kurse noch nicht abgeschlossen, die es für die Leitung braucht.',
    },
    deleted: 'Die Gruppe ist gelöscht.',
    groupInvitationDeclined: 'Die Einladung ist abgelehnt.',
    groupInvitationTakenBack: 'Die Einladung ist zurückgenommen.',
    joinRequestAccepted: 'Die Anfrage ist angenommen.',
    joinRequestRejected: 'Die Anfrage ist abgelehnt.',
    joinRequestSent: 'Deine Anfrage ist unterwegs zu den Admins der Gruppe.',
    joinRequestWithdrawn: 'Deine Anfrage ist zurückgezogen.',
    joinRequestsDecided: 'Über die Anfragen ist entschieden.',
    joined: ({ name }) => `Du bist jetzt in der Gruppe „${name}“.`,
    leaderAssigned: 'Die Gruppe hat eine neue Leitung.',
    left: 'Du hast die Gruppe verlassen.',
    markedRead: 'Alles in dieser Gruppe ist als gelesen markiert.',
    memberRemoved: 'Diese Person ist nicht mehr in der Gruppe.',
    memberRoleChanged: 'Die Rolle ist geändert.',
    muted: 'Du hörst nichts mehr von dem, was in dieser Gruppe geschrieben wird.',
    peopleInvited: 'Die Einladungen sind unterwegs.',
    rated: 'Danke für deine Bewertung.',
    restored: 'Die Gruppe ist wieder da.',
    statusChanged: 'Der Status ist geändert.',
    steppedDown: 'Du leitest diese Gruppe nicht mehr.',
    unmuted: 'Du hörst wieder von dem, was in dieser Gruppe geschrieben wird.',
    waitEnded: 'Du stehst nicht mehr auf der Warteliste.',
    waiting: ({ name }) => `Du stehst auf der Warteliste von „${name}“.`,
  },
}
