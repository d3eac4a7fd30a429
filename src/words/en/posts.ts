export const posts = {
  refusals: {
    comment_not_found: 'Comment not found.',
    only_author_changes_post: 'Only its author changes a post.',
    only_author_or_admins_delete_post: 'Only its author and the group’s admins delete a post.',
    only_group_admins_decide_reports: 'Only the group’s admins decide about reports.',
    only_group_members: 'Only members of this group may do this.',
    only_group_members_post: 'Only members of this group post here.',
    only_group_members_read: 'Only members see what is written in this group.',
    only_moderators_see_reports: 'Only admins of groups or organizations see reports.',
    post_not_found: 'Post not found.',
    prayer_post_fixed: 'A prayer request cannot be changed.',
    report_not_found: 'Report not found.',
    // With `error` beside `message`
    no_comments_in_global_groups: 'There are no comments in this group.',
    only_leaders_post: 'Only the leaders of this group post here.',
    only_organization_admins_post: 'Only admins of the organization post in this group.',
    // With `status` beside `message`
    only_author_changes_comment: 'Only its author changes a comment.',
    only_author_deletes_comment: 'Only its author deletes a comment.',
    // Rules with an `error_type`
    not_a_prayer_request: 'This post asks for no prayer.',
  },

  rules: {
    not_yourself: 'You cannot block yourself.',
  },

  answers: {
    blocked: 'They are blocked.',
    commentChanged: 'The comment is changed.',
    commentCreated: 'The comment is written.',
    commentDeleted: 'The comment is deleted.',
    pictureUploaded: 'The picture is uploaded.',
    postChanged: 'The post is changed.',
    postCreated: 'The post is written.',
    postDeleted: 'The post is deleted.',
    postPinned: 'The post is pinned.',
    postUnpinned: 'The post is no longer pinned.',
    prayed: 'Thank you for praying.',
    reportDismissed: 'The report is dismissed.',
    reported: 'Thank you. The group’s admins will look at it.',
    reportedRemoved: 'It is removed.',
    unblocked: 'They are not blocked.',
  },
}
