import type { posts as English } from '../en/posts.ts'

export const posts: typeof English = {
  refusals: {
    comment_not_found: 'Diesen Kommentar gibt es nicht.',
    only_author_changes_post: 'Einen Beitrag ändert nur, wer ihn geschrieben hat.',
    only_author_or_admins_delete_post: 'Einen Beitrag löscht nur, wer ihn geschrieben hat, oder die Admins der Gruppe.',
    only_group_admins_decide_reports: 'Über Meldungen entscheiden nur die Admins der Gruppe.',
    only_group_members: 'Das dürfen nur Mitglieder dieser Gruppe.',
    only_group_members_post: 'Hier schreiben nur Mitglieder dieser Gruppe.',
    only_group_members_read: 'Nur Mitglieder sehen, was in dieser Gruppe geschrieben wird.',
    only_moderators_see_reports: 'Nur Admins von Gruppen oder Gemeinden sehen Meldungen.',
    post_not_found: 'Diesen Beitrag gibt es nicht.',
    prayer_post_fixed: 'Ein Gebetsanliegen lässt sich nicht ändern.',
    report_not_found: 'Diese Meldung gibt es nicht.',
    // With `error` beside `message`
    no_comments_in_global_groups: 'In dieser Gruppe gibt es keine Kommentare.',
    only_leaders_post: 'In dieser Gruppe schreibt nur die Gruppenleitung.',
    only_organization_admins_post: 'In dieser Gruppe schreiben nur die Admins der Gemeinde.',
    // With `status` beside `message`
    only_author_changes_comment: 'Einen Kommentar ändert nur, wer ihn geschrieben hat.',
    only_author_deletes_comment: 'Einen Kommentar löscht nur, wer ihn geschrieben hat.',
    // Rules with an `error_type`
    not_a_prayer_request: 'Dieser Beitrag ist kein Gebetsanliegen.',
  },

  rules: {
    not_yourself: 'Du kannst dich nicht selbst blockieren.',
  },

  answers: {
    blocked: 'Diese Person ist blockiert.',
    commentChanged: 'Der Kommentar ist geändert.',
    commentCreated: 'Der Kommentar ist geschrieben.',
    commentDeleted: 'Der Kommentar ist gelöscht.',
    pictureUploaded: 'Das Bild ist hochgeladen.',
    postChanged: 'Der Beitrag ist geändert.',
    postCreated: 'Der Beitrag ist geschrieben.',
    postDeleted: 'Der Beitrag ist gelöscht.',
    postPinned: 'Der Beitrag ist angepinnt.',
    postUnpinned: 'Der Beitrag ist nicht mehr angepinnt.',
    prayed: 'Danke, dass du gebetet hast.',
    reportDismissed: 'Die Meldung ist zurückgewiesen.',
    reported: 'Danke. Die Admins der Gruppe sehen es sich an.',
    reportedRemoved: 'Es ist entfernt.',
    unblocked: 'Diese Person ist nicht blockiert.',
  },
}
