// Made from docs/openapi.json by "npm run docs".
export interface paths {
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in
         * @description Exchanges an e-mail and a password for a token. Send it with every other request: `Authorization: Bearer <token>`.
         */
        post: operations["postLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign out: this token ends */
        post: operations["postLogout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one’s own account */
        get: operations["getUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one’s own name, time zone or home organization */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change one’s own password; every other sign-in ends */
        put: operations["putUserPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own sign-ins */
        get: operations["getUserTokens"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End one of one’s own sign-ins */
        delete: operations["deleteUserTokensByToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for an e-mail with which to set a new password
         * @description Answers the same whether there is such an account or not.
         */
        post: operations["postForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reset-password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set a new password with the token from the e-mail; every sign-in ends */
        post: operations["postResetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make an account with an invitation or a group’s code
         * @description With a group’s code the account belongs to the group’s organization; joining the group itself is another step.
         */
        post: operations["postRegister"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organizations one belongs to */
        get: operations["getOrganizations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an organization one belongs to */
        get: operations["getOrganizationsByOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an organization’s name or settings (admins) */
        patch: operations["patchOrganizationsByOrganization"];
        trace?: never;
    };
    "/organizations/{organization}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List an organization’s people (admins and leaders) */
        get: operations["getOrganizationsByOrganizationMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove someone from the organization and all of its groups (admins) */
        delete: operations["deleteOrganizationsByOrganizationMembersByUser"];
        options?: never;
        head?: never;
        /** Give someone another role (admins) */
        patch: operations["patchOrganizationsByOrganizationMembersByUser"];
        trace?: never;
    };
    "/organizations/{organization}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the open invitations (admins) */
        get: operations["getOrganizationsByOrganizationInvitations"];
        put?: never;
        /**
         * Invite someone by e-mail (admins)
         * @description Inviting the same address again renews the invitation; the link in the earlier e-mail then no longer works.
         */
        post: operations["postOrganizationsByOrganizationInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/invitations/{invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation back (admins) */
        delete: operations["deleteOrganizationsByOrganizationInvitationsByInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/audit-log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what admins, leaders and the operator did, the newest first (admins)
         * @description Who did what, when, and on whom or what. `from` and `to` are days in the reader’s time zone. It holds ids and choices, never what someone wrote.
         */
        get: operations["getOrganizationsByOrganizationAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the groups one belongs to, global ones first */
        get: operations["getGroups"];
        put?: never;
        /**
         * Found a group
         * @description The founder becomes its admin, or its leader when they are a leader or admin of the organization. Without a leader it stays a draft.
         */
        post: operations["postGroups"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/available": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups one could join
         * @description Active regular groups of one’s organizations that one is not in yet. A closed one is joined by asking.
         */
        get: operations["getGroupsAvailable"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a group */
        get: operations["getGroupsByGroup"];
        /** Change a group (its admins) */
        put: operations["putGroupsByGroup"];
        post?: never;
        /** Delete a group (its leader, or an admin of the organization) */
        delete: operations["deleteGroupsByGroup"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join a group with its code
         * @description A closed group answers `closed_group`: ask to join it with `POST /groups/join-request`.
         */
        post: operations["postGroupsJoin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Leave a group */
        post: operations["postGroupsByGroupLeave"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a group’s members; of a global group only how many they are */
        get: operations["getGroupsByGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/members/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Make a member an admin of the group, or an admin a member (its admins) */
        put: operations["putGroupsByGroupMembersByUser"];
        post?: never;
        /** Remove a member (the group’s admins) */
        delete: operations["deleteGroupsByGroupMembersByUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a new join code; the old one no longer works (the group’s admins) */
        post: operations["postGroupsByGroupCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/leader": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Name the group’s leader (its admins)
         * @description A draft becomes active. Who led before stays as an admin.
         */
        put: operations["putGroupsByGroupLeader"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Activate a group, or lay it to rest (its admins) */
        put: operations["putGroupsByGroupStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/rate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Rate a group one is in; the newest rating counts */
        post: operations["postGroupsByGroupRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-request": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask to join a closed group */
        post: operations["postGroupsJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own requests, newest first */
        get: operations["getGroupsJoinRequestsMine"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Withdraw one’s own pending request */
        delete: operations["deleteGroupsJoinRequestsByRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/join-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who is waiting to join, longest first (the group’s admins) */
        get: operations["getGroupsByGroupJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{request}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a request (the group’s admins) */
        post: operations["postGroupsJoinRequestsByRequestAccept"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{request}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Reject a request (the group’s admins) */
        post: operations["postGroupsJoinRequestsByRequestReject"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a group’s posts, the newest first (its members)
         * @description Admins of the organization read every regular group.
         */
        get: operations["getGroupsByGroupPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write a post (members; in global groups only admins of the organization) */
        post: operations["postGroupsByGroupPost"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one post, such as a notification names */
        get: operations["getGroupsByGroupPostByPostId"];
        /**
         * Change a post (its author)
         * @description What is left out stays as it is. Nobody changes the post of a prayer request.
         */
        put: operations["putGroupsByGroupPostByPostId"];
        post?: never;
        /**
         * Delete a post with its comments (its author, and who moderates)
         * @description The group’s admins and the organization’s may; of a prayer request also its leaders.
         */
        delete: operations["deleteGroupsByGroupPostByPostId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like a post (members); liking again changes nothing */
        post: operations["postGroupsByGroupPostByPostIdLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/unlike": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** No longer like a post (members) */
        post: operations["postGroupsByGroupPostByPostIdUnlike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/like": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Like or unlike a post, as older clients do it */
        post: operations["postGroupsByGroupPostLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/comments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List a post’s comments, the oldest first */
        get: operations["getGroupsByGroupPostByPostIdComments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Comment on a post, or answer a comment (members; never in global groups) */
        post: operations["postGroupsByGroupPostComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/comment/{comment_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Change a comment (its author) */
        put: operations["putGroupsByGroupPostCommentByCommentId"];
        post?: never;
        /** Delete a comment (its author); answers to it stay */
        delete: operations["deleteGroupsByGroupPostCommentByCommentId"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a post to those who moderate
         * @description Its author does not learn who reported it. Reporting again answers 200 and changes nothing.
         */
        post: operations["postGroupsByGroupPostByPostIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/comment/{comment_id}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report a comment to those who moderate
         * @description Its author does not learn who reported it. Reporting again answers 200 and changes nothing.
         */
        post: operations["postGroupsByGroupPostCommentByCommentIdReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List reports, the newest first (admins of groups and organizations)
         * @description A group’s admins see those of their groups, an organization’s admins all of the organization. Who reported is not shown.
         */
        get: operations["getManageReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/reports/{report}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remove what was reported, or dismiss the report (admins of the group and the organization)
         * @description Removing closes all reports about the same thing. What has been decided stays: resolving again answers 200 with it.
         */
        post: operations["postManageReportsByReportResolve"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{user}/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block someone of one’s organizations
         * @description What they write is marked with `is_blocked`, for the caller alone. Anonymous posts never are.
         */
        post: operations["postUsersByUserBlock"];
        /** No longer block someone */
        delete: operations["deleteUsersByUserBlock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List whom one has blocked, the latest first */
        get: operations["getUserBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the entries of one’s own journal, the newest day first */
        get: operations["getJournal"];
        put?: never;
        /**
         * Write an entry
         * @description `date` is the day that the entry is about: today unless told, and tomorrow at most.
         */
        post: operations["postJournal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take one’s own journal along, as JSON or Markdown
         * @description The whole journal as one file, the oldest entry first: `{entries: […]}`, or a chapter of Markdown for each.
         */
        get: operations["getJournalExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/{journal}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an entry of one’s own */
        get: operations["getJournalByJournal"];
        /** Change the title or the content of an entry */
        put: operations["putJournalByJournal"];
        /**
         * Change an entry, for clients that can’t send PUT
         * @description The body says `"_method": "PUT"`, in any letter case; without it the answer is 405.
         */
        post: operations["postJournalByJournal"];
        /** Delete an entry */
        delete: operations["deleteJournalByJournal"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journal/{journal}/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete an entry, for clients that can’t send DELETE */
        post: operations["postJournalByJournalDelete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/upload-media": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a sound or a PDF for a challenge
         * @description MP3 or WAV up to 50 MB as `audio`, a PDF up to 20 MB as `pdf`; the content decides, and the ending of the name must fit it. Give the `url` of the answer to a challenge as its `media_url`. What no challenge uses is deleted after 48 hours.
         */
        post: operations["postChallengesUploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/avatar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one’s own picture
         * @description A JPEG, PNG or WebP up to 5 MB. It is made square and small, and what the camera wrote into it is left out.
         */
        post: operations["postUserAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read one’s own journey: its figures and its log, the newest day first */
        get: operations["getJourney"];
        put?: never;
        /**
         * Log what one did
         * @description `date` is on one’s own calendar: today unless told, and no day to come.
         */
        post: operations["postJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journey/{entry}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete an entry of one’s own log */
        delete: operations["deleteJourneyByEntry"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/journey/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read how one’s own journey goes: streak, consistency, where to grow, what to do next */
        get: operations["getJourneyProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List one’s notifications: the unread first, each part newest first
         * @description What is read while one goes through the list keeps its place until the list is begun anew, so nothing repeats. Notifications go after half a year, and when what they are about is deleted.
         */
        get: operations["getNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/{notification}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark a notification as read */
        post: operations["postNotificationsByNotificationRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read-all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Mark all notifications as read */
        post: operations["postNotificationsReadAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/notification-preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What one is told by e-mail and by push
         * @description One’s list holds every kind. E-mails about the account itself, such as a new password, always come.
         */
        get: operations["getUserNotificationPreferences"];
        /**
         * Choose what one is told by e-mail and by push
         * @description Kinds and channels that are not sent stay as they are.
         */
        put: operations["putUserNotificationPreferences"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a browser or a phone for pushes
         * @description A browser sends its `subscription`, a phone its `token`. The device gets pushes as long as the sign-in lasts with which it is registered: register it again after signing in. Of more than 20 devices the ones registered longest ago are forgotten.
         */
        post: operations["postDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/devices/{device}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Forget a device: no more pushes there */
        delete: operations["deleteDevicesByDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/push/public-key": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The key with which a browser subscribes to pushes (`applicationServerKey`) */
        get: operations["getPushPublicKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the challenges of one’s organizations, the newest first
         * @description Published ones, and archived ones in which one takes part. Leaders and admins also see drafts and all archived ones.
         */
        get: operations["getChallenges"];
        put?: never;
        /** Make a challenge (leaders and admins) */
        post: operations["postChallenges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/get_challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List an organization’s challenges, if wished with how lively they are */
        get: operations["getChallengesGetChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own progress in challenges, the last started first */
        get: operations["getChallengesProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/{challenge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a challenge */
        get: operations["getChallengesByChallenge"];
        /**
         * Change a challenge (leaders and admins)
         * @description What is left out stays as it is. A draft is published, a published challenge archived, an archived one published again; a published one becomes a draft again only while nobody takes part.
         */
        put: operations["putChallengesByChallenge"];
        post?: never;
        /** Delete a challenge; one in which people take part is archived instead (leaders and admins) */
        delete: operations["deleteChallengesByChallenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/start/{challenge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a challenge; again, nothing changes */
        post: operations["postChallengesStartByChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/check-in/{challenge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in for a day, today unless told
         * @description Once for each day from the start to today, by one’s own calendar.
         */
        post: operations["postChallengesCheckInByChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/challenges/complete/{challenge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a challenge; again, nothing changes
         * @description Gives its points once, and the badges that one’s points in the organization now reach.
         */
        post: operations["postChallengesCompleteByChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/manage/challenges/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who completed which challenge, the newest first (leaders and admins) */
        get: operations["getManageChallengesCompletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List one’s own badges, the newest first */
        get: operations["getBadges"];
        put?: never;
        /**
         * Make a badge (admins)
         * @description Without `organization_id`, for one’s home organization.
         */
        post: operations["postBadges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/for-challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the badges that a challenge can lead to (leaders and admins)
         * @description Those with a points requirement, the smallest first.
         */
        get: operations["getBadgesForChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/badges/{badge}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a badge (admins)
         * @description Another points requirement counts from the next completed challenge on; nobody loses a badge.
         */
        put: operations["putBadgesByBadge"];
        post?: never;
        /**
         * Delete a badge (admins)
         * @description No challenge leads to it any more. Whoever was given it keeps it.
         */
        delete: operations["deleteBadgesByBadge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    postLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.org",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": {
                    /** @example grace@example.org */
                    email: string;
                    /** @example correct horse battery */
                    password: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org"
                     *       },
                     *       "token": "7|4fJ0c2v…"
                     *     }
                     */
                    "application/json": {
                        user: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                        };
                        /** @example 7|4fJ0c2v… */
                        token: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postLogout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org",
                     *         "timezone": "Europe/Berlin",
                     *         "avatar": "https://localhost:8443/media/3f9c.png",
                     *         "home_organization_id": 42,
                     *         "is_subscribed": true,
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @example Europe/Berlin */
                            timezone: string | null;
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            avatar: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            home_organization_id: number | null;
                            /** @description Whether a Pro subscription of their own or of an organization opens the service to them */
                            is_subscribed: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "timezone": "Europe/Berlin",
                 *       "home_organization_id": 42
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** @example Europe/Berlin */
                    timezone?: string | null;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    home_organization_id?: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org",
                     *         "timezone": "Europe/Berlin",
                     *         "avatar": "https://localhost:8443/media/3f9c.png",
                     *         "home_organization_id": 42,
                     *         "is_subscribed": true,
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @example Europe/Berlin */
                            timezone: string | null;
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            avatar: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            home_organization_id: number | null;
                            /** @description Whether a Pro subscription of their own or of an organization opens the service to them */
                            is_subscribed: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putUserPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "text",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": {
                    current_password: string;
                    /** @example correct horse battery */
                    password: string;
                    /** @description Where it is sent, it must equal the password */
                    password_confirmation?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getUserTokens: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "device": "Mozilla/5.0 (Linux; Android 16)",
                     *           "is_current": true,
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "last_used_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Mozilla/5.0 (Linux; Android 16) */
                            device: string | null;
                            is_current: boolean;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            last_used_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteUserTokensByToken: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postForgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.org"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @example grace@example.org
                     */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postResetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "text",
                 *       "token": "text",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "text"
                 *     }
                 */
                "application/json": {
                    email: string;
                    token: string;
                    /** @example correct horse battery */
                    password: string;
                    /** @description Where it is sent, it must equal the password */
                    password_confirmation?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postRegister: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Miller",
                 *       "email": "grace@example.org",
                 *       "password": "correct horse battery",
                 *       "password_confirmation": "text",
                 *       "invitation_token": "text",
                 *       "joinCode": "text"
                 *     }
                 */
                "application/json": {
                    /** @example Grace Miller */
                    name: string;
                    /**
                     * Format: email
                     * @example grace@example.org
                     */
                    email: string;
                    /** @example correct horse battery */
                    password: string;
                    /** @description Where it is sent, it must equal the password */
                    password_confirmation?: string | null;
                    /** @description From the invitation’s e-mail */
                    invitation_token?: string | null;
                    /** @description A group’s code: the account is attached to the group’s organization */
                    joinCode?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "user": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org"
                     *       },
                     *       "token": "7|4fJ0c2v…"
                     *     }
                     */
                    "application/json": {
                        user: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                        };
                        /** @example 7|4fJ0c2v… */
                        token: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getOrganizations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Grace Chapel",
                     *           "timezone": "Europe/Berlin",
                     *           "enforce_leader_qualifications": true,
                     *           "reveal_quiz_answers": "after_passing",
                     *           "role": "member",
                     *           "created_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Chapel */
                            name: string;
                            /** @example Europe/Berlin */
                            timezone: string;
                            /** @description Whether group leaders must have completed the required trainings */
                            enforce_leader_qualifications: boolean;
                            /** @enum {string} */
                            reveal_quiz_answers: "after_passing" | "always";
                            /**
                             * @description The caller’s role in it
                             * @enum {string}
                             */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getOrganizationsByOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Chapel",
                     *         "timezone": "Europe/Berlin",
                     *         "enforce_leader_qualifications": true,
                     *         "reveal_quiz_answers": "after_passing",
                     *         "role": "member",
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Chapel */
                            name: string;
                            /** @example Europe/Berlin */
                            timezone: string;
                            /** @description Whether group leaders must have completed the required trainings */
                            enforce_leader_qualifications: boolean;
                            /** @enum {string} */
                            reveal_quiz_answers: "after_passing" | "always";
                            /**
                             * @description The caller’s role in it
                             * @enum {string}
                             */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    patchOrganizationsByOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "timezone": "Europe/Berlin",
                 *       "enforce_leader_qualifications": true,
                 *       "reveal_quiz_answers": "after_passing"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /** @example Europe/Berlin */
                    timezone?: string;
                    enforce_leader_qualifications?: boolean;
                    /** @enum {string} */
                    reveal_quiz_answers?: "after_passing" | "always";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Chapel",
                     *         "timezone": "Europe/Berlin",
                     *         "enforce_leader_qualifications": true,
                     *         "reveal_quiz_answers": "after_passing",
                     *         "role": "member",
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Chapel */
                            name: string;
                            /** @example Europe/Berlin */
                            timezone: string;
                            /** @description Whether group leaders must have completed the required trainings */
                            enforce_leader_qualifications: boolean;
                            /** @enum {string} */
                            reveal_quiz_answers: "after_passing" | "always";
                            /**
                             * @description The caller’s role in it
                             * @enum {string}
                             */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getOrganizationsByOrganizationMembers: {
        parameters: {
            query?: {
                /** @description Part of a name or e-mail */
                search?: string;
                /** @description Which page, from 1 */
                page?: number;
                /** @description How many a page, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "current_page": 3,
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org",
                     *           "role": "member",
                     *           "joined_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "first_page_url": "https://localhost:8443/api/list?page=1",
                     *       "from": 3,
                     *       "last_page": 3,
                     *       "last_page_url": "https://localhost:8443/api/list?page=3",
                     *       "links": [
                     *         {
                     *           "url": "https://localhost:8443/api/list?page=2",
                     *           "label": "2",
                     *           "active": true
                     *         }
                     *       ],
                     *       "next_page_url": "https://localhost:8443/api/list?page=2",
                     *       "path": "https://localhost:8443/api/list",
                     *       "per_page": 3,
                     *       "prev_page_url": "https://localhost:8443/api/list?page=1",
                     *       "to": 3,
                     *       "total": 3
                     *     }
                     */
                    "application/json": {
                        /** @example 3 */
                        current_page: number;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            joined_at: string;
                        }[];
                        /** @example https://localhost:8443/api/list?page=1 */
                        first_page_url: string;
                        /** @example 3 */
                        from: number | null;
                        /** @example 3 */
                        last_page: number;
                        /** @example https://localhost:8443/api/list?page=3 */
                        last_page_url: string;
                        links: {
                            /** @example https://localhost:8443/api/list?page=2 */
                            url: string | null;
                            /** @example 2 */
                            label: string;
                            active: boolean;
                        }[];
                        /** @example https://localhost:8443/api/list?page=2 */
                        next_page_url: string | null;
                        /** @example https://localhost:8443/api/list */
                        path: string;
                        /** @example 3 */
                        per_page: number;
                        /** @example https://localhost:8443/api/list?page=1 */
                        prev_page_url: string | null;
                        /** @example 3 */
                        to: number | null;
                        /** @example 3 */
                        total: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteOrganizationsByOrganizationMembersByUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
                user: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Somebody else must lead the group first.",
                     *       "error_type": "leader_must_be_replaced",
                     *       "group_id": 42
                     *     }
                     */
                    "application/json": {
                        /** @example Somebody else must lead the group first. */
                        message: string;
                        /** @constant */
                        error_type: "leader_must_be_replaced";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    patchOrganizationsByOrganizationMembersByUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
                user: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role: "member" | "leadership" | "admin";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org",
                     *         "role": "member",
                     *         "joined_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            joined_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getOrganizationsByOrganizationInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "email": "guest@example.org",
                     *           "role": "member",
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "expires_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example guest@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            expires_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postOrganizationsByOrganizationInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.org",
                 *       "role": "member"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: email
                     * @example grace@example.org
                     */
                    email: string;
                    /** @enum {string|null} */
                    role?: "member" | "leadership" | "admin" | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "email": "guest@example.org",
                     *         "role": "member",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "expires_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example guest@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "leadership" | "admin";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            expires_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteOrganizationsByOrganizationInvitationsByInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: number;
                invitation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getOrganizationsByOrganizationAuditLog: {
        parameters: {
            query?: {
                action?: "organization.founded" | "organization.changed" | "organization.limits-changed" | "subscription.set" | "member.added" | "member.role-changed" | "member.removed" | "invitation.made" | "invitation.taken-back" | "account.created" | "account.password-set" | "account.suspended" | "account.restored" | "account.erased" | "group.founded" | "group.changed" | "group.code-renewed" | "group.leader-assigned" | "group.status-changed" | "group.deleted" | "group.restored" | "group-member.role-changed" | "group-member.removed" | "join-request.accepted" | "join-request.rejected" | "post.removed" | "comment.removed" | "report.resolved" | "prayer-request.approved" | "prayer-request.rejected" | "challenge.created" | "challenge.changed" | "challenge.deleted" | "badge.created" | "badge.changed" | "badge.deleted" | "training.created" | "training.changed" | "training.deleted" | "training.assigned";
                actor?: number;
                from?: string;
                to?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                organization: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "action": "organization.founded",
                     *           "actor": {
                     *             "id": 42,
                     *             "name": "Ada Admin"
                     *           },
                     *           "subject": {
                     *             "kind": "organization",
                     *             "id": 42,
                     *             "name": "Grace Miller"
                     *           },
                     *           "details": {},
                     *           "created_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @enum {string} */
                            action: "organization.founded" | "organization.changed" | "organization.limits-changed" | "subscription.set" | "member.added" | "member.role-changed" | "member.removed" | "invitation.made" | "invitation.taken-back" | "account.created" | "account.password-set" | "account.suspended" | "account.restored" | "account.erased" | "group.founded" | "group.changed" | "group.code-renewed" | "group.leader-assigned" | "group.status-changed" | "group.deleted" | "group.restored" | "group-member.role-changed" | "group-member.removed" | "join-request.accepted" | "join-request.rejected" | "post.removed" | "comment.removed" | "report.resolved" | "prayer-request.approved" | "prayer-request.rejected" | "challenge.created" | "challenge.changed" | "challenge.deleted" | "badge.created" | "badge.changed" | "badge.deleted" | "training.created" | "training.changed" | "training.deleted" | "training.assigned";
                            /** @description Null: whoever runs the service did it */
                            actor: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Ada Admin */
                                name: string;
                            } | null;
                            subject: {
                                /** @enum {string} */
                                kind: "organization" | "user" | "invitation" | "group" | "join-request" | "post" | "comment" | "report" | "prayer-request" | "challenge" | "badge" | "training";
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string | null;
                            };
                            /** @description Ids and choices that say more, such as `{"from": "member", "to": "leadership"}`; never what someone wrote */
                            details: {
                                [key: string]: unknown;
                            };
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroups: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Young Adults",
                     *           "code": "K7QWM2XR",
                     *           "purpose": "We read the gospels together.",
                     *           "organization_id": 42,
                     *           "group_type": "group",
                     *           "join_type": "open",
                     *           "type": "Bible study",
                     *           "status": "active",
                     *           "member_count": 3,
                     *           "leadership": {
                     *             "id": 42,
                     *             "name": "Grace Miller",
                     *             "email": "grace@example.org"
                     *           },
                     *           "created_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroups: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "organization_id": 42,
                 *       "description": "text",
                 *       "type": "text",
                 *       "join_type": "open",
                 *       "location": "text",
                 *       "leader_id": 42
                 *     }
                 */
                "application/json": {
                    name: string;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    organization_id: number;
                    /** @description Shown as `purpose` */
                    description?: string | null;
                    type?: string | null;
                    /** @enum {string|null} */
                    join_type?: "open" | "closed" | null;
                    location?: string | null;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    leader_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "code": "K7QWM2XR",
                     *         "purpose": "We read the gospels together.",
                     *         "organization_id": 42,
                     *         "group_type": "group",
                     *         "join_type": "open",
                     *         "type": "Bible study",
                     *         "status": "active",
                     *         "member_count": 3,
                     *         "leadership": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This person has not completed the trainings that leaders need.",
                     *       "error_type": "leader_not_qualified",
                     *       "leader_id": 42,
                     *       "redirect_url": "https://localhost:8443/trainings?required=1"
                     *     }
                     */
                    "application/json": {
                        /** @example This person has not completed the trainings that leaders need. */
                        message: string;
                        /** @constant */
                        error_type: "leader_not_qualified";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example https://localhost:8443/trainings?required=1 */
                        redirect_url: string;
                    } | {
                        /** @example This person leads as many groups as one may. */
                        message: string;
                        /** @constant */
                        error_type: "leader_limit_reached";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example 3 */
                        current_groups: number;
                        /** @example 3 */
                        max_groups: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsAvailable: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Young Adults",
                     *           "code": "K7QWM2XR",
                     *           "purpose": "We read the gospels together.",
                     *           "organization_id": 42,
                     *           "group_type": "group",
                     *           "join_type": "open",
                     *           "type": "Bible study",
                     *           "status": "active",
                     *           "member_count": 3,
                     *           "leadership": {
                     *             "id": 42,
                     *             "name": "Grace Miller",
                     *             "email": "grace@example.org"
                     *           },
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "is_full": true,
                     *           "pending_request_id": 42
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            is_full: boolean;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            pending_request_id: number | null;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "code": "K7QWM2XR",
                     *         "purpose": "We read the gospels together.",
                     *         "organization_id": 42,
                     *         "group_type": "group",
                     *         "join_type": "open",
                     *         "type": "Bible study",
                     *         "status": "active",
                     *         "member_count": 3,
                     *         "leadership": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "location": "Room 2",
                     *         "max_members": 3,
                     *         "organization": {
                     *           "id": 42,
                     *           "name": "Grace Chapel"
                     *         },
                     *         "is_member": true,
                     *         "role": "member",
                     *         "pending_request_id": 42,
                     *         "average_rating": 4.5,
                     *         "ratings_count": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /** @example Room 2 */
                            location: string | null;
                            /** @example 3 */
                            max_members: number | null;
                            organization: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Chapel */
                                name: string;
                            };
                            is_member: boolean;
                            /**
                             * @description The caller’s role in the group
                             * @enum {string|null}
                             */
                            role: "member" | "admin" | "leader" | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            pending_request_id: number | null;
                            /** @example 4.5 */
                            average_rating: number | null;
                            /** @example 3 */
                            ratings_count: number;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "description": "text",
                 *       "type": "text",
                 *       "join_type": "open",
                 *       "location": "text"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    description?: string | null;
                    type?: string | null;
                    /** @enum {string} */
                    join_type?: "open" | "closed";
                    location?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "code": "K7QWM2XR",
                     *         "purpose": "We read the gospels together.",
                     *         "organization_id": 42,
                     *         "group_type": "group",
                     *         "join_type": "open",
                     *         "type": "Bible study",
                     *         "status": "active",
                     *         "member_count": 3,
                     *         "leadership": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteGroupsByGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsJoin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "joinCode": "K7QWM2XR"
                 *     }
                 */
                "application/json": {
                    /** @example K7QWM2XR */
                    joinCode: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "group_id": 42,
                     *       "organization_id": 42
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        organization_id: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This group is closed. Ask its admin to let you in.",
                     *       "error_type": "closed_group",
                     *       "group_id": 42,
                     *       "group": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "purpose": "",
                     *         "location": ""
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @example This group is closed. Ask its admin to let you in. */
                        message: string;
                        /** @constant */
                        error_type: "closed_group";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        group: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example  */
                            purpose: string;
                            /** @example  */
                            location: string;
                        };
                    } | {
                        /** @example You have asked to join this group already. */
                        message: string;
                        /** @constant */
                        error_type: "request_pending";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        request_id: number;
                    } | {
                        /** @example This group is full. */
                        message: string;
                        /** @constant */
                        error_type: "group_full";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /** @example 3 */
                        current_members: number;
                        /** @example 3 */
                        max_members: number;
                    } | {
                        /** @example This group does not take members now. */
                        message: string;
                        /** @constant */
                        error_type: "group_not_live";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /** @enum {string} */
                        status: "active" | "draft" | "inactive";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupLeave: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Somebody else must lead the group first.",
                     *       "error_type": "leader_must_be_replaced",
                     *       "group_id": 42
                     *     }
                     */
                    "application/json": {
                        /** @example Somebody else must lead the group first. */
                        message: string;
                        /** @constant */
                        error_type: "leader_must_be_replaced";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        /** @example Everybody in the organization belongs to this group. */
                        message: string;
                        /** @constant */
                        error_type: "membership_is_automatic";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroupMembers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org",
                     *           "role": "member",
                     *           "joined_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "member_count": 3
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "admin" | "leader";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            joined_at: string;
                        }[];
                        /** @example 3 */
                        member_count: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroupMembersByUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                user: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "member"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    role: "member" | "admin";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Grace Miller",
                     *         "email": "grace@example.org",
                     *         "role": "member",
                     *         "joined_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                            /** @enum {string} */
                            role: "member" | "admin" | "leader";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            joined_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Somebody else must lead the group first.",
                     *       "error_type": "leader_must_be_replaced",
                     *       "group_id": 42
                     *     }
                     */
                    "application/json": {
                        /** @example Somebody else must lead the group first. */
                        message: string;
                        /** @constant */
                        error_type: "leader_must_be_replaced";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteGroupsByGroupMembersByUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                user: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Somebody else must lead the group first.",
                     *       "error_type": "leader_must_be_replaced",
                     *       "group_id": 42
                     *     }
                     */
                    "application/json": {
                        /** @example Somebody else must lead the group first. */
                        message: string;
                        /** @constant */
                        error_type: "leader_must_be_replaced";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        /** @example Everybody in the organization belongs to this group. */
                        message: string;
                        /** @constant */
                        error_type: "membership_is_automatic";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "code": "K7QWM2XR"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /** @example K7QWM2XR */
                            code: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroupLeader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "leader_id": 42
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int64
                     * @example 42
                     */
                    leader_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "code": "K7QWM2XR",
                     *         "purpose": "We read the gospels together.",
                     *         "organization_id": 42,
                     *         "group_type": "group",
                     *         "join_type": "open",
                     *         "type": "Bible study",
                     *         "status": "active",
                     *         "member_count": 3,
                     *         "leadership": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This person has not completed the trainings that leaders need.",
                     *       "error_type": "leader_not_qualified",
                     *       "leader_id": 42,
                     *       "redirect_url": "https://localhost:8443/trainings?required=1"
                     *     }
                     */
                    "application/json": {
                        /** @example This person has not completed the trainings that leaders need. */
                        message: string;
                        /** @constant */
                        error_type: "leader_not_qualified";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example https://localhost:8443/trainings?required=1 */
                        redirect_url: string;
                    } | {
                        /** @example This person leads as many groups as one may. */
                        message: string;
                        /** @constant */
                        error_type: "leader_limit_reached";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example 3 */
                        current_groups: number;
                        /** @example 3 */
                        max_groups: number;
                    } | {
                        /** @example This group is full. */
                        message: string;
                        /** @constant */
                        error_type: "group_full";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /** @example 3 */
                        current_members: number;
                        /** @example 3 */
                        max_members: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "status": "active"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    status: "active" | "draft" | "inactive";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Young Adults",
                     *         "code": "K7QWM2XR",
                     *         "purpose": "We read the gospels together.",
                     *         "organization_id": 42,
                     *         "group_type": "group",
                     *         "join_type": "open",
                     *         "type": "Bible study",
                     *         "status": "active",
                     *         "member_count": 3,
                     *         "leadership": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Young Adults */
                            name: string;
                            /** @example K7QWM2XR */
                            code: string;
                            /** @example We read the gospels together. */
                            purpose: string;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @enum {string} */
                            group_type: "group" | "global";
                            /** @enum {string} */
                            join_type: "open" | "closed";
                            /** @example Bible study */
                            type: string | null;
                            /** @enum {string} */
                            status: "active" | "draft" | "inactive";
                            /** @example 3 */
                            member_count: number;
                            leadership: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This person has not completed the trainings that leaders need.",
                     *       "error_type": "leader_not_qualified",
                     *       "leader_id": 42,
                     *       "redirect_url": "https://localhost:8443/trainings?required=1"
                     *     }
                     */
                    "application/json": {
                        /** @example This person has not completed the trainings that leaders need. */
                        message: string;
                        /** @constant */
                        error_type: "leader_not_qualified";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example https://localhost:8443/trainings?required=1 */
                        redirect_url: string;
                    } | {
                        /** @example This person leads as many groups as one may. */
                        message: string;
                        /** @constant */
                        error_type: "leader_limit_reached";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        leader_id: number;
                        /** @example 3 */
                        current_groups: number;
                        /** @example 3 */
                        max_groups: number;
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 1,
                 *       "comment": "text"
                 *     }
                 */
                "application/json": {
                    rating: number;
                    comment?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "rating": 3,
                     *         "comment": "Warm and honest",
                     *         "average_rating": 1,
                     *         "ratings_count": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /** @example 3 */
                            rating: number;
                            /** @example Warm and honest */
                            comment: string | null;
                            average_rating: number;
                            /** @example 3 */
                            ratings_count: number;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsJoinRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": 42,
                 *       "note": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int64
                     * @example 42
                     */
                    group_id: number;
                    /** @description A message to the group’s admins */
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "request": {
                     *         "id": 42,
                     *         "user_id": 42,
                     *         "group_id": 42,
                     *         "organization_id": 42,
                     *         "note": "May I come?",
                     *         "status": "pending",
                     *         "reviewed_by": 42,
                     *         "reviewed_at": "2026-03-01T09:30:00.123456Z",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        request: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            user_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example May I come? */
                            note: string | null;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "rejected";
                            /**
                             * Format: int64
                             * @example 42
                             */
                            reviewed_by: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            reviewed_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "You have asked to join this group already.",
                     *       "error_type": "request_pending",
                     *       "group_id": 42,
                     *       "request_id": 42
                     *     }
                     */
                    "application/json": {
                        /** @example You have asked to join this group already. */
                        message: string;
                        /** @constant */
                        error_type: "request_pending";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        request_id: number;
                    } | {
                        /** @example This group does not take members now. */
                        message: string;
                        /** @constant */
                        error_type: "group_not_live";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /** @enum {string} */
                        status: "active" | "draft" | "inactive";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsJoinRequestsMine: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "user_id": 42,
                     *           "group_id": 42,
                     *           "organization_id": 42,
                     *           "note": "May I come?",
                     *           "status": "pending",
                     *           "reviewed_by": 42,
                     *           "reviewed_at": "2026-03-01T09:30:00.123456Z",
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "updated_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            user_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example May I come? */
                            note: string | null;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "rejected";
                            /**
                             * Format: int64
                             * @example 42
                             */
                            reviewed_by: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            reviewed_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteGroupsJoinRequestsByRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                request: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroupJoinRequests: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "user_id": 42,
                     *         "group_id": 42,
                     *         "organization_id": 42,
                     *         "note": "May I come?",
                     *         "status": "pending",
                     *         "reviewed_by": 42,
                     *         "reviewed_at": "2026-03-01T09:30:00.123456Z",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "email": "grace@example.org"
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: int64
                         * @example 42
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        user_id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        organization_id: number;
                        /** @example May I come? */
                        note: string | null;
                        /** @enum {string} */
                        status: "pending" | "accepted" | "rejected";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        reviewed_by: number | null;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T09:30:00.123456Z
                         */
                        reviewed_at: string | null;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T09:30:00.123456Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T09:30:00.123456Z
                         */
                        updated_at: string;
                        user: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /** @example grace@example.org */
                            email: string;
                        };
                    }[];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsJoinRequestsByRequestAccept: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                request: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "request": {
                     *         "id": 42,
                     *         "user_id": 42,
                     *         "group_id": 42,
                     *         "organization_id": 42,
                     *         "note": "May I come?",
                     *         "status": "pending",
                     *         "reviewed_by": 42,
                     *         "reviewed_at": "2026-03-01T09:30:00.123456Z",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        request: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            user_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example May I come? */
                            note: string | null;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "rejected";
                            /**
                             * Format: int64
                             * @example 42
                             */
                            reviewed_by: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            reviewed_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This group is full.",
                     *       "error_type": "group_full"
                     *     }
                     */
                    "application/json": {
                        /** @example This group is full. */
                        message: string;
                        /** @constant */
                        error_type: "group_full";
                    } | {
                        /** @example This request has been decided already. */
                        message: string;
                        /** @constant */
                        error_type: "request_already_reviewed";
                        /** @enum {string} */
                        status: "accepted" | "rejected" | "approved";
                    } | {
                        /** @example This group does not take members now. */
                        message: string;
                        /** @constant */
                        error_type: "group_not_live";
                        /**
                         * Format: int64
                         * @example 42
                         */
                        group_id: number;
                        /** @enum {string} */
                        status: "active" | "draft" | "inactive";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsJoinRequestsByRequestReject: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                request: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    /** @description Goes into the e-mail */
                    reason?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "request": {
                     *         "id": 42,
                     *         "user_id": 42,
                     *         "group_id": 42,
                     *         "organization_id": 42,
                     *         "note": "May I come?",
                     *         "status": "pending",
                     *         "reviewed_by": 42,
                     *         "reviewed_at": "2026-03-01T09:30:00.123456Z",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        request: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            user_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example May I come? */
                            note: string | null;
                            /** @enum {string} */
                            status: "pending" | "accepted" | "rejected";
                            /**
                             * Format: int64
                             * @example 42
                             */
                            reviewed_by: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            reviewed_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "This request has been decided already.",
                     *       "error_type": "request_already_reviewed",
                     *       "status": "accepted"
                     *     }
                     */
                    "application/json": {
                        /** @example This request has been decided already. */
                        message: string;
                        /** @constant */
                        error_type: "request_already_reviewed";
                        /** @enum {string} */
                        status: "accepted" | "rejected" | "approved";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroupPosts: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "group_id": 42,
                     *           "user_id": 42,
                     *           "title": "Next Sunday",
                     *           "message": "We meet in the garden.",
                     *           "type": "text",
                     *           "likes": 3,
                     *           "is_liked": true,
                     *           "comment_count": 3,
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "updated_at": "2026-03-01T09:30:00.123456Z",
                     *           "meta": {
                     *             "is_prayer_request": true,
                     *             "prayer_request_status": "active",
                     *             "anonymous": true
                     *           },
                     *           "user": {
                     *             "id": 42,
                     *             "name": "Grace Miller",
                     *             "avatar": "https://localhost:8443/media/3f9c.png",
                     *             "status": "active",
                     *             "is_blocked": true
                     *           },
                     *           "comments": [
                     *             {
                     *               "id": 42,
                     *               "post_id": 42,
                     *               "parent_id": 42,
                     *               "message": "Amen",
                     *               "created_at": "2026-03-01T09:30:00.123456Z",
                     *               "updated_at": "2026-03-01T09:30:00.123456Z",
                     *               "user": {
                     *                 "id": 42,
                     *                 "name": "Grace Miller",
                     *                 "avatar": "https://localhost:8443/media/3f9c.png",
                     *                 "status": "active",
                     *                 "is_blocked": true
                     *               }
                     *             }
                     *           ]
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @description 0 when the post is anonymous or its author’s account is deleted
                             * @example 42
                             */
                            user_id: number;
                            /** @example Next Sunday */
                            title: string;
                            /** @example We meet in the garden. */
                            message: string;
                            /** @example text */
                            type: string;
                            /** @example 3 */
                            likes: number;
                            /** @description Whether the caller likes it */
                            is_liked: boolean;
                            /** @example 3 */
                            comment_count: number;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            meta: {
                                is_prayer_request: boolean;
                                /** @enum {string} */
                                prayer_request_status?: "active" | "resolved";
                                anonymous?: boolean;
                            };
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                            /** @description The first 50, the oldest first; the others are at `GET /groups/{group}/post/{post_id}/comments` */
                            comments: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                post_id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                parent_id: number | null;
                                /** @example Amen */
                                message: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                updated_at: string;
                                user: {
                                    /**
                                     * Format: int64
                                     * @description 0 when the post is anonymous or its author’s account is deleted
                                     * @example 42
                                     */
                                    id: number;
                                    /** @example Grace Miller */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @example https://localhost:8443/media/3f9c.png
                                     */
                                    avatar: string;
                                    /** @enum {string} */
                                    status: "active" | "suspended";
                                    /** @description Whether the caller has blocked them */
                                    is_blocked: boolean;
                                };
                            }[];
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "We meet in the garden.",
                 *       "title": "text",
                 *       "type": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Shown as `message`
                     * @example We meet in the garden.
                     */
                    content: string;
                    title?: string | null;
                    /** @description `text` when left out */
                    type?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "user_id": 42,
                     *         "title": "Next Sunday",
                     *         "message": "We meet in the garden.",
                     *         "type": "text",
                     *         "likes": 3,
                     *         "is_liked": true,
                     *         "comment_count": 3,
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "meta": {
                     *           "is_prayer_request": true,
                     *           "prayer_request_status": "active",
                     *           "anonymous": true
                     *         },
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "is_blocked": true
                     *         },
                     *         "comments": [
                     *           {
                     *             "id": 42,
                     *             "post_id": 42,
                     *             "parent_id": 42,
                     *             "message": "Amen",
                     *             "created_at": "2026-03-01T09:30:00.123456Z",
                     *             "updated_at": "2026-03-01T09:30:00.123456Z",
                     *             "user": {
                     *               "id": 42,
                     *               "name": "Grace Miller",
                     *               "avatar": "https://localhost:8443/media/3f9c.png",
                     *               "status": "active",
                     *               "is_blocked": true
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @description 0 when the post is anonymous or its author’s account is deleted
                             * @example 42
                             */
                            user_id: number;
                            /** @example Next Sunday */
                            title: string;
                            /** @example We meet in the garden. */
                            message: string;
                            /** @example text */
                            type: string;
                            /** @example 3 */
                            likes: number;
                            /** @description Whether the caller likes it */
                            is_liked: boolean;
                            /** @example 3 */
                            comment_count: number;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            meta: {
                                is_prayer_request: boolean;
                                /** @enum {string} */
                                prayer_request_status?: "active" | "resolved";
                                anonymous?: boolean;
                            };
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                            /** @description The first 50, the oldest first; the others are at `GET /groups/{group}/post/{post_id}/comments` */
                            comments: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                post_id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                parent_id: number | null;
                                /** @example Amen */
                                message: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                updated_at: string;
                                user: {
                                    /**
                                     * Format: int64
                                     * @description 0 when the post is anonymous or its author’s account is deleted
                                     * @example 42
                                     */
                                    id: number;
                                    /** @example Grace Miller */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @example https://localhost:8443/media/3f9c.png
                                     */
                                    avatar: string;
                                    /** @enum {string} */
                                    status: "active" | "suspended";
                                    /** @description Whether the caller has blocked them */
                                    is_blocked: boolean;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroupPostByPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "user_id": 42,
                     *         "title": "Next Sunday",
                     *         "message": "We meet in the garden.",
                     *         "type": "text",
                     *         "likes": 3,
                     *         "is_liked": true,
                     *         "comment_count": 3,
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "meta": {
                     *           "is_prayer_request": true,
                     *           "prayer_request_status": "active",
                     *           "anonymous": true
                     *         },
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "is_blocked": true
                     *         },
                     *         "comments": [
                     *           {
                     *             "id": 42,
                     *             "post_id": 42,
                     *             "parent_id": 42,
                     *             "message": "Amen",
                     *             "created_at": "2026-03-01T09:30:00.123456Z",
                     *             "updated_at": "2026-03-01T09:30:00.123456Z",
                     *             "user": {
                     *               "id": 42,
                     *               "name": "Grace Miller",
                     *               "avatar": "https://localhost:8443/media/3f9c.png",
                     *               "status": "active",
                     *               "is_blocked": true
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @description 0 when the post is anonymous or its author’s account is deleted
                             * @example 42
                             */
                            user_id: number;
                            /** @example Next Sunday */
                            title: string;
                            /** @example We meet in the garden. */
                            message: string;
                            /** @example text */
                            type: string;
                            /** @example 3 */
                            likes: number;
                            /** @description Whether the caller likes it */
                            is_liked: boolean;
                            /** @example 3 */
                            comment_count: number;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            meta: {
                                is_prayer_request: boolean;
                                /** @enum {string} */
                                prayer_request_status?: "active" | "resolved";
                                anonymous?: boolean;
                            };
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                            /** @description The first 50, the oldest first; the others are at `GET /groups/{group}/post/{post_id}/comments` */
                            comments: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                post_id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                parent_id: number | null;
                                /** @example Amen */
                                message: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                updated_at: string;
                                user: {
                                    /**
                                     * Format: int64
                                     * @description 0 when the post is anonymous or its author’s account is deleted
                                     * @example 42
                                     */
                                    id: number;
                                    /** @example Grace Miller */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @example https://localhost:8443/media/3f9c.png
                                     */
                                    avatar: string;
                                    /** @enum {string} */
                                    status: "active" | "suspended";
                                    /** @description Whether the caller has blocked them */
                                    is_blocked: boolean;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroupPostByPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "We meet in the garden.",
                 *       "title": "text",
                 *       "type": "text"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Shown as `message`
                     * @example We meet in the garden.
                     */
                    content?: string;
                    title?: string | null;
                    /** @description `text` when left out */
                    type?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "user_id": 42,
                     *         "title": "Next Sunday",
                     *         "message": "We meet in the garden.",
                     *         "type": "text",
                     *         "likes": 3,
                     *         "is_liked": true,
                     *         "comment_count": 3,
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "meta": {
                     *           "is_prayer_request": true,
                     *           "prayer_request_status": "active",
                     *           "anonymous": true
                     *         },
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "is_blocked": true
                     *         },
                     *         "comments": [
                     *           {
                     *             "id": 42,
                     *             "post_id": 42,
                     *             "parent_id": 42,
                     *             "message": "Amen",
                     *             "created_at": "2026-03-01T09:30:00.123456Z",
                     *             "updated_at": "2026-03-01T09:30:00.123456Z",
                     *             "user": {
                     *               "id": 42,
                     *               "name": "Grace Miller",
                     *               "avatar": "https://localhost:8443/media/3f9c.png",
                     *               "status": "active",
                     *               "is_blocked": true
                     *             }
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /**
                             * Format: int64
                             * @description 0 when the post is anonymous or its author’s account is deleted
                             * @example 42
                             */
                            user_id: number;
                            /** @example Next Sunday */
                            title: string;
                            /** @example We meet in the garden. */
                            message: string;
                            /** @example text */
                            type: string;
                            /** @example 3 */
                            likes: number;
                            /** @description Whether the caller likes it */
                            is_liked: boolean;
                            /** @example 3 */
                            comment_count: number;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            meta: {
                                is_prayer_request: boolean;
                                /** @enum {string} */
                                prayer_request_status?: "active" | "resolved";
                                anonymous?: boolean;
                            };
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                            /** @description The first 50, the oldest first; the others are at `GET /groups/{group}/post/{post_id}/comments` */
                            comments: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                post_id: number;
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                parent_id: number | null;
                                /** @example Amen */
                                message: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                created_at: string;
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                updated_at: string;
                                user: {
                                    /**
                                     * Format: int64
                                     * @description 0 when the post is anonymous or its author’s account is deleted
                                     * @example 42
                                     */
                                    id: number;
                                    /** @example Grace Miller */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @example https://localhost:8443/media/3f9c.png
                                     */
                                    avatar: string;
                                    /** @enum {string} */
                                    status: "active" | "suspended";
                                    /** @description Whether the caller has blocked them */
                                    is_blocked: boolean;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteGroupsByGroupPostByPostId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostByPostIdLike: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "likes": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @example 3 */
                        likes: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostByPostIdUnlike: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "likes": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @example 3 */
                        likes: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostLike: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post_id": 42,
                 *       "direction": "like"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int64
                     * @example 42
                     */
                    post_id: number;
                    /** @enum {string} */
                    direction: "like" | "unlike";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "likes": 3
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        /** @example 3 */
                        likes: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getGroupsByGroupPostByPostIdComments: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "post_id": 42,
                     *           "parent_id": 42,
                     *           "message": "Amen",
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "updated_at": "2026-03-01T09:30:00.123456Z",
                     *           "user": {
                     *             "id": 42,
                     *             "name": "Grace Miller",
                     *             "avatar": "https://localhost:8443/media/3f9c.png",
                     *             "status": "active",
                     *             "is_blocked": true
                     *           }
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            post_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            parent_id: number | null;
                            /** @example Amen */
                            message: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post_id": 42,
                 *       "message": "Amen",
                 *       "parent_id": 42
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: int64
                     * @example 42
                     */
                    post_id: number;
                    /**
                     * @description Its old name `comment` is understood too
                     * @example Amen
                     */
                    message: string;
                    /**
                     * Format: int64
                     * @description The comment it answers
                     * @example 42
                     */
                    parent_id?: number | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "post_id": 42,
                     *         "parent_id": 42,
                     *         "message": "Amen",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "is_blocked": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            post_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            parent_id: number | null;
                            /** @example Amen */
                            message: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        error: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putGroupsByGroupPostCommentByCommentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                comment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "message": "Amen"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Its old name `comment` is understood too
                     * @example Amen
                     */
                    message: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "post_id": 42,
                     *         "parent_id": 42,
                     *         "message": "Amen",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "user": {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "is_blocked": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            post_id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            parent_id: number | null;
                            /** @example Amen */
                            message: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            user: {
                                /**
                                 * Format: int64
                                 * @description 0 when the post is anonymous or its author’s account is deleted
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                avatar: string;
                                /** @enum {string} */
                                status: "active" | "suspended";
                                /** @description Whether the caller has blocked them */
                                is_blocked: boolean;
                            };
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        /** @constant */
                        status: "error";
                        message: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteGroupsByGroupPostCommentByCommentId: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: number;
                comment_id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "success",
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        status: "success";
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | ({
                        /** @constant */
                        status: "error";
                        message: string;
                    } | {
                        message: string;
                    });
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostByPostIdReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
                post_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "kind": "post",
                     *         "post_id": 42,
                     *         "comment_id": 42,
                     *         "reason": "This is advertising.",
                     *         "status": "open",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "resolved_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                        };
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "kind": "post",
                     *         "post_id": 42,
                     *         "comment_id": 42,
                     *         "reason": "This is advertising.",
                     *         "status": "open",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "resolved_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postGroupsByGroupPostCommentByCommentIdReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                group: number;
                comment_id: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "text"
                 *     }
                 */
                "application/json": {
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "kind": "post",
                     *         "post_id": 42,
                     *         "comment_id": 42,
                     *         "reason": "This is advertising.",
                     *         "status": "open",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "resolved_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                        };
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "kind": "post",
                     *         "post_id": 42,
                     *         "comment_id": 42,
                     *         "reason": "This is advertising.",
                     *         "status": "open",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "resolved_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getManageReports: {
        parameters: {
            query?: {
                /** @description `open` when left out */
                status?: "open" | "removed" | "dismissed";
                /** @description Only those of this organization */
                organization_id?: number;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "group_id": 42,
                     *           "kind": "post",
                     *           "post_id": 42,
                     *           "comment_id": 42,
                     *           "reason": "This is advertising.",
                     *           "status": "open",
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "resolved_at": "2026-03-01T09:30:00.123456Z",
                     *           "group": {
                     *             "id": 42,
                     *             "name": "Young Adults"
                     *           },
                     *           "content": {
                     *             "title": "Next Sunday",
                     *             "message": "We meet in the garden.",
                     *             "user": {
                     *               "id": 42,
                     *               "name": "Grace Miller",
                     *               "avatar": "https://localhost:8443/media/3f9c.png",
                     *               "status": "active",
                     *               "is_blocked": true
                     *             }
                     *           },
                     *           "resolved_by": 42
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                            group: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Young Adults */
                                name: string;
                            };
                            content: {
                                /** @example Next Sunday */
                                title: string;
                                /** @example We meet in the garden. */
                                message: string;
                                user: {
                                    /**
                                     * Format: int64
                                     * @description 0 when the post is anonymous or its author’s account is deleted
                                     * @example 42
                                     */
                                    id: number;
                                    /** @example Grace Miller */
                                    name: string;
                                    /**
                                     * Format: uri
                                     * @example https://localhost:8443/media/3f9c.png
                                     */
                                    avatar: string;
                                    /** @enum {string} */
                                    status: "active" | "suspended";
                                    /** @description Whether the caller has blocked them */
                                    is_blocked: boolean;
                                };
                            } | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            resolved_by: number | null;
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postManageReportsByReportResolve: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                report: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "remove"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    action: "remove" | "dismiss";
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "group_id": 42,
                     *         "kind": "post",
                     *         "post_id": 42,
                     *         "comment_id": 42,
                     *         "reason": "This is advertising.",
                     *         "status": "open",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "resolved_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            group_id: number;
                            /** @enum {string} */
                            kind: "post" | "comment";
                            /**
                             * Format: int64
                             * @description The post, or the one that the comment is under; null once it is gone
                             * @example 42
                             */
                            post_id: number | null;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            comment_id: number | null;
                            /** @example This is advertising. */
                            reason: string;
                            /** @enum {string} */
                            status: "open" | "removed" | "dismissed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            resolved_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postUsersByUserBlock: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                user: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteUsersByUserBlock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getUserBlocks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Grace Miller",
                     *           "avatar": "https://localhost:8443/media/3f9c.png",
                     *           "status": "active",
                     *           "blocked_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @description 0 when the post is anonymous or its author’s account is deleted
                             * @example 42
                             */
                            id: number;
                            /** @example Grace Miller */
                            name: string;
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            avatar: string;
                            /** @enum {string} */
                            status: "active" | "suspended";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            blocked_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getJournal: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
                /** @description Words that the title or the content holds, in any order; letter case and accents don’t count */
                search?: string | null;
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "title": "A quiet morning",
                     *           "content": "I read the psalm twice and stayed with the second verse.",
                     *           "date": "2026-03-01",
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "updated_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example A quiet morning */
                            title: string;
                            /** @example I read the psalm twice and stayed with the second verse. */
                            content: string;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A quiet morning",
                 *       "content": "I read the psalm twice and stayed with the second verse.",
                 *       "date": "2026-03-01"
                 *     }
                 */
                "application/json": {
                    /** @example A quiet morning */
                    title: string;
                    /** @example I read the psalm twice and stayed with the second verse. */
                    content: string;
                    /**
                     * Format: date
                     * @example 2026-03-01
                     */
                    date?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "title": "A quiet morning",
                     *         "content": "I read the psalm twice and stayed with the second verse.",
                     *         "date": "2026-03-01",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example A quiet morning */
                            title: string;
                            /** @example I read the psalm twice and stayed with the second verse. */
                            content: string;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getJournalExport: {
        parameters: {
            query?: {
                format?: "json" | "markdown";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "text/markdown": string;
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getJournalByJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                journal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "title": "A quiet morning",
                     *         "content": "I read the psalm twice and stayed with the second verse.",
                     *         "date": "2026-03-01",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example A quiet morning */
                            title: string;
                            /** @example I read the psalm twice and stayed with the second verse. */
                            content: string;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putJournalByJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                journal: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A quiet morning",
                 *       "content": "I read the psalm twice and stayed with the second verse."
                 *     }
                 */
                "application/json": {
                    /** @example A quiet morning */
                    title?: string;
                    /** @example I read the psalm twice and stayed with the second verse. */
                    content?: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "title": "A quiet morning",
                     *         "content": "I read the psalm twice and stayed with the second verse.",
                     *         "date": "2026-03-01",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example A quiet morning */
                            title: string;
                            /** @example I read the psalm twice and stayed with the second verse. */
                            content: string;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postJournalByJournal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                journal: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "A quiet morning",
                 *       "content": "I read the psalm twice and stayed with the second verse.",
                 *       "_method": "PUT"
                 *     }
                 */
                "application/json": {
                    /** @example A quiet morning */
                    title?: string;
                    /** @example I read the psalm twice and stayed with the second verse. */
                    content?: string;
                    /**
                     * @description `PUT`
                     * @example PUT
                     */
                    _method: string;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "title": "A quiet morning",
                     *         "content": "I read the psalm twice and stayed with the second verse.",
                     *         "date": "2026-03-01",
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example A quiet morning */
                            title: string;
                            /** @example I read the psalm twice and stayed with the second verse. */
                            content: string;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Answer */
            405: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteJournalByJournal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                journal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postJournalByJournalDelete: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                journal: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postChallengesUploadMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                    /** @enum {string} */
                    type: "audio" | "pdf";
                    /**
                     * Format: int64
                     * @example 42
                     */
                    organization_id: number;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "url": "https://localhost:8443/media/3f9c.png",
                     *       "filename": "Psalm 23.mp3",
                     *       "type": "audio"
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        /**
                         * Format: uri
                         * @example https://localhost:8443/media/3f9c.png
                         */
                        url: string;
                        /** @example Psalm 23.mp3 */
                        filename: string;
                        /** @enum {string} */
                        type: "audio" | "pdf";
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postUserAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /** Format: binary */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "avatar": "https://localhost:8443/media/3f9c.png"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            avatar: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getJourney: {
        parameters: {
            query?: {
                /** @description 365 days up to today, unless told */
                from?: string;
                to?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "total_days": 3,
                     *         "milestones_completed": 3,
                     *         "current_focus": "prayer",
                     *         "journey_data": [
                     *           {
                     *             "id": 42,
                     *             "date": "2026-03-01",
                     *             "activity": "prayer",
                     *             "duration_minutes": 3,
                     *             "notes": "Psalm 23, at the lake"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Days with an entry
                             * @example 3
                             */
                            total_days: number;
                            /**
                             * @description Trainings and challenges completed, and badges earned
                             * @example 3
                             */
                            milestones_completed: number;
                            /**
                             * @description What took the most minutes in the last 30 days; else the first topic of the survey; else empty
                             * @example prayer
                             */
                            current_focus: string;
                            journey_data: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /**
                                 * Format: date
                                 * @example 2026-03-01
                                 */
                                date: string;
                                /** @example prayer */
                                activity: string;
                                /** @example 3 */
                                duration_minutes: number;
                                /** @example Psalm 23, at the lake */
                                notes: string | null;
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activity_type": "prayer",
                 *       "duration_minutes": 0,
                 *       "notes": "text",
                 *       "date": "2026-03-01"
                 *     }
                 */
                "application/json": {
                    /**
                     * @description Kept in lower case. Known: prayer, study, service, fellowship, worship, fasting, giving, evangelism, meditation, rest. Others are taken too.
                     * @example prayer
                     */
                    activity_type: string;
                    duration_minutes?: number | null;
                    /** @description Private, like the journal */
                    notes?: string | null;
                    /**
                     * Format: date
                     * @example 2026-03-01
                     */
                    date?: string;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "activity_type": "prayer",
                     *         "duration_minutes": 3,
                     *         "notes": "Psalm 23, at the lake",
                     *         "date": "2026-03-01",
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example prayer */
                            activity_type: string;
                            /** @example 3 */
                            duration_minutes: number;
                            /** @example Psalm 23, at the lake */
                            notes: string | null;
                            /**
                             * Format: date
                             * @example 2026-03-01
                             */
                            date: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteJourneyByEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                entry: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getJourneyProgress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "overall_progress": 3,
                     *         "consistency_score": 83.3,
                     *         "areas_of_growth": [
                     *           "service"
                     *         ],
                     *         "ai_recommendations": [
                     *           "Set ten minutes aside for prayer tomorrow morning."
                     *         ],
                     *         "streak_days": 3
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * @description Mean percentage of the trainings and challenges one started or was assigned
                             * @example 3
                             */
                            overall_progress: number;
                            /**
                             * @description Percentage of the last 30 days with an entry
                             * @example 83.3
                             */
                            consistency_score: number;
                            areas_of_growth: string[];
                            ai_recommendations: string[];
                            /**
                             * @description Days in a row with an entry, up to today, or to yesterday while today has none
                             * @example 3
                             */
                            streak_days: number;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getNotifications: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "kind": "join_request_accepted",
                     *           "title": "Strength for my surgery",
                     *           "body": "On Thursday the doctors will operate on my knee …",
                     *           "quote": "Please tell us a little more.",
                     *           "data": {
                     *             "group_id": 2,
                     *             "post_id": 17
                     *           },
                     *           "read_at": "2026-03-01T09:30:00.123456Z",
                     *           "created_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       },
                     *       "unread_count": 3
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @enum {string} */
                            kind: "join_request_accepted" | "join_request_rejected" | "prayer_request_approved" | "prayer_request_reviewed" | "comment_on_post" | "training_assigned" | "training_due" | "export_ready";
                            /** @example Strength for my surgery */
                            title: string;
                            /** @example On Thursday the doctors will operate on my knee … */
                            body: string;
                            /** @example Please tell us a little more. */
                            quote: string | null;
                            /**
                             * @description Ids that lead to the thing, such as `group_id` and `post_id`
                             * @example {
                             *       "group_id": 2,
                             *       "post_id": 17
                             *     }
                             */
                            data: {
                                [key: string]: number;
                            };
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            read_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                        /** @example 3 */
                        unread_count: number;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postNotificationsByNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                notification: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "kind": "join_request_accepted",
                     *         "title": "Strength for my surgery",
                     *         "body": "On Thursday the doctors will operate on my knee …",
                     *         "quote": "Please tell us a little more.",
                     *         "data": {
                     *           "group_id": 2,
                     *           "post_id": 17
                     *         },
                     *         "read_at": "2026-03-01T09:30:00.123456Z",
                     *         "created_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @enum {string} */
                            kind: "join_request_accepted" | "join_request_rejected" | "prayer_request_approved" | "prayer_request_reviewed" | "comment_on_post" | "training_assigned" | "training_due" | "export_ready";
                            /** @example Strength for my surgery */
                            title: string;
                            /** @example On Thursday the doctors will operate on my knee … */
                            body: string;
                            /** @example Please tell us a little more. */
                            quote: string | null;
                            /**
                             * @description Ids that lead to the thing, such as `group_id` and `post_id`
                             * @example {
                             *       "group_id": 2,
                             *       "post_id": 17
                             *     }
                             */
                            data: {
                                [key: string]: number;
                            };
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            read_at: string | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postNotificationsReadAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getUserNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "preferences": [
                     *           {
                     *             "kind": "join_request_accepted",
                     *             "label": "Prayer requests that are shared",
                     *             "channel": "email",
                     *             "enabled": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            preferences: {
                                /** @enum {string} */
                                kind: "join_request_accepted" | "join_request_rejected" | "prayer_request_approved" | "prayer_request_reviewed" | "comment_on_post" | "training_assigned" | "training_due" | "export_ready";
                                /** @example Prayer requests that are shared */
                                label: string;
                                /** @enum {string} */
                                channel: "email" | "push";
                                enabled: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putUserNotificationPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": [
                 *         {
                 *           "kind": "prayer_request_approved",
                 *           "channel": "push",
                 *           "enabled": false
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @example [
                     *       {
                     *         "kind": "prayer_request_approved",
                     *         "channel": "push",
                     *         "enabled": false
                     *       }
                     *     ]
                     */
                    preferences: {
                        /** @enum {string} */
                        kind: "join_request_accepted" | "join_request_rejected" | "prayer_request_approved" | "prayer_request_reviewed" | "comment_on_post" | "training_assigned" | "training_due" | "export_ready";
                        /** @enum {string} */
                        channel: "email" | "push";
                        enabled: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "preferences": [
                     *           {
                     *             "kind": "join_request_accepted",
                     *             "label": "Prayer requests that are shared",
                     *             "channel": "email",
                     *             "enabled": true
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            preferences: {
                                /** @enum {string} */
                                kind: "join_request_accepted" | "join_request_rejected" | "prayer_request_approved" | "prayer_request_reviewed" | "comment_on_post" | "training_assigned" | "training_due" | "export_ready";
                                /** @example Prayer requests that are shared */
                                label: string;
                                /** @enum {string} */
                                channel: "email" | "push";
                                enabled: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "platform": "web",
                 *       "subscription": {
                 *         "endpoint": "https://push.example.com/send/9f2c",
                 *         "keys": {
                 *           "p256dh": "BNcRd…",
                 *           "auth": "tBHItJ…"
                 *         }
                 *       },
                 *       "token": "text"
                 *     }
                 */
                "application/json": {
                    /** @enum {string} */
                    platform: "web" | "ios" | "android";
                    /** @description Of a browser: what `PushSubscription.toJSON()` gives */
                    subscription?: {
                        /**
                         * Format: uri
                         * @example https://push.example.com/send/9f2c
                         */
                        endpoint: string;
                        keys: {
                            /** @example BNcRd… */
                            p256dh: string;
                            /** @example tBHItJ… */
                            auth: string;
                        };
                    } | null;
                    /** @description Of a phone: its registration token for Firebase Cloud Messaging */
                    token?: string | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "platform": "web",
                     *         "registered_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @enum {string} */
                            platform: "web" | "ios" | "android";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            registered_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteDevicesByDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                device: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getPushPublicKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "public_key": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM */
                            public_key: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getChallenges: {
        parameters: {
            query?: {
                organization_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "organization_id": 42,
                     *           "name": "Seven days of gratitude",
                     *           "content": "<p>Write down three things every evening.</p>",
                     *           "description": "A week of looking for what is good",
                     *           "action": "Write three things",
                     *           "duration_days": 3,
                     *           "topics": [
                     *             "gratitude"
                     *           ],
                     *           "status": "draft",
                     *           "visibility": "members_only",
                     *           "media": {
                     *             "type": "audio",
                     *             "url": "https://localhost:8443/media/3f9c.png"
                     *           },
                     *           "badge_info": {
                     *             "badge_id": 42,
                     *             "badge_name": "Faithful in prayer",
                     *             "badge_icon": "star",
                     *             "points_awarded": 3,
                     *             "badge_points_required": 3,
                     *             "auto_award": true
                     *           },
                     *           "points_awarded": 3,
                     *           "auto_award": true,
                     *           "user_progress": {
                     *             "status": "in-progress",
                     *             "started_at": "2026-03-01T09:30:00.123456Z"
                     *           },
                     *           "created_at": "2026-03-01T09:30:00.123456Z",
                     *           "updated_at": "2026-03-01T09:30:00.123456Z",
                     *           "participants_count": 3
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example Seven days of gratitude */
                            name: string;
                            /** @example <p>Write down three things every evening.</p> */
                            content: string;
                            /** @example A week of looking for what is good */
                            description: string | null;
                            /** @example Write three things */
                            action: string | null;
                            /** @example 3 */
                            duration_days: number;
                            topics: string[];
                            /** @enum {string} */
                            status: "draft" | "published" | "archived";
                            /** @enum {string} */
                            visibility: "members_only" | "everyone";
                            media: {
                                /** @enum {string} */
                                type: "audio" | "video" | "pdf";
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                url: string;
                            } | null;
                            badge_info: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                badge_id: number;
                                /** @example Faithful in prayer */
                                badge_name: string;
                                /** @example star */
                                badge_icon: string;
                                /** @example 3 */
                                points_awarded: number;
                                /** @example 3 */
                                badge_points_required: number;
                                auto_award: boolean;
                            } | null;
                            /** @example 3 */
                            points_awarded: number | null;
                            auto_award: boolean;
                            user_progress: {
                                /** @enum {string} */
                                status: "in-progress" | "completed";
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                started_at: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                            /** @example 3 */
                            participants_count: number;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postChallenges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Seven days of gratitude",
                 *       "challenge_content": "<p>Pray daily</p>",
                 *       "status": "draft",
                 *       "organization_id": 42,
                 *       "media_type": "audio",
                 *       "media_url": "https://vimeo.com/1",
                 *       "badge_id": 42,
                 *       "points_awarded": 0,
                 *       "auto_award": true,
                 *       "description": "text",
                 *       "action": "text",
                 *       "duration_days": 7,
                 *       "topics": [
                 *         "gratitude"
                 *       ],
                 *       "visibility": "members_only"
                 *     }
                 */
                "application/json": {
                    /** @example Seven days of gratitude */
                    name: string;
                    /**
                     * @description HTML. What could run, load or disguise is taken out
                     * @example <p>Pray daily</p>
                     */
                    challenge_content: string;
                    /** @enum {string} */
                    status: "draft" | "published" | "archived";
                    /**
                     * Format: int64
                     * @example 42
                     */
                    organization_id: number;
                    /** @enum {string|null} */
                    media_type?: "audio" | "video" | "pdf" | null;
                    /**
                     * Format: uri
                     * @description An https address; for `audio` and `pdf` it may be one that an upload gave
                     * @example https://vimeo.com/1
                     */
                    media_url?: string | null;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    badge_id?: number | null;
                    points_awarded?: number | null;
                    /** @description Whether reaching the points gives the badge; true unless told */
                    auto_award?: boolean | null;
                    description?: string | null;
                    action?: string | null;
                    /**
                     * @description 1 unless told
                     * @example 7
                     */
                    duration_days?: number | null;
                    /**
                     * @example [
                     *       "gratitude"
                     *     ]
                     */
                    topics?: string[] | null;
                    /**
                     * @description `everyone`: offered to every organization’s people in onboarding
                     * @enum {string|null}
                     */
                    visibility?: "members_only" | "everyone" | null;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "organization_id": 42,
                     *         "name": "Seven days of gratitude",
                     *         "content": "<p>Write down three things every evening.</p>",
                     *         "description": "A week of looking for what is good",
                     *         "action": "Write three things",
                     *         "duration_days": 3,
                     *         "topics": [
                     *           "gratitude"
                     *         ],
                     *         "status": "draft",
                     *         "visibility": "members_only",
                     *         "media": {
                     *           "type": "audio",
                     *           "url": "https://localhost:8443/media/3f9c.png"
                     *         },
                     *         "badge_info": {
                     *           "badge_id": 42,
                     *           "badge_name": "Faithful in prayer",
                     *           "badge_icon": "star",
                     *           "points_awarded": 3,
                     *           "badge_points_required": 3,
                     *           "auto_award": true
                     *         },
                     *         "points_awarded": 3,
                     *         "auto_award": true,
                     *         "user_progress": {
                     *           "status": "in-progress",
                     *           "started_at": "2026-03-01T09:30:00.123456Z"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example Seven days of gratitude */
                            name: string;
                            /** @example <p>Write down three things every evening.</p> */
                            content: string;
                            /** @example A week of looking for what is good */
                            description: string | null;
                            /** @example Write three things */
                            action: string | null;
                            /** @example 3 */
                            duration_days: number;
                            topics: string[];
                            /** @enum {string} */
                            status: "draft" | "published" | "archived";
                            /** @enum {string} */
                            visibility: "members_only" | "everyone";
                            media: {
                                /** @enum {string} */
                                type: "audio" | "video" | "pdf";
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                url: string;
                            } | null;
                            badge_info: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                badge_id: number;
                                /** @example Faithful in prayer */
                                badge_name: string;
                                /** @example star */
                                badge_icon: string;
                                /** @example 3 */
                                points_awarded: number;
                                /** @example 3 */
                                badge_points_required: number;
                                auto_award: boolean;
                            } | null;
                            /** @example 3 */
                            points_awarded: number | null;
                            auto_award: boolean;
                            user_progress: {
                                /** @enum {string} */
                                status: "in-progress" | "completed";
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                started_at: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getChallengesGetChallenges: {
        parameters: {
            query: {
                organization_id: number;
                /** @description Adds `activity_metrics` */
                include_activity?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example [
                     *       {
                     *         "id": 42,
                     *         "organization_id": 42,
                     *         "name": "Seven days of gratitude",
                     *         "content": "<p>Write down three things every evening.</p>",
                     *         "description": "A week of looking for what is good",
                     *         "action": "Write three things",
                     *         "duration_days": 3,
                     *         "topics": [
                     *           "gratitude"
                     *         ],
                     *         "status": "draft",
                     *         "visibility": "members_only",
                     *         "media": {
                     *           "type": "audio",
                     *           "url": "https://localhost:8443/media/3f9c.png"
                     *         },
                     *         "badge_info": {
                     *           "badge_id": 42,
                     *           "badge_name": "Faithful in prayer",
                     *           "badge_icon": "star",
                     *           "points_awarded": 3,
                     *           "badge_points_required": 3,
                     *           "auto_award": true
                     *         },
                     *         "points_awarded": 3,
                     *         "auto_award": true,
                     *         "user_progress": {
                     *           "status": "in-progress",
                     *           "started_at": "2026-03-01T09:30:00.123456Z"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z",
                     *         "activity_metrics": {
                     *           "participant_count": 31,
                     *           "recent_activity": 12,
                     *           "completion_rate": 58,
                     *           "activity_level": "high",
                     *           "is_trending": true
                     *         }
                     *       }
                     *     ]
                     */
                    "application/json": {
                        /**
                         * Format: int64
                         * @example 42
                         */
                        id: number;
                        /**
                         * Format: int64
                         * @example 42
                         */
                        organization_id: number;
                        /** @example Seven days of gratitude */
                        name: string;
                        /** @example <p>Write down three things every evening.</p> */
                        content: string;
                        /** @example A week of looking for what is good */
                        description: string | null;
                        /** @example Write three things */
                        action: string | null;
                        /** @example 3 */
                        duration_days: number;
                        topics: string[];
                        /** @enum {string} */
                        status: "draft" | "published" | "archived";
                        /** @enum {string} */
                        visibility: "members_only" | "everyone";
                        media: {
                            /** @enum {string} */
                            type: "audio" | "video" | "pdf";
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            url: string;
                        } | null;
                        badge_info: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            badge_id: number;
                            /** @example Faithful in prayer */
                            badge_name: string;
                            /** @example star */
                            badge_icon: string;
                            /** @example 3 */
                            points_awarded: number;
                            /** @example 3 */
                            badge_points_required: number;
                            auto_award: boolean;
                        } | null;
                        /** @example 3 */
                        points_awarded: number | null;
                        auto_award: boolean;
                        user_progress: {
                            /** @enum {string} */
                            status: "in-progress" | "completed";
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                        } | null;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T09:30:00.123456Z
                         */
                        created_at: string;
                        /**
                         * Format: date-time
                         * @example 2026-03-01T09:30:00.123456Z
                         */
                        updated_at: string;
                        activity_metrics?: {
                            /**
                             * @description Everyone who started
                             * @example 31
                             */
                            participant_count: number;
                            /**
                             * @description Starts, check-ins and completions of the last 7 days
                             * @example 12
                             */
                            recent_activity: number;
                            /**
                             * @description Percent of the participants who completed it
                             * @example 58
                             */
                            completion_rate: number;
                            /**
                             * @description From 20 recent activities on `high`, from 5 `medium`, from 1 `low`
                             * @enum {string}
                             */
                            activity_level: "high" | "medium" | "low" | "none";
                            /** @description At least 5 recent activities, and more than in the 7 days before */
                            is_trending: boolean;
                        };
                    }[];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getChallengesProgress: {
        parameters: {
            query?: {
                organization_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "challenge_id": 42,
                     *           "title": "Seven days of gratitude",
                     *           "status": "in-progress",
                     *           "progress_percentage": 3,
                     *           "days_completed": 3,
                     *           "days_total": 3,
                     *           "points_awarded": 3,
                     *           "started_at": "2026-03-01T09:30:00.123456Z",
                     *           "completed_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            challenge_id: number;
                            /** @example Seven days of gratitude */
                            title: string;
                            /** @enum {string} */
                            status: "in-progress" | "completed";
                            /** @example 3 */
                            progress_percentage: number;
                            /** @example 3 */
                            days_completed: number;
                            /** @example 3 */
                            days_total: number;
                            /** @example 3 */
                            points_awarded: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            completed_at: string | null;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getChallengesByChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": 42,
                     *         "organization_id": 42,
                     *         "name": "Seven days of gratitude",
                     *         "content": "<p>Write down three things every evening.</p>",
                     *         "description": "A week of looking for what is good",
                     *         "action": "Write three things",
                     *         "duration_days": 3,
                     *         "topics": [
                     *           "gratitude"
                     *         ],
                     *         "status": "draft",
                     *         "visibility": "members_only",
                     *         "media": {
                     *           "type": "audio",
                     *           "url": "https://localhost:8443/media/3f9c.png"
                     *         },
                     *         "badge_info": {
                     *           "badge_id": 42,
                     *           "badge_name": "Faithful in prayer",
                     *           "badge_icon": "star",
                     *           "points_awarded": 3,
                     *           "badge_points_required": 3,
                     *           "auto_award": true
                     *         },
                     *         "points_awarded": 3,
                     *         "auto_award": true,
                     *         "user_progress": {
                     *           "status": "in-progress",
                     *           "started_at": "2026-03-01T09:30:00.123456Z"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example Seven days of gratitude */
                            name: string;
                            /** @example <p>Write down three things every evening.</p> */
                            content: string;
                            /** @example A week of looking for what is good */
                            description: string | null;
                            /** @example Write three things */
                            action: string | null;
                            /** @example 3 */
                            duration_days: number;
                            topics: string[];
                            /** @enum {string} */
                            status: "draft" | "published" | "archived";
                            /** @enum {string} */
                            visibility: "members_only" | "everyone";
                            media: {
                                /** @enum {string} */
                                type: "audio" | "video" | "pdf";
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                url: string;
                            } | null;
                            badge_info: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                badge_id: number;
                                /** @example Faithful in prayer */
                                badge_name: string;
                                /** @example star */
                                badge_icon: string;
                                /** @example 3 */
                                points_awarded: number;
                                /** @example 3 */
                                badge_points_required: number;
                                auto_award: boolean;
                            } | null;
                            /** @example 3 */
                            points_awarded: number | null;
                            auto_award: boolean;
                            user_progress: {
                                /** @enum {string} */
                                status: "in-progress" | "completed";
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                started_at: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putChallengesByChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "challenge_content": "<p>Pray daily</p>",
                 *       "status": "draft",
                 *       "media_type": "audio",
                 *       "media_url": "https://vimeo.com/1",
                 *       "badge_id": 42,
                 *       "points_awarded": 0,
                 *       "auto_award": true,
                 *       "description": "text",
                 *       "action": "text",
                 *       "duration_days": 7,
                 *       "topics": [
                 *         "gratitude"
                 *       ],
                 *       "visibility": "members_only"
                 *     }
                 */
                "application/json": {
                    name?: string;
                    /**
                     * @description HTML. What could run, load or disguise is taken out
                     * @example <p>Pray daily</p>
                     */
                    challenge_content?: string;
                    /** @enum {string} */
                    status?: "draft" | "published" | "archived";
                    /** @enum {string|null} */
                    media_type?: "audio" | "video" | "pdf" | null;
                    /**
                     * Format: uri
                     * @description An https address; for `audio` and `pdf` it may be one that an upload gave
                     * @example https://vimeo.com/1
                     */
                    media_url?: string | null;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    badge_id?: number | null;
                    points_awarded?: number | null;
                    /** @description Whether reaching the points gives the badge; true unless told */
                    auto_award?: boolean | null;
                    description?: string | null;
                    action?: string | null;
                    /**
                     * @description 1 unless told
                     * @example 7
                     */
                    duration_days?: number | null;
                    /**
                     * @example [
                     *       "gratitude"
                     *     ]
                     */
                    topics?: string[] | null;
                    /**
                     * @description `everyone`: offered to every organization’s people in onboarding
                     * @enum {string|null}
                     */
                    visibility?: "members_only" | "everyone" | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "organization_id": 42,
                     *         "name": "Seven days of gratitude",
                     *         "content": "<p>Write down three things every evening.</p>",
                     *         "description": "A week of looking for what is good",
                     *         "action": "Write three things",
                     *         "duration_days": 3,
                     *         "topics": [
                     *           "gratitude"
                     *         ],
                     *         "status": "draft",
                     *         "visibility": "members_only",
                     *         "media": {
                     *           "type": "audio",
                     *           "url": "https://localhost:8443/media/3f9c.png"
                     *         },
                     *         "badge_info": {
                     *           "badge_id": 42,
                     *           "badge_name": "Faithful in prayer",
                     *           "badge_icon": "star",
                     *           "points_awarded": 3,
                     *           "badge_points_required": 3,
                     *           "auto_award": true
                     *         },
                     *         "points_awarded": 3,
                     *         "auto_award": true,
                     *         "user_progress": {
                     *           "status": "in-progress",
                     *           "started_at": "2026-03-01T09:30:00.123456Z"
                     *         },
                     *         "created_at": "2026-03-01T09:30:00.123456Z",
                     *         "updated_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /** @example Seven days of gratitude */
                            name: string;
                            /** @example <p>Write down three things every evening.</p> */
                            content: string;
                            /** @example A week of looking for what is good */
                            description: string | null;
                            /** @example Write three things */
                            action: string | null;
                            /** @example 3 */
                            duration_days: number;
                            topics: string[];
                            /** @enum {string} */
                            status: "draft" | "published" | "archived";
                            /** @enum {string} */
                            visibility: "members_only" | "everyone";
                            media: {
                                /** @enum {string} */
                                type: "audio" | "video" | "pdf";
                                /**
                                 * Format: uri
                                 * @example https://localhost:8443/media/3f9c.png
                                 */
                                url: string;
                            } | null;
                            badge_info: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                badge_id: number;
                                /** @example Faithful in prayer */
                                badge_name: string;
                                /** @example star */
                                badge_icon: string;
                                /** @example 3 */
                                points_awarded: number;
                                /** @example 3 */
                                badge_points_required: number;
                                auto_award: boolean;
                            } | null;
                            /** @example 3 */
                            points_awarded: number | null;
                            auto_award: boolean;
                            user_progress: {
                                /** @enum {string} */
                                status: "in-progress" | "completed";
                                /**
                                 * Format: date-time
                                 * @example 2026-03-01T09:30:00.123456Z
                                 */
                                started_at: string;
                            } | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            created_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            updated_at: string;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteChallengesByChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postChallengesStartByChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "challenge_id": 42,
                     *         "title": "Seven days of gratitude",
                     *         "status": "in-progress",
                     *         "progress_percentage": 3,
                     *         "days_completed": 3,
                     *         "days_total": 3,
                     *         "points_awarded": 3,
                     *         "started_at": "2026-03-01T09:30:00.123456Z",
                     *         "completed_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            challenge_id: number;
                            /** @example Seven days of gratitude */
                            title: string;
                            /** @enum {string} */
                            status: "in-progress" | "completed";
                            /** @example 3 */
                            progress_percentage: number;
                            /** @example 3 */
                            days_completed: number;
                            /** @example 3 */
                            days_total: number;
                            /** @example 3 */
                            points_awarded: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            completed_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postChallengesCheckInByChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "date": "2026-03-01"
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: date
                     * @example 2026-03-01
                     */
                    date?: string | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "challenge_id": 42,
                     *         "title": "Seven days of gratitude",
                     *         "status": "in-progress",
                     *         "progress_percentage": 3,
                     *         "days_completed": 3,
                     *         "days_total": 3,
                     *         "points_awarded": 3,
                     *         "started_at": "2026-03-01T09:30:00.123456Z",
                     *         "completed_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            challenge_id: number;
                            /** @example Seven days of gratitude */
                            title: string;
                            /** @enum {string} */
                            status: "in-progress" | "completed";
                            /** @example 3 */
                            progress_percentage: number;
                            /** @example 3 */
                            days_completed: number;
                            /** @example 3 */
                            days_total: number;
                            /** @example 3 */
                            points_awarded: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            completed_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please start this challenge first.",
                     *       "error_type": "not_started"
                     *     }
                     */
                    "application/json": {
                        /** @example Please start this challenge first. */
                        message: string;
                        /** @constant */
                        error_type: "not_started";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postChallengesCompleteByChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path: {
                challenge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "challenge_id": 42,
                     *         "title": "Seven days of gratitude",
                     *         "status": "in-progress",
                     *         "progress_percentage": 3,
                     *         "days_completed": 3,
                     *         "days_total": 3,
                     *         "points_awarded": 3,
                     *         "started_at": "2026-03-01T09:30:00.123456Z",
                     *         "completed_at": "2026-03-01T09:30:00.123456Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            challenge_id: number;
                            /** @example Seven days of gratitude */
                            title: string;
                            /** @enum {string} */
                            status: "in-progress" | "completed";
                            /** @example 3 */
                            progress_percentage: number;
                            /** @example 3 */
                            days_completed: number;
                            /** @example 3 */
                            days_total: number;
                            /** @example 3 */
                            points_awarded: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            completed_at: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Please start this challenge first.",
                     *       "error_type": "not_started"
                     *     }
                     */
                    "application/json": {
                        /** @example Please start this challenge first. */
                        message: string;
                        /** @constant */
                        error_type: "not_started";
                    } | {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getManageChallengesCompletions: {
        parameters: {
            query?: {
                organization_id?: number;
                challenge_id?: number;
                /** @description A moment (ISO 8601), or a day in one’s own time zone */
                since?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: string;
                /** @description How many at once, at most 100 */
                per_page?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "user": {
                     *             "id": 42,
                     *             "name": "Grace Miller",
                     *             "email": "grace@example.org"
                     *           },
                     *           "challenge": {
                     *             "id": 42,
                     *             "name": "Seven days of gratitude"
                     *           },
                     *           "points_awarded": 3,
                     *           "started_at": "2026-03-01T09:30:00.123456Z",
                     *           "completed_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ],
                     *       "meta": {
                     *         "per_page": 3,
                     *         "next_cursor": "eyJhIjoxfQ"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            user: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Grace Miller */
                                name: string;
                                /** @example grace@example.org */
                                email: string;
                            };
                            challenge: {
                                /**
                                 * Format: int64
                                 * @example 42
                                 */
                                id: number;
                                /** @example Seven days of gratitude */
                                name: string;
                            };
                            /** @example 3 */
                            points_awarded: number | null;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            started_at: string;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            completed_at: string;
                        }[];
                        meta: {
                            /** @example 3 */
                            per_page: number;
                            /** @example eyJhIjoxfQ */
                            next_cursor: string | null;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getBadges: {
        parameters: {
            query?: {
                organization_id?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": [
                     *         {
                     *           "id": 42,
                     *           "name": "Faithful in prayer",
                     *           "description": "For thirty days of prayer",
                     *           "icon": "star",
                     *           "points_required": 3,
                     *           "organization_id": 42,
                     *           "awarded_at": "2026-03-01T09:30:00.123456Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Faithful in prayer */
                            name: string;
                            /** @example For thirty days of prayer */
                            description: string;
                            /** @example star */
                            icon: string;
                            /** @example 3 */
                            points_required: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                            /**
                             * Format: date-time
                             * @example 2026-03-01T09:30:00.123456Z
                             */
                            awarded_at: string;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    postBadges: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same key makes the same request be done once */
                "Idempotency-Key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Faithful in prayer",
                 *       "description": "text",
                 *       "icon": "star",
                 *       "points_required": 0,
                 *       "organization_id": 42
                 *     }
                 */
                "application/json": {
                    /** @example Faithful in prayer */
                    name: string;
                    description?: string | null;
                    /**
                     * @description Whatever the app shows: a name, an emoji, an address
                     * @example star
                     */
                    icon?: string | null;
                    /** @description Points of completed challenges that earn it. With 0 (or none) it can’t be offered by a challenge */
                    points_required?: number | null;
                    /**
                     * Format: int64
                     * @example 42
                     */
                    organization_id?: number;
                };
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Faithful in prayer",
                     *         "description": "For thirty days of prayer",
                     *         "icon": "star",
                     *         "points_required": 3,
                     *         "organization_id": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Faithful in prayer */
                            name: string;
                            /** @example For thirty days of prayer */
                            description: string;
                            /** @example star */
                            icon: string;
                            /** @example 3 */
                            points_required: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    getBadgesForChallenges: {
        parameters: {
            query: {
                organization_id: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "badges": [
                     *         {
                     *           "id": 42,
                     *           "name": "Faithful in prayer",
                     *           "description": "For thirty days of prayer",
                     *           "icon": "star",
                     *           "points_required": 3,
                     *           "organization_id": 42
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                        badges: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Faithful in prayer */
                            name: string;
                            /** @example For thirty days of prayer */
                            description: string;
                            /** @example star */
                            icon: string;
                            /** @example 3 */
                            points_required: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                        }[];
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    putBadgesByBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                badge: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "text",
                 *       "description": "text",
                 *       "icon": "star",
                 *       "points_required": 0
                 *     }
                 */
                "application/json": {
                    name?: string;
                    description?: string | null;
                    /**
                     * @description Whatever the app shows: a name, an emoji, an address
                     * @example star
                     */
                    icon?: string | null;
                    /** @description Points of completed challenges that earn it. With 0 (or none) it can’t be offered by a challenge */
                    points_required?: number | null;
                };
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence.",
                     *       "data": {
                     *         "id": 42,
                     *         "name": "Faithful in prayer",
                     *         "description": "For thirty days of prayer",
                     *         "icon": "star",
                     *         "points_required": 3,
                     *         "organization_id": 42
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: int64
                             * @example 42
                             */
                            id: number;
                            /** @example Faithful in prayer */
                            name: string;
                            /** @example For thirty days of prayer */
                            description: string;
                            /** @example star */
                            icon: string;
                            /** @example 3 */
                            points_required: number;
                            /**
                             * Format: int64
                             * @example 42
                             */
                            organization_id: number;
                        };
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Something in what was sent is not valid, or a rule refuses it */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "errors": {
                     *         "title": [
                     *           "The title field is required."
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        message: string;
                        errors: {
                            [key: string]: string[];
                        };
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
    deleteBadgesByBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                badge: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What was done, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Not allowed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "error_type": "subscription_required"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @constant */
                        error_type: "subscription_required";
                    } | {
                        message: string;
                    };
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description Too many requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence."
                     *     }
                     */
                    "application/json": {
                        message: string;
                    };
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "What is wrong, in a sentence.",
                     *       "request_id": "5c2b8f0e-…"
                     *     }
                     */
                    "application/json": {
                        message: string;
                        /** @example 5c2b8f0e-… */
                        request_id: string;
                    };
                };
            };
        };
    };
}
