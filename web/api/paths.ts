// Made from docs/openapi.json by "npm run types".
export interface paths {
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read my account */
        get: operations["getMyAccount"];
        put?: never;
        post?: never;
        /**
         * Erase my account permanently
         * @description Journal, journey, prayer requests and everything else that is private is gone at once. Posts and comments stay, as those of a deleted user. Whoever leads an active group, or is the only admin of others, must hand that over first.
         */
        delete: operations["eraseMyAccount"];
        options?: never;
        head?: never;
        /**
         * Change my name, time zone, language, birthday, phone number or home organization
         * @description A phone number and a birthday are optional, and shown to nobody unless their owner chose so.
         */
        patch: operations["updateMyAccount"];
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
        /** Change my password; every other sign-in ends */
        put: operations["changeMyPassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm that it is still me
         * @description What cannot be taken back asks for the password again once it was given more than 15 minutes ago: 403 `confirm_identity`. This gives it, for the sign-in with which it is sent; then send the other request again. Counts under the limits of signing in.
         */
        post: operations["confirmMyIdentity"];
        delete?: never;
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
         * Request an e-mail for setting a new password
         * @description Answers the same whether there is such an account or not, and whether an e-mail goes out: five an hour to one address.
         */
        post: operations["requestPasswordReset"];
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
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
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
         * @description Exchanges an e-mail and a password for a token. Send it with every other request: `Authorization: Bearer <token>`. Whoever has a second factor gets 401 `second_factor_required` and goes on with `POST /login/second-factor`. After 5 wrong passwords a minute from one address, or 30 an hour from all places together, 429; a browser or network in which this person signed in before counts apart, by a cookie that does nothing else.
         */
        post: operations["signIn"];
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
        /** Sign out; the token no longer works */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from a browser
         * @description As `POST /login`, with the token in the cookie `__Host-session`, which no script can read. Only for pages of the service itself (403 `cross_site_request`). The session that the browser had before ends. With a second factor it goes on with `POST /session/second-factor`.
         */
        post: operations["signInFromBrowser"];
        /**
         * Sign out from a browser
         * @description The session ends and its cookie goes, also where it had ended before.
         */
        delete: operations["signOutFromBrowser"];
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
        /**
         * List my sign-ins
         * @description One for each sign-in, of an app (`token`) or a browser (`session`): on which device, since when, and when it was last used. `is_current` is the one with which this is asked.
         */
        get: operations["listMySignIns"];
        put?: never;
        post?: never;
        /** End all my sign-ins but this one */
        delete: operations["endMyOtherSignIns"];
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
        /** End one of my sign-ins */
        delete: operations["endMySignIn"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in, second step
         * @description For whom `POST /login` answers 401 `second_factor_required`: its `challenge` with a code gives the token. Five codes may be tried with one challenge, thirty a day for an account; then it begins anew with the password (401 `sign_in_over`).
         */
        post: operations["signInWithSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/session/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from a browser, second step
         * @description As `POST /login/second-factor`, with the token in the cookie that `POST /session` sets.
         */
        post: operations["signInFromBrowserWithSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read whether signing in asks me for a second factor */
        get: operations["getMySecondFactor"];
        put?: never;
        /**
         * Set up an authenticator app
         * @description Gives the secret that the app takes. Nothing changes until the first code of the app has come (`POST /user/second-factor/confirm`), within an hour. Wants a password that was given within 15 minutes (`POST /user/confirm`).
         */
        post: operations["beginMySecondFactor"];
        /**
         * Sign in with the password alone again
         * @description Takes a code of the app or of recovery.
         */
        delete: operations["endMySecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to use the authenticator app, by its first code
         * @description From now on signing in asks for a code. Every other sign-in ends. Gives ten codes of recovery.
         */
        post: operations["finishMySecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/second-factor/recovery-codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Get ten other codes of recovery; those of before end */
        post: operations["renewMySecondFactorCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my e-mail address
         * @description A link is sent to the new address. Once it is followed, within a day, the address is changed; until then nothing is. The old address is told, and can take the change back for seven days. Answers the same whether somebody has the new address or not.
         */
        put: operations["changeMyEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/email/confirmation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send the link that confirms my e-mail address again */
        post: operations["sendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm an e-mail address with the token from the e-mail */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/undo-email-change": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a change of the e-mail address with the token from the e-mail to the old address
         * @description Within seven days. Every sign-in and the password end; a new password is set with an e-mail to the old address.
         */
        post: operations["undoEmailChange"];
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
         * Create an account with an invitation or a group’s code
         * @description With a group’s code the account belongs to the group’s organization; joining the group itself is another step. An invitation proves the e-mail address; with a code an e-mail asks to confirm it, and whoever has not within seven days can do nothing else (`email_unconfirmed`). Without `locale` the account keeps the language that `Accept-Language` names, where the service speaks it. With `session` a page of the service’s own gets a session in place of the token.
         */
        post: operations["register"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with my account
         * @description The invitation must have been sent to the account’s own address. Without an account, `POST /register` accepts it.
         */
        post: operations["acceptInvitation"];
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
        /** List my organizations */
        get: operations["listMyOrganizations"];
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
        /** Read one of my organizations */
        get: operations["getOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change an organization’s name or settings (admins) */
        patch: operations["updateOrganization"];
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
        get: operations["listOrganizationMembers"];
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
        /** Read who somebody of the organization is (admins and leaders) */
        get: operations["getOrganizationMember"];
        put?: never;
        post?: never;
        /**
         * Remove someone from the organization and all of its groups (admins)
         * @description The last admin stays (422 on `user`), and so does who leads an active group there (`leader_must_be_replaced`).
         */
        delete: operations["removeOrganizationMember"];
        options?: never;
        head?: never;
        /**
         * Give someone another role (admins)
         * @description The last admin must stay an admin: 422 on `role`.
         */
        patch: operations["changeOrganizationMemberRole"];
        trace?: never;
    };
    "/organizations/{organization}/members/{user}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct somebody’s name (admins)
         * @description While this is the person’s only organization; then it is theirs alone to change. They are told.
         */
        put: operations["correctMemberName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/{user}/password-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send somebody a link with which to set a new password (admins)
         * @description By e-mail to their own address, once they have confirmed it; nobody else reads the link. What they had works until they use it. Five an hour to one person; then 429.
         */
        post: operations["sendPasswordLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/suspended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who is suspended from an organization (admins) */
        get: operations["listSuspendedMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/{user}/suspension": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Suspend somebody from the organization (admins)
         * @description At once they are out of it and of its groups, and no invitation, code or request brings them back; what else they belong to stays. Active groups that they lead become inactive. Not the last admin, nor oneself (422 on `user`). They are told.
         */
        put: operations["suspendMember"];
        post?: never;
        /**
         * Restore the membership of somebody who is suspended (admins)
         * @description With their role, and their places in groups that have a seat left. Leading, assigned trainings, the care team and pairs do not come back by themselves. They are told.
         */
        delete: operations["restoreMember"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the open invitations, or those in one state (admins)
         * @description Open are those that wait and those that are expired. One that was taken back is gone.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite someone by e-mail (admins)
         * @description Inviting the same address again renews the invitation; the link in the earlier e-mail then no longer works. Five an hour of one organization to one address; then 429. A mailbox that got five in an hour, from whatever organizations, gets its e-mail an hour later, and the answer is the same.
         */
        post: operations["createInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/invitations/many": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite many by e-mail at once (admins)
         * @description Up to 200 addresses, each answered by itself; whom an invitation waits for gets no second one. 10,000 addresses a day for an organization, with those to whom invitations are sent again; then 429.
         */
        post: operations["createManyInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/invitations/send-again": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send invitations again: some, or all that wait (admins)
         * @description Up to 200 by one request, an hour after they were last sent at the earliest; all that wait, a day after. They hold for two weeks from then on, and the links in the e-mails before no longer work.
         */
        post: operations["sendInvitationsAgain"];
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
        /** Revoke an invitation (admins) */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the imports of an organization, the newest first (admins) */
        get: operations["listImports"];
        put?: never;
        /**
         * Upload a list of people, and see what importing it would do (admins)
         * @description A CSV file of up to 10 MB and 10,000 rows, in UTF-8, UTF-16 or Windows-1252, with commas, semicolons or tabs. Its columns are guessed from their headers, or taken for what they were the last time for a list with these headers. Nothing happens yet: `GET …/rows` says of each row what would. Everybody who is new gets an invitation, and belongs to the organization when they accept it; that somebody has an account elsewhere is not told. What the same admin has checked before and not run is forgotten, and so is this after a day.
         */
        post: operations["uploadImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read an import, and how far it is (admins) */
        get: operations["getImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the rows of an import, with what happens with each (admins)
         * @description A day after the import has ended they are forgotten.
         */
        get: operations["listImportRows"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}/columns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say what the columns of an import are (admins)
         * @description Every row is looked at anew. For a list with the same headers it is offered again.
         */
        put: operations["mapImportColumns"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}/run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Run an import, once (admins)
         * @description It runs in the background; `progress` says how far it is, and a notice when it has ended. Running it again changes nothing. 20,000 e-mails a day are sent; then 429.
         */
        post: operations["runImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the invitations of an import that wait (admins)
         * @description From then on they hold for two weeks. 20,000 e-mails a day are sent; then 429.
         */
        post: operations["sendImportInvitations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/imports/{import}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import, within a day (admins)
         * @description Takes back every invitation that nobody has accepted yet. Whoever has accepted stays.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/setup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make the first organization and its admin
         * @description While there is none; afterwards 404. The code stands on the terminal of the service. Answers a session for the admin, as `POST /session`. As many tries as for a password, from one address.
         */
        post: operations["setUpFirstOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read what the web app shows of this service and its church */
        get: operations["getApp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/logo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an organization’s logo (admins)
         * @description A JPEG, PNG or WebP up to 5 MB. It is scaled down to at most 512 × 512 pixels, and its metadata is removed.
         */
        post: operations["uploadOrganizationLogo"];
        /** Remove an organization’s logo (admins) */
        delete: operations["removeOrganizationLogo"];
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
        get: operations["listAuditLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark all that is written in a group as read (its members)
         * @description Its `unread_count` is 0 again, and the notice that gathers what is new in it is read.
         */
        post: operations["markGroupRead"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute a group (its members): hear no more of what is written in it
         * @description Its `unread_count` goes on counting, and comments on your own posts are still told.
         */
        post: operations["muteGroup"];
        /** Hear again of what is written in a group (its members) */
        delete: operations["unmuteGroup"];
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
        /** List my groups, global ones first */
        get: operations["listMyGroups"];
        put?: never;
        /**
         * Create a group
         * @description The founder becomes its admin, or its leader when they are a leader or admin of the organization and fit to lead; the `message` says why not. Leaders and admins of the organization may name anybody of it in `leader_id`, others themselves; whoever is named by another is told. Without a leader the group stays a draft.
         */
        post: operations["createGroup"];
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
         * List the groups that I could join
         * @description Active regular groups of your organizations that you are not in yet. You join a closed one by asking.
         */
        get: operations["listAvailableGroups"];
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
        /**
         * Read a group
         * @description Also says what the caller is in it: `is_member`, `role`, and the request of theirs that waits.
         */
        get: operations["getGroup"];
        /**
         * Change a group (its admins)
         * @description Fields that are left out stay unchanged. Global groups are kept by the service: 403 with `error`.
         */
        put: operations["updateGroup"];
        post?: never;
        /**
         * Delete a group (its admins)
         * @description For 30 days an admin of the organization, or the operator, can bring it back.
         */
        delete: operations["deleteGroup"];
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
        /** Activate or deactivate a group (its admins) */
        put: operations["changeGroupStatus"];
        post?: never;
        delete?: never;
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
         * @description A closed group answers `closed_group`: ask to join it with `POST /groups/join-request`, from another organization within 30 days.
         */
        post: operations["joinGroup"];
        delete?: never;
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
        /** Create a new join code; the old one no longer works (the group’s admins) */
        post: operations["renewJoinCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/codes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replace the join codes of all groups of an organization (its admins)
         * @description For a code that went around. Who joined with one stays; whoever was told that a group is closed needs its new code to ask.
         */
        post: operations["renewAllJoinCodes"];
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
        /**
         * Leave a group
         * @description Nobody leaves a global group (`membership_is_automatic`), nor an active one that they lead (`leader_must_be_replaced`).
         */
        post: operations["leaveGroup"];
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
        get: operations["listGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/{user}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups that somebody of the organization is in (admins and leaders)
         * @description The regular ones whose members I see: admins all, leaders those that they are in themselves. And those that the person leads.
         */
        get: operations["listGroupsOfOrganizationMember"];
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
        /**
         * Make a member an admin of the group, or an admin a member (its admins)
         * @description Who leads the group is named with `PUT /groups/{group}/leader`.
         */
        put: operations["changeGroupMemberRole"];
        post?: never;
        /**
         * Remove a member (the group’s admins)
         * @description Not from a global group (`membership_is_automatic`), nor who leads an active one (`leader_must_be_replaced`).
         */
        delete: operations["removeGroupMember"];
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
         * Assign a group’s leader (its admins)
         * @description Leaders and admins of the organization may name anybody of it, the group’s own admins whoever is in the group. Who is named by another is told, and may step down at any time. A draft becomes active. Who led before stays as an admin.
         */
        put: operations["assignGroupLeader"];
        post?: never;
        /**
         * Step down as a group’s leader
         * @description At any time. An active group becomes inactive until it has another leader; its admins are told, and one stays as one of them.
         */
        delete: operations["stepDownAsGroupLeader"];
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
        /**
         * Rate one of my groups; the newest rating counts
         * @description Global groups are not rated.
         */
        post: operations["rateGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Wait for a seat in an open group that is full
         * @description People of its organization. A seat that becomes free goes to whoever has waited longest: they are in, and are told. Waiting again keeps the place. When the group closes, waiting becomes asking: a pending join request.
         */
        post: operations["waitForSeat"];
        /**
         * Wait no longer
         * @description Doing it again changes nothing.
         */
        delete: operations["stopWaitingForSeat"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/waiting-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who waits for a seat, the longest first (the group’s admins) */
        get: operations["listWaitingList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List whose invitations into a group wait for an answer, the oldest first (the group’s admins) */
        get: operations["listGroupInvitations"];
        put?: never;
        /**
         * Invite people of the organization into a group (its admins who are leaders or admins of the organization)
         * @description Up to 50 at once. They are told, and become members when they accept.
         */
        post: operations["inviteIntoGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/invitations/{group_invitation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Take an invitation into a group back (the group’s admins) */
        delete: operations["takeGroupInvitationBack"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/invitations/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my invitations into groups that wait for my answer, the newest first */
        get: operations["listMyGroupInvitations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/invitations/{group_invitation}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept my invitation into a group
         * @description At a full group it stays (`group_full`): whoever `can_wait` may go on its waiting list.
         */
        post: operations["acceptGroupInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/invitations/{group_invitation}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline my invitation into a group */
        post: operations["declineGroupInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all groups of an organization (admins and leaders)
         * @description Regular groups in every state, by name, with what may need somebody: `filter` finds those without a leader (`no_leader`), without a seat (`full`), in which nothing was posted for six weeks (`idle`), or at which people ask to join (`waiting`: admins see all of these, leaders those of groups that they manage).
         */
        get: operations["listOrganizationGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/groups/deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the groups that were deleted in the last 30 days (the organization’s admins) */
        get: operations["listDeletedGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring a deleted group back (its organization’s admins)
         * @description For 30 days, with its members and all that was written in it. It has a new code, and is inactive where whoever led it has left or leads as many groups as one may by now. A group that is there stays as it is.
         */
        post: operations["restoreGroup"];
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
        /**
         * Ask to join a closed group
         * @description A group of your organization; or of another, when its code was tried with `POST /groups/join` in the last 30 days, and the group has not changed since.
         */
        post: operations["askToJoinGroup"];
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
        /** List my join requests, newest first */
        get: operations["listMyJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{join_request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw my pending join request
         * @description One that has been decided is not found.
         */
        delete: operations["withdrawJoinRequest"];
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
        /**
         * List pending join requests, oldest first (the group’s admins)
         * @description A list of more than 4 MB goes on at the address in the header `Link` (`rel="next"`).
         */
        get: operations["listPendingJoinRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or reject several requests (the group’s admins)
         * @description Up to 50, of whatever groups, in this order. Each is decided by itself, as with `…/accept` and `…/reject`: where one is refused, the others are decided nevertheless. 404 where there is none of them.
         */
        post: operations["decideJoinRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{join_request}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept a request (the group’s admins)
         * @description Who asked is in, and is told by e-mail. Accepting again changes nothing; what was rejected stays so (`request_already_reviewed`). Whoever asked from elsewhere is accepted by the organization’s admins alone once the group’s code lets nobody in any more (`admits_by_code`).
         */
        post: operations["acceptJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/join-requests/{join_request}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a request (the group’s admins)
         * @description Who asked is told by e-mail, with the `reason`. Rejecting again changes nothing; what was accepted stays so (`request_already_reviewed`).
         */
        post: operations["rejectJoinRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the meetings of all my groups, the next one first */
        get: operations["listMyMeetings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List a group’s meetings, the next one first (its members)
         * @description Cancelled ones are among them, with their `status`.
         */
        get: operations["listGroupMeetings"];
        put?: never;
        /**
         * Plan a meeting, or a series of them (the group’s admins)
         * @description Each occurrence of a series is a meeting. They keep their hour on the wall through summer time: one that a change of clocks leaves out moves to the next. A month without the day takes its last. Global groups have no meetings.
         */
        post: operations["planMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/meetings/{meeting}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a meeting (the group’s members) */
        get: operations["getMeeting"];
        /**
         * Change a meeting, or it and those after it (the group’s admins)
         * @description Until it ends. Fields that are left out stay unchanged. With another time, the `following` ones get the days of their series from there on, also those that were moved by themselves; what was answered stays. The members are told of another time or place.
         */
        put: operations["changeMeeting"];
        post?: never;
        /**
         * Cancel a meeting, or it and those after it (the group’s admins)
         * @description Until it ends. It stays in the list as cancelled; the `following` ones are gone. The members are told.
         */
        delete: operations["cancelMeeting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/meetings/{meeting}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say whether I come (the group’s members)
         * @description Until it ends, as often as you like: the last answer counts.
         */
        post: operations["answerMeeting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/meetings/{meeting}/answers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who comes (the group’s members), and who answered otherwise (its admins) */
        get: operations["listMeetingAnswers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/meetings/{meeting}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who came to a meeting (the group’s admins, and the organization’s leaders and admins)
         * @description A member sees their own in `was_present` of the meeting.
         */
        get: operations["getMeetingAttendance"];
        /**
         * Save who came to a meeting (the group’s admins)
         * @description From its start on, again and again: the last one counts. Nobody gets points for coming, nor loses any. It is kept for 24 months.
         */
        put: operations["saveMeetingAttendance"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read who came to the last meetings (the group’s admins, and the organization’s leaders and admins)
         * @description By meeting and by member, of meetings that were not cancelled and of which it was saved who came. Who joined later missed nothing of before. A list of more than 4 MB goes on at `meta.next_cursor`.
         */
        get: operations["getGroupAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read since when my calendar has an address
         * @description `null` where it has none. The address itself was shown when it was made.
         */
        get: operations["getCalendarAddress"];
        put?: never;
        /**
         * Make a secret address at which my calendar finds my meetings and due trainings
         * @description An iCalendar feed (RFC 5545). It is shown only now; making another ends it, and so do a new password, and the end of the subscription or of every membership. An event holds the group’s name, time and place.
         */
        post: operations["createCalendarAddress"];
        /** End my calendar address */
        delete: operations["endCalendarAddress"];
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
         * @description Admins of the organization read every regular group. The pinned post comes beside the first page, in `pinned`, so that it moves nothing in it. In the Prayer Requests group of an organization with `prayer_days`, requests that rest (`is_resting`) come after all others.
         */
        get: operations["listPosts"];
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
        /** Write a post (members, or the group’s admins alone; in global groups only admins of the organization) */
        post: operations["createPost"];
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
        /** Read a post */
        get: operations["getPost"];
        /**
         * Change a post (its author)
         * @description Fields that are left out stay unchanged. Nobody changes the post of a prayer request.
         */
        put: operations["updatePost"];
        post?: never;
        /**
         * Delete a post with its comments (its author, and who moderates)
         * @description The group’s admins and the organization’s may; of a prayer request also its leaders.
         */
        delete: operations["deletePost"];
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
        /**
         * Like a post (members); liking again changes nothing
         * @description With `direction` it does what older clients mean by it.
         */
        post: operations["likePost"];
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
        /**
         * Unlike a post (members)
         * @description Unliking again changes nothing.
         */
        post: operations["unlikePost"];
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
        /**
         * Like or unlike a post, as older clients do it
         * @deprecated
         * @description Use `POST /groups/{group}/post/{post_id}/like` and `…/unlike` instead.
         */
        post: operations["setPostLike"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/newest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest post of each of my groups, the newest first
         * @description Of 100 groups at most, without comments. Global groups are left out.
         */
        get: operations["listNewestPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/open-prayers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The newest prayers that are still asked for in my groups
         * @description At most 10, without comments.
         */
        get: operations["listOpenPrayers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Pin a post above the others (the group’s admins)
         * @description One a group: the one that was pinned before is not any more. Pinning again changes nothing.
         */
        put: operations["pinPost"];
        post?: never;
        /** Unpin a post (the group’s admins) */
        delete: operations["unpinPost"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/post/{post_id}/prayed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that I prayed for a request (members)
         * @description Counted once a person and day, in the person’s own time. Nobody learns who prayed, its author and those who moderate included; its author hears how many did, once a day at most.
         */
        post: operations["prayForRequest"];
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
        get: operations["listComments"];
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
        /**
         * Comment on a post, or answer a comment (members; never in global groups)
         * @description `parent_id` names a comment under the same post.
         */
        post: operations["createComment"];
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
        put: operations["updateComment"];
        post?: never;
        /** Delete a comment (its author); answers to it stay */
        delete: operations["deleteComment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{group}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for a post (whoever may post in the group)
         * @description A JPEG, PNG or WebP up to 20 MB and 60 million pixels. It is turned upright, and what the camera wrote into it (place, device) is removed. Name its `id` in `pictures` of a post; one that no post names is deleted after 48 hours.
         */
        post: operations["uploadPostPicture"];
        delete?: never;
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
         * Report a post to the moderators
         * @description Its author does not learn who reported it. Reporting again answers 200 and changes nothing.
         */
        post: operations["reportPost"];
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
         * Report a comment to the moderators
         * @description Its author does not learn who reported it. Reporting again answers 200 and changes nothing.
         */
        post: operations["reportComment"];
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
        get: operations["listReports"];
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
         * Resolve a report: remove the content, or dismiss the report (admins of the group and the organization)
         * @description Removing closes all reports about the same thing. What has been decided stays: resolving again answers 200 with it.
         */
        post: operations["resolveReport"];
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
         * Block someone
         * @description What they write is marked with `is_blocked`, for the caller alone; anonymous posts never are. You see those in a common regular group, and whoever a group, a post or a comment names, and with whom you have a one to one; everybody else is 404. Leaders and admins also see their organization’s people.
         */
        post: operations["blockUser"];
        /** Unblock someone */
        delete: operations["unblockUser"];
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
        /** List the people I have blocked, newest first */
        get: operations["listBlockedUsers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for prayer
         * @description Leaders and admins of the organization look at it before it is shared. When it is `anonymous`, nobody but them learns who wrote it. For the `care_team` it is never shared: `POST …/care` takes it. Without `organization_id` it goes to your home organization.
         */
        post: operations["createPrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/my-requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my prayer requests, newest first
         * @description A list of more than 4 MB goes on at the address in the header `Link` (`rel="next"`).
         */
        get: operations["listMyPrayerRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/pending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List prayer requests that wait for review, oldest first (leaders and admins)
         * @description Without `organization_id`, of every organization in which you are a leader or admin. A request that its author changed goes to the end. With `visibility=care_team` those for the care team, which may ask for them too: of an anonymous one it sees no more than that.
         */
        get: operations["listPendingPrayerRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve a prayer request: it is posted to the Prayer Requests group (leaders and admins)
         * @description Everybody in the group but the author is told. Approving again gives the same post. With `visibility: care_team` it goes to the care team instead, of which the author is told. What is for the care team is never shared (`request_for_care_team`).
         */
        post: operations["approvePrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reject a prayer request (leaders and admins)
         * @description Its author sees the reason. Rejecting again changes nothing.
         */
        post: operations["rejectPrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark my prayer request as answered
         * @description The post’s `prayer_request_status` becomes `resolved`; the request stays approved.
         */
        post: operations["resolvePrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/renew": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that my shared prayer request is still to be prayed for
         * @description Where the organization’s `prayer_days` were over, it no longer stands at the end of the wall.
         */
        post: operations["renewPrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my pending prayer request
         * @description Fields that are left out stay unchanged. It gets a new `revision` and goes to the end of the line, and words that were suggested are gone: nobody decides about what they have not read.
         */
        put: operations["updatePrayerRequest"];
        post?: never;
        /**
         * Withdraw my pending prayer request
         * @description One that has been decided is not found.
         */
        delete: operations["withdrawPrayerRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/propose": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Suggest other words for a pending prayer request (leaders and admins)
         * @description Its author is told, and takes them or not. Until then nothing is changed; a later suggestion takes the place of an earlier one.
         */
        post: operations["proposePrayerWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/proposals/{proposal}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the words that are suggested for my prayer request
         * @description They are another `revision`. A suggestion that another has replaced is not found: nobody takes words that they have not read.
         */
        post: operations["acceptPrayerWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/proposals/{proposal}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep my own words
         * @description Those who moderate see that I do.
         */
        post: operations["declinePrayerWords"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write what became of my prayer request
         * @description Leaders and admins look at it before it stands under the post, with its day alone and without a name where the request has none. With `answered` the request is resolved at once. What is for the care team is read by it at once.
         */
        post: operations["createPrayerUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/updates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List updates that wait for review, the oldest first (leaders and admins)
         * @description Without `organization_id`, of every organization in which you are a leader or admin.
         */
        get: operations["listPendingPrayerUpdates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/updates/{update}/approve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Share an update under its prayer request (leaders and admins)
         * @description Its author is told. Approving again changes nothing.
         */
        post: operations["approvePrayerUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/updates/{update}/reject": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Do not share an update (leaders and admins)
         * @description Its author sees the reason. Rejecting again changes nothing.
         */
        post: operations["rejectPrayerUpdate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what the care team prays for, the newest first (care team, leaders and admins)
         * @description What waits for it is at `GET /prayer-requests/pending?visibility=care_team`. Of an anonymous request the care team sees no more than that: `user` is `{id: 0, name: "Anonymous"}`, and times are cut to their day.
         */
        get: operations["listCarePrayerRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prayer-requests/{prayer_request}/care": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a request for the care team: from now on it is prayed for (care team, leaders and admins)
         * @description Its author is told. Taking what somebody has taken changes nothing.
         */
        post: operations["takePrayerRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/care-team": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who is in the care team (everybody in the organization)
         * @description Leaders and admins read what it does without being in it. Whoever asks for prayer may know who will read it.
         */
        get: operations["listCareTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/care-team/{user}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Put somebody into the care team (admins)
         * @description Who is in it already stays in it.
         */
        put: operations["addToCareTeam"];
        post?: never;
        /** Take somebody out of the care team (admins) */
        delete: operations["removeFromCareTeam"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List my pairs, the newest first */
        get: operations["listMyPairs"];
        put?: never;
        /**
         * Ask somebody to walk one to one with me
         * @description One asks whom one could block; nobody is asked who blocked the caller, declined within 30 days, or has as many pairs as there may be (`cannot_be_asked` for all of these). Whom one has asked already is not asked again: 200 with the pair. Where the other asked before, `pair_there` names the pair. Nothing is written with it.
         */
        post: operations["askForPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a pair of mine, also after it has ended */
        get: operations["getPair"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Agree, when I was asked
         * @description Then an admin agrees, who is none of the two: always where one counts as a minor (whoever has given no birthday does), and else unless the organization decided otherwise (`pair_agreement`). To agree again changes nothing.
         */
        post: operations["agreeToPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decline, take back or end a pair of mine, at any time and without a reason
         * @description What was written stays with the two; each may remove their own. To end it again changes nothing. Needs no subscription.
         */
        post: operations["endPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/steps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the steps of a pair of mine: what is to do first */
        get: operations["listPairSteps"];
        put?: never;
        /** Add a step that both see */
        post: operations["addPairStep"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/steps/{pair_step}/tick": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tick a step, for both */
        post: operations["tickPairStep"];
        /** Take the tick of a step back */
        delete: operations["untickPairStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/steps/{pair_step}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a step that I added */
        delete: operations["removePairStep"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notes that both of a pair of mine read, the newest first */
        get: operations["listPairNotes"];
        put?: never;
        /** Write a note that both of the pair read, and nobody else */
        post: operations["writePairNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/notes/{pair_note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a shared note of mine
         * @description The version that `If-Match` names is `edited_at` of the note that was read, in quotation marks; `created_at` where it was not changed yet.
         */
        put: operations["changePairNote"];
        post?: never;
        /** Remove a shared note of mine, also after the pair has ended */
        delete: operations["removePairNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/private-notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the notes about a pair that I alone read, the newest first */
        get: operations["listPrivatePairNotes"];
        put?: never;
        /**
         * Write a note that I alone read
         * @description As in the journal: nobody else reads it, nor learns that there is one. It can be written after the pair has ended, too.
         */
        post: operations["writePrivatePairNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/private-notes/{private_note}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a private note of mine
         * @description The version that `If-Match` names is `edited_at` of the note that was read, in quotation marks; `created_at` where it was not changed yet.
         */
        put: operations["changePrivatePairNote"];
        post?: never;
        /** Remove a private note of mine */
        delete: operations["removePrivatePairNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/pairs/{pair}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the organization’s admins what happens in a pair of mine, with notes that I choose
         * @description At any time, also after it has ended. The other does not learn of it, nor does an admin who is the other. The admins get copies: what is changed or removed later stays with them as it was, until the account of whoever wrote it is erased.
         */
        post: operations["reportPair"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pair-reports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what people sent of their pairs, the newest first (admins)
         * @description But for pairs of the caller’s own.
         */
        get: operations["listPairReports"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pair-reports/{pair_report}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close what somebody sent of their pair (admins)
         * @description Closing it again answers 200 and changes nothing.
         */
        post: operations["closePairReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pairs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who walks one to one in an organization, and since when (leaders and admins)
         * @description Nothing of what they share is shown to anybody. `waiting` ones are for admins alone.
         */
        get: operations["listPairsOfOrganization"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pairs/{pair}/agree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Agree to a pair that waits (admins, but for their own) */
        post: operations["agreeToPairAsAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pairs/{pair}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decline a pair that waits, or end one by taking the agreement back (admins, but for their own) */
        post: operations["declinePairAsAdmin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what waits for my decision, who has waited longest first
         * @description Requests to join and reports of the groups that you lead or are an admin of, and of the organizations that you are an admin of; prayer requests and what became of them of those where you are a leader or admin. Each is decided where it always is. Whoever decides nothing gets an empty list.
         */
        get: operations["listWaiting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take an organization’s people along as a file (admins)
         * @description Phone and birthday as their owners show them to leaders, the birthday without its year. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take an organization’s groups along as a file (admins)
         * @description Without those that were deleted. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/group-members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take along as a file who is in which group of an organization (admins)
         * @description A row for each person in each group. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportGroupMembers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/attendance": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take along as a file who came to the meetings of an organization’s groups (admins)
         * @description A row for each of the organization’s people who came to a meeting, and one for its guests, with their number. It is kept for 24 months. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportAttendance"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take along as a file how an organization’s people get on with its trainings (admins)
         * @description A row for each training that somebody began or was assigned. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/exports/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Take along as a file which of an organization’s challenges its people completed (admins)
         * @description A row for each completion, the oldest first. All of one moment, of people who belong to the organization now. As CSV with headings in the reader’s language, a semicolon between cells where a comma stands in numbers, and no cell that a spreadsheet runs; as JSON a list of objects. Who took what along is in the audit log. 30 files an hour for an organization; then 429.
         */
        get: operations["exportCompletions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/gone-quiet": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List who has gone quiet (admins: of all; whoever leads groups: of these)
         * @description Not seen in the last four meetings of a group (`not_seen`), no step for four weeks in a challenge or training that they began (`challenge_stalled`, `training_stalled`; not after half a year), asking to join a group for two days (`request_waiting`), or invited into one a week ago without an answer (`invitation_waiting`). Never from journals, journeys or prayers.
         */
        get: operations["listGoneQuiet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks of an organization (admins)
         * @description Without their secrets.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Have events sent to an address (admins)
         * @description As Standard Webhooks 1.0 describes it: a POST with the headers `webhook-id`, `webhook-timestamp` and `webhook-signature`, and `{"type", "timestamp", "data"}`, where `data` holds ids and plain facts. An answer of 2xx within 15 seconds is success; all else is tried again for three days, and redirects are not followed. 410 Gone switches it off, and so do three days of nothing but failures. Messages may come twice, with the same `webhook-id`, and in another order. Ten webhooks at most.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks/{webhook}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a webhook, or switch it on or off (admins)
         * @description Where it is switched off, what waits is sent no more. Without a subscription it can be switched off, and nothing else.
         */
        put: operations["changeWebhook"];
        post?: never;
        /** Delete a webhook, with its log (admins) */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks/{webhook}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a webhook a new secret (admins)
         * @description For a day messages are signed with the previous one too. Where it is renewed again, that one ends.
         */
        put: operations["renewWebhookSecret"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks/{webhook}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a test to a webhook (admins)
         * @description A message of the type `webhook.test`, once. The log says what came of it.
         */
        put: operations["testWebhook"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks/{webhook}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read what was sent to a webhook, and what came of it, the newest first (admins)
         * @description Of the last 30 days.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/webhooks/{webhook}/deliveries/{delivery}/sending": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Send a message again (admins)
         * @description At once, with the same `webhook-id`, and after that as often as a new one.
         */
        put: operations["sendWebhookDeliveryAgain"];
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
         * List my notifications: the unread first, each part newest first
         * @description What is read while going through the list keeps its place until the list is read from the start again, so nothing repeats. Notifications are deleted after half a year, and as soon as their reader can no longer see what they are about. `title` and `body` are in the language of the answer. `path` leads to the page of what it is about, in the web app.
         */
        get: operations["listNotifications"];
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
        post: operations["markNotificationRead"];
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
        post: operations["markAllNotificationsRead"];
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
         * Read my notification preferences
         * @description The list holds every kind. E-mails about the account itself, such as a new password, always come, also in `quiet_hours`.
         */
        get: operations["getNotificationPreferences"];
        /**
         * Change my notification preferences
         * @description Kinds and channels that are not sent stay unchanged; `quiet_hours: null` ends them.
         */
        put: operations["updateNotificationPreferences"];
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
         * @description A browser sends its `subscription`, a phone its `token`. The device gets pushes as long as the sign-in lasts with which it is registered: register it again after signing in. Of more than 20 devices, the ones registered longest ago are removed.
         */
        post: operations["registerDevice"];
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
        /** Remove a device: it gets no more pushes */
        delete: operations["removeDevice"];
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
        /** Read the key with which a browser subscribes to pushes (`applicationServerKey`) */
        get: operations["getPushPublicKey"];
        put?: never;
        post?: never;
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
         * Upload an audio file or a PDF for a challenge
         * @description MP3 or WAV up to 50 MB as `audio`, a PDF up to 20 MB as `pdf`; the content tells the type, and the extension of the file name must match it. A refusal says what is wrong with the file. Send the `url` of the response as the `media_url` of a challenge. An upload that no challenge uses is deleted after 48 hours.
         */
        post: operations["uploadChallengeMedia"];
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
         * Upload my avatar
         * @description A JPEG, PNG or WebP up to 5 MB. It is cropped to a square and scaled down, and the metadata of the camera (place, device) is removed.
         */
        post: operations["uploadMyAvatar"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what was uploaded for an organization, the newest first (leaders and admins)
         * @description Sounds, PDFs and pictures, with who uploaded them and what uses them. Its `url` can be given to another challenge or training of the organization. What nothing uses is deleted 48 hours after it was uploaded or last used.
         */
        get: operations["listUploads"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture for the texts of challenges and trainings (leaders and admins)
         * @description A JPEG, PNG or WebP up to 5 MB, told by its content. It is turned upright, scaled down to at most 1,600 × 1,600 pixels, and the metadata of the camera (place, device) is removed. Show it in a text of the organization: `<img src="{url}" alt="What is to be seen">`. A picture that no text shows is deleted after 48 hours.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin an upload that goes on after a lost connection
         * @description For a sound or a PDF of a challenge, and (leaders and admins) a sound of a training, with the limits that they have in one request. All its bytes count in the person’s day at once; those that never arrive are given back when it ends. The file is then sent by the protocol [tus 1.0.0](https://tus.io) to the address in `Location`, in one request or several, and made of them by `POST /uploads/{upload_id}/finish`. With its `sha256`, the same file is gone on with where it stopped, from any device. It is also begun by headers, as tus clients do: `Upload-Length`, and the other fields in `Upload-Metadata`. A person may have five on their way; of more, the one left alone longest is ended. After 24 hours it is deleted.
         */
        post: operations["beginUpload"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uploads/{upload_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How much of an upload of mine has arrived
         * @description Its headers say the same, also to HEAD: `Upload-Offset`, `Upload-Length`, `Upload-Expires`.
         */
        get: operations["getUploadUnderWay"];
        put?: never;
        post?: never;
        /**
         * End an upload of mine
         * @description What arrived is deleted. A file that was made of it stays.
         */
        delete: operations["endUpload"];
        options?: never;
        head?: never;
        /**
         * Send the next bytes of an upload of mine
         * @description What arrived before a line broke is kept: `GET` says where it goes on. 409 (`upload_offset_wrong`): it goes on elsewhere, as `Upload-Offset` says; 423 (`upload_busy`): another request sends just now, or its line is lost since less than 15 seconds; one that is silent for 10 is answered with what came; 413: more than was said.
         */
        patch: operations["appendToUpload"];
        trace?: never;
    };
    "/uploads/{upload_id}/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a file of an upload of mine that has arrived
         * @description Looks at the file as at one that was sent in one request, and stores it. Asked again, it answers the same. Give the `url` to a challenge or training of the organization; a file that nothing uses is deleted after 48 hours.
         */
        post: operations["finishUpload"];
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
         * List the challenges of my organizations, the newest first
         * @description Published ones, and archived ones in which I take part. Leaders and admins also see drafts and all archived ones.
         */
        get: operations["listChallenges"];
        put?: never;
        /** Create a challenge (leaders and admins) */
        post: operations["createChallenge"];
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
        /**
         * List an organization’s challenges, optionally with activity figures
         * @description A plain list. Where it does not come whole, the header `Link` says where it goes on: `<https://…>; rel="next"`.
         */
        get: operations["listOrganizationChallenges"];
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
        /** List my progress in challenges, the last started first */
        get: operations["listMyChallengeProgress"];
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
        get: operations["getChallenge"];
        /**
         * Change a challenge (leaders and admins)
         * @description Fields that are left out stay unchanged. A draft is published, a published challenge archived, an archived one published again; a published one becomes a draft again only while nobody takes part.
         */
        put: operations["updateChallenge"];
        post?: never;
        /** Delete a challenge; one in which people take part is archived instead (leaders and admins) */
        delete: operations["deleteChallenge"];
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
        post: operations["startChallenge"];
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
         * Check in for a day, today unless `date` says otherwise
         * @description Once for each day from the start to today, by my calendar.
         */
        post: operations["checkInToChallenge"];
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
         * @description Gives its points once, and the badges that my points in the organization now reach.
         */
        post: operations["completeChallenge"];
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
        /**
         * List who completed which challenge, the newest first (leaders and admins)
         * @description Names people of the challenge’s organization only. Others who took what is for everyone are counted in `meta.others`.
         */
        get: operations["listChallengeCompletions"];
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
        /** List my badges, the newest first */
        get: operations["listMyBadges"];
        put?: never;
        /**
         * Create a badge (admins)
         * @description Without `organization_id`, for my home organization.
         */
        post: operations["createBadge"];
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
         * @description Those with a points requirement, the lowest first.
         */
        get: operations["listBadgesForChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/members/{user}/badges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization’s badges that somebody of it has earned, the newest first (admins and leaders) */
        get: operations["listBadgesOfOrganizationMember"];
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
        put: operations["updateBadge"];
        post?: never;
        /**
         * Delete a badge (admins)
         * @description No challenge leads to it any more. People who have it keep it.
         */
        delete: operations["deleteBadge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/get_qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the trainings that I may take
         * @description First, with their texts, those of my organizations and whatever I started, was assigned or hearted, series by series. Then what other churches offer to everyone, the newest 1,000, without texts: `GET /onboarding/browse/trainings` finds them all.
         */
        get: operations["listTrainings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the trainings that I may see, page by page, without their texts */
        get: operations["browseTrainingCatalog"];
        put?: never;
        /**
         * Create a training (leaders and admins)
         * @description In my home organization, where no other is named.
         */
        post: operations["createTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a training */
        get: operations["getTraining"];
        /**
         * Change a training (leaders and admins of its organization)
         * @description What is not sent stays as it is. Modules that are sent with their `id` keep everyone’s progress; attempts at the quiz keep the questions that they answered.
         */
        put: operations["updateTraining"];
        post?: never;
        /**
         * Delete a training (leaders and admins of its organization)
         * @description Whoever completed it keeps the certificate.
         */
        delete: operations["deleteTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/generate-quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate a quiz to review (leaders and admins of its organization)
         * @description Multiple-choice questions from the training’s own texts, by the configured language model or, without one or where it fails, fill-in questions by the service itself, which reads English texts alone: of others it says so (422, `needs_english_or_model`). It is a proposal: change it as you like, and save it with `PUT`.
         */
        post: operations["proposeQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/upload-audio": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an audio file for a training (leaders and admins)
         * @description MP3, WAV, M4A, AAC or OGG up to 50 MB; the content tells the type, and the extension of the file name must match it. Send the `audio_path` of the response with a training of the same organization. An upload that no training uses is deleted after 48 hours.
         */
        post: operations["uploadTrainingAudio"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the trainings that I have started, the newest first */
        get: operations["listMyTrainingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/start/{qualification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start a training; again changes nothing */
        post: operations["startTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/update-progress/{qualification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save my progress in a module
         * @description `module_id` is the `id` of one of the training’s `modules`, which `GET /qualifications/{qualification}` lists. The percentage is the share of completed modules; a passed quiz counts as one more.
         */
        post: operations["updateTrainingProgress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/submit-quiz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Submit a quiz: my answers, or my consent
         * @description A `multiple_choice` quiz wants `answers` and is passed from 70 percent; a `completion_consent` wants `consent: true`. The response says for each question whether its answer was right and, where it was not, which one is: learners see that after one attempt, whatever the organization’s `reveal_quiz_answers`. All attempts are kept, the best one counts, and a pass is never lost. With `quiz_version` the answers are compared with the questions that were read, even if these were edited meanwhile.
         */
        post: operations["submitQuiz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/attempts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my attempts at a quiz, the newest first
         * @description Each with the questions as they were when they were answered.
         */
        get: operations["listMyQuizAttempts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/complete/{qualification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a training; again changes nothing
         * @description Where there is a quiz, it must be passed. `certificate_url` is the certificate, a PDF.
         */
        post: operations["completeTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/assign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a training to people of the organization (its leaders and admins)
         * @description They are notified, see the training whatever its visibility, and are reminded three days before the due date and on it. Assigning again changes the date; without `due_date` it stays, with null there is none.
         */
        post: operations["assignTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Assign a training to everybody of a group or a role (its leaders and admins)
         * @description As `POST /qualifications/assign`, for up to 5,000 people. Who has completed the training is not asked again. Who comes into the group later is not meant.
         */
        post: operations["assignTrainingToAll"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/reminders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Remind people of a training that is assigned to them (its leaders and admins)
         * @description They are notified, each once in 24 hours at most, beside the reminders that come by themselves.
         */
        post: operations["remindOfTraining"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/users-progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List everyone’s progress (leaders and admins)
         * @description The people of the organization, or of all organizations in which I am a leader or admin, by name, with the trainings that they started or were assigned. They come whole, up to 1,000 people or 4 MB; `next_page_url` leads on, and carries `per_page`.
         */
        get: operations["listUsersProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/qualifications/{qualification}/certificate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the certificate of a completed training
         * @description Mine; leaders and admins of the training’s organization get those of its people with `user_id`. It has a code which anyone can check at `/certificates/{code}`, without signing in. It is written in the language of the person whose certificate it is, with the names as they were on the day of completion, in any script; emoji are left out, and a letter that no font has becomes a box.
         */
        get: operations["getCertificate"];
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
        /** List the entries of my journal, the newest day first */
        get: operations["listJournalEntries"];
        put?: never;
        /**
         * Create a journal entry
         * @description `date` is the day that the entry is about: today by default, and tomorrow at most.
         */
        post: operations["createJournalEntry"];
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
         * Export my journal, as JSON or Markdown
         * @description The whole journal as one file, the oldest entry first: `{entries: […]}`, or a chapter of Markdown for each. The file’s name, and the heading and dates of the Markdown, are in the reader’s language; the fields of the JSON stay the same.
         */
        get: operations["exportJournal"];
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
        /** Read an entry of my journal */
        get: operations["getJournalEntry"];
        /**
         * Change the title or the content of a journal entry
         * @description Fields that are left out stay unchanged. The version that `If-Match` names is `updated_at` of the entry that was read, in quotation marks.
         */
        put: operations["updateJournalEntry"];
        /**
         * Change a journal entry, for clients that can’t send PUT
         * @description The body says `"_method": "PUT"`, in any letter case; without it the answer is 405.
         */
        post: operations["updateJournalEntryByPost"];
        /** Delete a journal entry */
        delete: operations["deleteJournalEntry"];
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
        /** Delete a journal entry, for clients that can’t send DELETE */
        post: operations["deleteJournalEntryByPost"];
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
        /**
         * Read my journey: totals and log, newest day first
         * @description `journey_data` covers the last 365 days, or those `from` and `to` which are asked for. They come whole, up to 10,000 entries or 4 MB: only past these does `meta.next_cursor` lead on.
         */
        get: operations["getMyJourney"];
        put?: never;
        /**
         * Log what I did
         * @description `date` is on your own calendar, today by default. Any day that it can be somewhere on earth is accepted: the latest is the day that it is in UTC+14 now, the earliest 1900-01-01.
         */
        post: operations["logJourneyEntry"];
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
        /** Delete an entry of my log */
        delete: operations["deleteJourneyEntry"];
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
        /**
         * Read my progress: streak, consistency, areas of growth and recommendations
         * @description The recommendations are sentences in the reader’s language; areas of growth are activity types, as they are logged.
         */
        get: operations["getMyJourneyProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read the status of my onboarding, with the survey’s questions and my answers */
        get: operations["getOnboardingStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/survey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer the survey, or answer it again
         * @description Answering again changes answers and track. XP and what was completed stay, and so does the journey until it is generated again.
         */
        post: operations["submitSurvey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/generate-journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Generate the guided journey from the survey, or generate it again
         * @description Up to 99 trainings and 99 challenges that fit the topics, best first. What was completed of an earlier journey stays, and comes first.
         */
        post: operations["generateGuidedJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/journey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my guided journey; on the manual track, what I hearted
         * @description Null before the survey, and on the guided track before it is generated. Of what was hearted, the last 400 trainings and 400 challenges; the totals count all.
         */
        get: operations["getGuidedJourney"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read my progress in journey and curriculum, with XP and level */
        get: operations["getOnboardingProgress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/level": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read my XP and level
         * @description Each completed training and challenge gives 100 XP. The step to the second level takes 100 XP, each further one 35 percent more: 135, 182, 246, …
         */
        get: operations["getMyLevel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/challenges/{recommendation}/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete a challenge, or undo it
         * @description Starts it if needed. XP comes once for each challenge, however often and wherever it is completed; undoing takes it away.
         */
        post: operations["completeRecommendedChallenge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/curriculum": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what I hearted, with my progress
         * @description The last 400 trainings and 400 challenges; the totals count all.
         */
        get: operations["getMyCurriculum"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/browse/topics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the topics of the public trainings, the most frequent first
         * @description A topic is the `type` of a training. The first 500 of them.
         */
        get: operations["listTopics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/browse/trainings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Browse the public trainings, the newest first
         * @description Those for everyone, and those for the members of the caller’s organizations; what is for leaders or the assigned is not on offer here, for leaders neither.
         */
        get: operations["browseTrainings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/browse/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Browse the published challenges, the newest first */
        get: operations["browseChallenges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/heart/training/{qualification}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a public training to my curriculum
         * @description Repeating it changes nothing.
         */
        post: operations["heartTraining"];
        /**
         * Remove a training from my curriculum
         * @description If it is not there, nothing changes.
         */
        delete: operations["unheartTraining"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/onboarding/heart/challenge/{recommendation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a published challenge to my curriculum
         * @description Repeating it changes nothing.
         */
        post: operations["heartChallenge"];
        /**
         * Remove a challenge from my curriculum
         * @description If it is not there, nothing changes.
         */
        delete: operations["unheartChallenge"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the status of my export
         * @description `null` where none was requested, or it has expired.
         */
        get: operations["getDataExport"];
        put?: never;
        /**
         * Request an export of my personal data
         * @description It is made in the background; `GET /user/export` tells its progress. Once it is ready, an e-mail comes too. Both links last for three days, and end with a change of the password, or when it is asked for again. Asking again within an hour gives the same file a new link.
         */
        post: operations["requestDataExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/challenges": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization’s published challenges, the newest first */
        get: operations["listChallengesWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/challenges/completions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List who of the organization completed which challenge, the newest first */
        get: operations["listChallengeCompletionsWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/qualifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the organization’s trainings that all its members find, the oldest first */
        get: operations["listTrainingsWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/qualifications/progress": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List how far the people of the organization are with its trainings
         * @description All its people, without their names (`members:read` shows these), with the trainings that they began or were assigned.
         */
        get: operations["listTrainingProgressWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the groups of the organization
         * @description Active regular groups by name; a key that also has `groups:write` sees drafts and inactive ones too; a key of web pages sees open groups alone. Who is in them or leads them, and their codes, are not shown.
         */
        get: operations["listGroupsWithKey"];
        put?: never;
        /**
         * Create a group as a draft
         * @description Nobody is in it: an admin of the organization names its leader, and then it is active.
         */
        post: operations["createGroupWithKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/groups/{group}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Read a group of the organization */
        get: operations["getGroupWithKey"];
        /**
         * Change a group of the organization
         * @description Fields that are left out stay unchanged.
         */
        put: operations["updateGroupWithKey"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/members": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the people of the organization */
        get: operations["listMembersWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite somebody by e-mail, as a member
         * @description An invitation that waits already stays as it is, with its role and its link, and is the answer: no second e-mail goes out. One that has expired is renewed. Five e-mails an hour to one address, and 10,000 invitations a day, of one organization; then 429.
         */
        post: operations["inviteMemberWithKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/key/meetings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the meetings of the organization’s active groups, the earliest first
         * @description When and where. Links and agendas, and who comes, are not shown.
         */
        get: operations["listMeetingsWithKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List an organization’s API keys (admins)
         * @description One that has expired stays in the list until it is ended. What a key is, it does not show: only who made it has seen that.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Make an API key (admins)
         * @description The key is shown this once. It ends after `days`, when an admin ends it, and when the admin who made it is none any more, unless another has taken it over. With `origins` it is for web pages, where everybody can read it. Asks for the password (`POST /user/confirm`).
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/api-keys/{api_key}/take-over": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer for an API key from now on (admins)
         * @description It stays as it is, and no longer ends with the admin who answered for it before. Asks for the password (`POST /user/confirm`).
         */
        post: operations["takeOverApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organizations/{organization}/api-keys/{api_key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** End an API key at once (admins) */
        delete: operations["revokeApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/merge/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * See what would move from another account of mine
         * @description The passwords of both accounts are asked for, under the limits of signing in; a wrong password and an unknown address are answered alike. Nothing changes; the other address is told, once a day at most.
         */
        post: operations["previewMerge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move memberships and progress from another account of mine into this one
         * @description Memberships, places in groups and waiting lists, attendance, trainings, certificates, challenges and badges move; where both accounts completed the same, the better counts, once. No role moves: an organization in which the other account has one that this one has not stays with it, whole (`staying`). What was written stays with the other account, which can still sign in: the journal, the journey, prayers, posts, notes. Both addresses are told. Again, it moves what is there by then.
         */
        post: operations["mergeAccounts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        AcceptInvitationBody: {
            /**
             * @description From the invitation’s e-mail
             * @example q1Zx…
             */
            invitation_token: string;
        };
        Account: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
            /** @example Europe/Berlin */
            timezone: string | null;
            /**
             * @description BCP 47, kept in its canonical form
             * @example de-AT
             */
            locale: string | null;
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            avatar: string;
            /**
             * Format: date
             * @example 1990-05-17
             */
            birthday: string | null;
            /**
             * @description Whom it is shown: `nobody` (the default); `leaders`, who lead in their churches or in a group of theirs; `church`, whoever sees them in a list of members
             * @enum {string}
             */
            birthday_visibility: "nobody" | "leaders" | "church";
            /** @example +49 170 1234567 */
            phone: string | null;
            /**
             * @description Whom it is shown: `nobody` (the default); `leaders`, who lead in their churches or in a group of theirs; `church`, whoever sees them in a list of members
             * @enum {string}
             */
            phone_visibility: "nobody" | "leaders" | "church";
            /**
             * Format: int64
             * @example 42
             */
            home_organization_id: number | null;
            /** @description Whether it is known that mail to the address reaches them */
            email_confirmed: boolean;
            /**
             * @description The address to which they change, until they confirm it
             * @example grace@example.com
             */
            pending_email: string | null;
            /** @description Whether a Pro subscription of their own or of an organization opens the service to them */
            is_subscribed: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        AccountMerge: {
            /** @description The other account */
            account: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
                /** @example grace@example.com */
                email: string;
            };
            /** @description Where the place moves; `is_new` where this account does not belong yet */
            organizations: {
                id: components["schemas"]["Id"];
                /** @example Grace Chapel */
                name: string;
                is_new: boolean;
            }[];
            /** @description Organizations of which nothing moves: the other account has a role there (`role`), in a group (`group_role`) or in the care team (`care_team`) that this one has not, walks with somebody (`one_to_one`), or this one is suspended there (`suspended`) */
            staying: {
                id: components["schemas"]["Id"];
                /** @example Grace Chapel */
                name: string;
                reason: components["schemas"]["ReasonToStay"];
            }[];
            /**
             * @description Groups that the other account is in there
             * @example 3
             */
            groups: number;
            /**
             * @description Requests to join and places in waiting lists
             * @example 3
             */
            waits: number;
            /**
             * @description Trainings that were begun or completed
             * @example 3
             */
            trainings: number;
            /**
             * @description Certificates that move
             * @example 3
             */
            certificates: number;
            /**
             * @description Certificates that end, since the same training was completed with both accounts: the earlier one counts
             * @example 3
             */
            certificates_ended: number;
            /**
             * @description Trainings that somebody assigned
             * @example 3
             */
            assignments: number;
            /**
             * @description Challenges that were begun or completed
             * @example 3
             */
            challenges: number;
            /**
             * @description Badges
             * @example 3
             */
            badges: number;
            /**
             * @description Meetings at which the other account was seen
             * @example 3
             */
            meetings: number;
        };
        ActiveChallenge: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
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
            status: components["schemas"]["ChallengeStatus"];
            visibility: components["schemas"]["ChallengeVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            media: components["schemas"]["ChallengeMedia"] | null;
            badge_info: components["schemas"]["ChallengeBadge"] | null;
            /** @example 3 */
            points_awarded: number | null;
            auto_award: boolean;
            user_progress: components["schemas"]["OwnChallengeProgress"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            activity_metrics?: components["schemas"]["ActivityMetrics"];
        };
        ActivityMetrics: {
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
        AddPairStepBody: {
            /**
             * @description A `sentence` needs `text`, a `meeting` of the two `day`, the others the id of what everybody of the organization may see
             * @enum {string}
             */
            kind: "sentence" | "meeting" | "training" | "challenge";
            /**
             * @description What to do, or where and when to meet
             * @example Read Psalm 23 every morning
             */
            text?: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            day?: string;
            /** @description Of a training */
            qualification_id?: components["schemas"]["Id"];
            challenge_id?: components["schemas"]["Id"];
        };
        /** @description Somebody else must become an admin of your organization first. */
        AdminMustBeReplaced: {
            /** @example Somebody else must become an admin of your organization first. */
            message: string;
            /** @constant */
            error_type: "admin_must_be_replaced";
            organizations: components["schemas"]["Offering"][];
        };
        /**
         * @description Whom a group’s code lets into the organization who is not in it yet: `leaders`, with codes of groups that its leaders and admins lead; `anyone`, with the code of every live group; `nobody`, so that people come by invitation alone
         * @enum {string}
         */
        AdmitsByCode: "leaders" | "anyone" | "nobody";
        AnswerMeetingBody: {
            coming: components["schemas"]["Coming"];
            /**
             * @description For the group’s admins
             * @example I bring the bread
             */
            note?: string | null;
        };
        ApiKey: {
            id: components["schemas"]["Id"];
            /** @example Website */
            name: string;
            scopes: components["schemas"]["KeyScope"][];
            /** @description The sites in whose pages it stands; empty for a key that stays with a program */
            origins: string[];
            /** @description The admin who answers for it: it ends when they are no admin any more, unless another takes it over before */
            holder: {
                id: components["schemas"]["Id"];
                /** @example Ada Admin */
                name: string;
            };
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description To a minute; null where it was not used yet
             * @example 2026-03-01T09:30:00.123456Z
             */
            last_used_at: string | null;
        };
        AppInfo: {
            /**
             * @description Of the caller’s home organization; without a sign-in, of the only organization of this service; null where there are several, or none
             * @example Grace Chapel
             */
            name: string | null;
            /**
             * @description Of its colour; null for the app’s own
             * @example 168
             */
            hue: number | null;
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            logo_url: string | null;
            /**
             * @description Its language
             * @example de-AT
             */
            locale: string | null;
            /** @description The languages of the service */
            languages: ("en" | "de" | "es" | "ar")[];
            /** @description Whether there is no organization yet */
            setup_due: boolean;
            /**
             * @description With which a browser subscribes to pushes (`applicationServerKey`)
             * @example BDd3…
             */
            push_public_key: string;
            /** @description As whom one may look around: people of the demo, which `npm run demo` made up. Empty in every other service */
            demo_sign_ins: {
                /** @example Ada Becker */
                name: string;
                role: components["schemas"]["OrganizationRole"];
                /** @example admin@demo.example */
                email: string;
                /** @example grace and peace 1 */
                password: string;
            }[];
        };
        ApprovePrayerRequestBody: {
            /**
             * @description The `revision` that you have read. An older one is refused (`request_changed`); without one, so is whatever was changed in the last ten minutes
             * @example 1
             */
            revision?: number;
            /** @description `care_team` gives it to the care team instead of sharing it with the church */
            visibility?: components["schemas"]["PrayerVisibility"];
        };
        AskForPairBody: {
            /** @description Whom to ask: anybody whom the caller could block */
            user_id: components["schemas"]["Id"];
            /** @description What the caller wants to be: who walks with somebody, or who is walked with */
            as: components["schemas"]["PairRole"];
            /** @description Both belong to it; the home organization when left out */
            organization_id?: components["schemas"]["Id"];
        };
        AskToJoinGroupBody: {
            group_id: components["schemas"]["Id"];
            /**
             * @description A message to the group’s admins
             * @example May I come?
             */
            note?: string | null;
        };
        AskedExport: {
            /** @enum {string} */
            status: "pending" | "running" | "ready" | "failed";
            /**
             * @description Percent
             * @example 3
             */
            progress: number;
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            expires_at: string | null;
            /**
             * Format: uri
             * @description The zip file, as soon as `status` is `ready`; 404 before. It is shown only here. Whoever has the link can open it.
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
        };
        AskedQuestion: {
            /** @example Who led the people of Israel out of Egypt? */
            question: string;
            /**
             * @example [
             *       "Moses",
             *       "Joshua",
             *       "David",
             *       "Solomon"
             *     ]
             */
            options: string[];
            /**
             * @description Its place among the options, from 0. Where the organization’s `reveal_quiz_answers` is `after_passing`, it is absent for learners until they have passed
             * @example 0
             */
            correct_answer_index?: number;
        };
        Asker: {
            /**
             * Format: int64
             * @description 0 to the care team where the request is anonymous
             * @example 42
             */
            id: number;
            /** @example Grace Miller */
            name: string;
            /**
             * @description Empty to the care team, who see no addresses
             * @example grace@example.org
             */
            email: string;
        };
        AssignGroupLeaderBody: {
            leader_id: components["schemas"]["Id"];
        };
        AssignTrainingBody: {
            qualification_id: components["schemas"]["Id"];
            /** @description People of the training’s organization; a person who is named twice counts once */
            user_ids: components["schemas"]["Id"][];
            /**
             * Format: date
             * @description Not before today in UTC-12
             * @example 2026-03-01
             */
            due_date?: string | null;
        };
        AssignTrainingToAllBody: {
            /** @description The members of this group: one that I am in, or any of a church of which I am an admin */
            group_id?: components["schemas"]["Id"];
            /**
             * @description Who has this role in the training’s organization; with a group: those of them who are in it
             * @example leadership
             */
            role?: components["schemas"]["OrganizationRole"];
            /**
             * Format: date
             * @description Not before today in UTC-12
             * @example 2026-03-01
             */
            due_date?: string | null;
        };
        /** @description There are no attempts left. */
        AttemptsExhausted: {
            /** @example There are no attempts left. */
            message: string;
            /** @constant */
            error_type: "attempts_exhausted";
            /** @example 3 */
            attempts: number;
            /** @example 3 */
            max_attempts: number;
        };
        Attendance: {
            present: components["schemas"]["Id"][];
            /** @example 3 */
            guests: number;
            /** @example A good evening */
            note: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            saved_at: string | null;
        };
        AttendedMeeting: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            title: string;
            /** @example 2026-03-03T19:30 */
            starts_at: string;
            /** @example Europe/Berlin */
            timezone: string;
            begins_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            present_count: number;
            /** @example 3 */
            guests: number;
            /** @example A good evening */
            note: string | null;
        };
        AttendingMember: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @description The meetings at which they were */
            present: components["schemas"]["Id"][];
            /**
             * @description How many of the last ones since they joined they were not at, one after the other
             * @example 3
             */
            missed: number;
            /** @description At none of the last 4 since they joined */
            is_unseen: boolean;
        };
        /** @enum {string} */
        AuditAction: "organization.founded" | "organization.changed" | "organization.codes-renewed" | "organization.limits-changed" | "organization.exported" | "organization.imported" | "organization.deleted" | "organization.people-invited" | "organization.invitations-resent" | "organization.data-exported" | "api-key.made" | "api-key.taken-over" | "api-key.ended" | "subscription.set" | "member.joined" | "member.role-changed" | "member.removed" | "member.suspended" | "member.restored" | "member.merged" | "invitation.made" | "invitation.taken-back" | "import.run" | "import.invitations-sent" | "import.undone" | "account.created" | "account.password-set" | "account.password-link-sent" | "account.name-corrected" | "account.email-changed" | "account.email-change-undone" | "account.second-factor-on" | "account.second-factor-off" | "account.second-factor-reset" | "account.recovery-codes-renewed" | "account.recovery-code-used" | "account.suspended" | "account.restored" | "account.erased" | "group.founded" | "group.changed" | "group.code-renewed" | "group.leader-assigned" | "group.leader-stepped-down" | "group.status-changed" | "group.deleted" | "group.restored" | "group-member.role-changed" | "group-member.removed" | "group-member.invited" | "group-member.invitation-taken-back" | "meeting.planned" | "meeting.changed" | "meeting.cancelled" | "attendance.saved" | "join-request.accepted" | "join-request.rejected" | "post.pinned" | "post.unpinned" | "post.removed" | "comment.removed" | "report.resolved" | "prayer-request.approved" | "prayer-request.rejected" | "prayer-request.narrowed" | "prayer-request.carried" | "prayer-request.words-proposed" | "prayer-update.approved" | "prayer-update.rejected" | "care-team.added" | "care-team.removed" | "pair.agreed" | "pair.declined" | "pair-report.closed" | "challenge.created" | "challenge.changed" | "challenge.deleted" | "badge.created" | "badge.changed" | "badge.deleted" | "training.created" | "training.changed" | "training.deleted" | "training.assigned" | "training.reminded" | "webhook.created" | "webhook.changed" | "webhook.secret-renewed" | "webhook.deleted";
        AuditEntry: {
            id: components["schemas"]["Id"];
            action: components["schemas"]["AuditAction"];
            /** @description Null: the operator of the service did it, or a program with `key` */
            actor: {
                id: components["schemas"]["Id"];
                /** @example Ada Admin */
                name: string;
            } | null;
            /** @description With which API key a program did it; null where a person or the operator did */
            key: {
                id: components["schemas"]["Id"];
                /** @example Website */
                name: string;
            } | null;
            subject: {
                /** @enum {string} */
                kind: "organization" | "user" | "invitation" | "import" | "group" | "join-request" | "post" | "comment" | "report" | "prayer-request" | "prayer-update" | "pair" | "pair-report" | "challenge" | "badge" | "training" | "api-key" | "webhook";
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string | null;
            };
            /** @description Ids and choices that say more, such as `{"from": "member", "to": "leadership"}`; never what someone wrote */
            details: {
                [key: string]: unknown;
            };
            /** @description Whom the details name by an id, as they are called today; of many the first 5 */
            people: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            }[];
            /** @description Which group the details name by its id */
            group: {
                id: components["schemas"]["Id"];
                /** @example Tuesday table */
                name: string;
            } | null;
            created_at: components["schemas"]["Timestamp"];
        };
        AuditEntryFeed: {
            data: components["schemas"]["AuditEntry"][];
            meta: components["schemas"]["FeedMeta"];
        };
        Author: {
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
        AvailableGroup: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example K7QWM2XR */
            code: string;
            /** @example We read the gospels together. */
            purpose: string;
            organization_id: components["schemas"]["Id"];
            group_type: components["schemas"]["GroupType"];
            join_type: components["schemas"]["JoinType"];
            /** @example Bible study */
            type: string | null;
            status: components["schemas"]["GroupStatus"];
            posting: components["schemas"]["Posting"];
            /** @example 3 */
            member_count: number;
            /** @description Whom to ask about the group: its leader, else its first admin, else the organization’s first admin. Not the role `leadership` */
            leadership: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            is_full: boolean;
            /**
             * Format: int64
             * @example 42
             */
            pending_request_id: number | null;
            /**
             * @description The caller’s own place in line for a seat, from 1; null where they don’t wait
             * @example 3
             */
            wait_position: number | null;
            /**
             * Format: int64
             * @description The caller’s own invitation that waits for an answer
             * @example 42
             */
            invitation_id: number | null;
        };
        AvailableGroupList: {
            data: components["schemas"]["AvailableGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        Badge: {
            id: components["schemas"]["Id"];
            /** @example Faithful in prayer */
            name: string;
            /** @example For thirty days of prayer */
            description: string;
            /** @example star */
            icon: string;
            /** @example 3 */
            points_required: number;
            organization_id: components["schemas"]["Id"];
        };
        BeginUploadBody: {
            organization_id: components["schemas"]["Id"];
            purpose: components["schemas"]["UploadPurpose"];
            /** @example Psalm 23.mp3 */
            filename: string;
            /**
             * @description In bytes, of the whole file
             * @example 1843200
             */
            size: number;
            /**
             * @description Of the whole file, in hexadecimal. The same file is then gone on with, and what arrived is compared with it
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            sha256?: string;
        };
        BlockedPerson: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            avatar: string;
            /** @enum {string} */
            status: "active" | "suspended";
            blocked_at: components["schemas"]["Timestamp"];
        };
        BlockedPersonList: {
            data: components["schemas"]["BlockedPerson"][];
            meta: components["schemas"]["ListMeta"];
        };
        BrowsedChallenge: {
            id: components["schemas"]["Id"];
            /** @example Seven days of thanks */
            title: string;
            /** @example A week of noticing */
            description: string;
            /** @example Write down three things each evening */
            action: string;
            /**
             * @description Days
             * @example 3
             */
            duration: number;
            completed: boolean;
            organization: components["schemas"]["Offering"];
            hearted: boolean;
        };
        BrowsedTraining: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            topic: string;
            completed: boolean;
            /** @example First Steps */
            series: string | null;
            has_audio: boolean;
            has_video: boolean;
            /** @example multiple_choice */
            quiz_type: string | null;
            organization: components["schemas"]["Offering"];
            hearted: boolean;
        };
        /** @description This person can’t be asked now. */
        CannotBeAsked: {
            /** @example This person can’t be asked now. */
            message: string;
            /** @constant */
            error_type: "cannot_be_asked";
        };
        CarePrayerRequest: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description 0 to the care team where the request is anonymous
             * @example 42
             */
            user_id: number;
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            anonymous: boolean;
            visibility: components["schemas"]["PrayerVisibility"];
            /**
             * @description Of the organization’s `prayer_categories` when it was chosen
             * @example Health
             */
            category: string | null;
            urgent: boolean;
            /**
             * @description Which words these are: each change of its author makes another
             * @example 3
             */
            revision: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @description Of one that is shared, as on its post, and of one that the care team has taken: `resolved` once its author said that it was answered. Else null */
            prayer_status: components["schemas"]["PrayerStatus"] | null;
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
            /** @example Please leave out the name of your colleague. */
            rejection_reason: string | null;
            /**
             * Format: int64
             * @description The post that it became; null again once that is deleted
             * @example 42
             */
            group_post_id: number | null;
            /** @description Since when these words wait, or waited: a change goes to the end of the line */
            waiting_since: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Asker"];
            /** @description Who has taken it for the care team */
            carer: {
                id: components["schemas"]["Id"];
                /** @example Lea Leader */
                name: string;
            } | null;
            updates: components["schemas"]["PrayerUpdateShown"][];
        };
        CarePrayerRequestFeed: {
            data: components["schemas"]["CarePrayerRequest"][];
            meta: components["schemas"]["FeedMeta"];
        };
        CareTeam: {
            /** @description By name, a thousand at most */
            data: components["schemas"]["NamedPerson"][];
            /** @example 3 */
            count: number;
        };
        Challenge: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
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
            status: components["schemas"]["ChallengeStatus"];
            visibility: components["schemas"]["ChallengeVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            media: components["schemas"]["ChallengeMedia"] | null;
            badge_info: components["schemas"]["ChallengeBadge"] | null;
            /** @example 3 */
            points_awarded: number | null;
            auto_award: boolean;
            user_progress: components["schemas"]["OwnChallengeProgress"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ChallengeBadge: {
            badge_id: components["schemas"]["Id"];
            /** @example Faithful in prayer */
            badge_name: string;
            /** @example star */
            badge_icon: string;
            /** @example 3 */
            points_awarded: number;
            /** @example 3 */
            badge_points_required: number;
            auto_award: boolean;
        };
        ChallengeCompletion: {
            id: components["schemas"]["Id"];
            user: components["schemas"]["Person"];
            challenge: {
                id: components["schemas"]["Id"];
                /** @example Seven days of gratitude */
                name: string;
            };
            /** @example 3 */
            points_awarded: number | null;
            started_at: components["schemas"]["Timestamp"];
            completed_at: components["schemas"]["Timestamp"];
        };
        ChallengeCompletions: {
            data: components["schemas"]["ChallengeCompletion"][];
            meta: {
                /** @example 3 */
                per_page: number;
                /** @example eyJhIjoxfQ */
                next_cursor: string | null;
                /** @description People who are not of the organization, counted by the same filter: they are named to nobody */
                others: {
                    /**
                     * @description 10000 stands for that many or more
                     * @example 3
                     */
                    completed: number;
                };
            };
        };
        ChallengeMedia: {
            type: components["schemas"]["MediaType"];
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
        };
        ChallengeOutcome: {
            challenge_id: components["schemas"]["Id"];
            completed: boolean;
            xp: components["schemas"]["Xp"];
            level: components["schemas"]["Level"];
        };
        ChallengeProgress: {
            challenge_id: components["schemas"]["Id"];
            /** @example Seven days of gratitude */
            title: string;
            status: components["schemas"]["ChallengeProgressStatus"];
            /** @example 3 */
            progress_percentage: number;
            /** @example 3 */
            days_completed: number;
            /** @example 3 */
            days_total: number;
            /**
             * @description The latest day that was checked in
             * @example 2026-03-01
             */
            last_check_in: string | null;
            /** @example 3 */
            points_awarded: number | null;
            started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            completed_at: string | null;
        };
        ChallengeProgressFeed: {
            data: components["schemas"]["ChallengeProgress"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @enum {string} */
        ChallengeProgressStatus: "in-progress" | "completed";
        /** @enum {string} */
        ChallengeStatus: "draft" | "published" | "archived";
        /** @enum {string} */
        ChallengeVisibility: "members_only" | "everyone";
        ChangeGroupMemberRoleBody: {
            /** @enum {string} */
            role: "member" | "admin";
        };
        ChangeGroupStatusBody: {
            status: components["schemas"]["GroupStatus"];
        };
        ChangeMeetingBody: {
            scope?: components["schemas"]["Scope"];
            /**
             * @description The group’s name, when left out
             * @example Summer party
             */
            title?: string | null;
            /**
             * Format: local-time
             * @description On the wall where they meet: it stays through summer time
             * @example 2026-03-03T19:30
             */
            starts_at?: string;
            /** @example Europe/Berlin */
            timezone?: string;
            duration_minutes?: number;
            /** @example Room 2 */
            location?: string | null;
            /**
             * Format: uri
             * @description https
             * @example https://meet.example.org/young-adults
             */
            online_url?: string | null;
            agenda?: string | null;
            /** @description With the scope `following` alone: null makes this the last one */
            repeats?: components["schemas"]["MeetingRepeats"] | null;
        };
        ChangeMyEmailBody: {
            /**
             * Format: email
             * @example grace@example.org
             */
            email: string;
            /**
             * @description Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`
             * @example correct horse battery
             */
            current_password?: string | null;
        };
        ChangeMyPasswordBody: {
            /** @example correct horse battery */
            current_password: string;
            /**
             * @description Must be hard to guess: a zxcvbn score of at least 3, which knows common passwords and the person’s name, address and churches. Any characters; compared in the form NFKC
             * @example correct horse battery
             */
            password: string;
            /** @description Where it is sent, it must equal the password */
            password_confirmation?: string | null;
        };
        ChangeOrganizationMemberRoleBody: {
            role: components["schemas"]["OrganizationRole"];
        };
        ChangeWebhookBody: {
            /**
             * Format: uri
             * @description A public https address: of a private network only where the operator allows it (`WEBHOOK_ALLOW`)
             * @example https://automation.example.org/church
             */
            url?: string;
            events?: components["schemas"]["WebhookEvent"][];
            is_active?: boolean;
        };
        CheckInToChallengeBody: {
            /**
             * Format: date
             * @example 2026-03-01
             */
            date?: string | null;
        };
        /** @description This group is closed. Ask its admin to let you in. */
        ClosedGroup: {
            /** @example This group is closed. Ask its admin to let you in. */
            message: string;
            /** @constant */
            error_type: "closed_group";
            group_id: components["schemas"]["Id"];
            group: components["schemas"]["GroupCard"];
        };
        /** @enum {string} */
        Coming: "yes" | "no" | "maybe";
        Comment: {
            id: components["schemas"]["Id"];
            post_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @example 42
             */
            parent_id: number | null;
            /** @example Amen */
            message: string;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its text was last changed; null where it never was
             * @example 2026-03-01T09:30:00.123456Z
             */
            edited_at: string | null;
            user: components["schemas"]["Author"];
        };
        CommentDeleted: {
            /** @constant */
            status: "success";
            message: string;
        };
        CommentDone: {
            /** @constant */
            status: "success";
            message: string;
            data: components["schemas"]["Comment"];
        };
        CommentFeed: {
            data: components["schemas"]["Comment"][];
            meta: components["schemas"]["FeedMeta"];
        };
        CompleteRecommendedChallengeBody: {
            /**
             * @description False undoes it
             * @default true
             */
            completed: boolean;
        };
        /** @description Please confirm with your password that it is you. */
        ConfirmIdentity: {
            /** @example Please confirm with your password that it is you. */
            message: string;
            /** @constant */
            error_type: "confirm_identity";
        };
        ConfirmMyIdentityBody: {
            /** @example correct horse battery */
            password: string;
        };
        ConsentResult: {
            success: boolean;
            passed: boolean;
            message: string;
        };
        CorrectMemberNameBody: {
            /** @example Grace Miller */
            name: string;
        };
        CreateApiKeyBody: {
            /**
             * @description Which program it is for
             * @example Website
             */
            name: string;
            /**
             * @example [
             *       "groups:read"
             *     ]
             */
            scopes: components["schemas"]["KeyScope"][];
            /**
             * @description For a key that stands in web pages: of which sites, as `https://www.example.org`. It has the scope `groups:read` alone, and opens nothing from anywhere else
             * @example [
             *       "https://www.example.org"
             *     ]
             */
            origins?: string[];
            /**
             * @description After how many days it ends
             * @default 365
             */
            days: number;
            /**
             * @description Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`
             * @example correct horse battery
             */
            current_password?: string | null;
        };
        CreateBadgeBody: {
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
            organization_id?: components["schemas"]["Id"];
        };
        CreateChallengeBody: {
            /** @example Seven days of gratitude */
            name: string;
            /**
             * @description HTML. What could run, load or disguise is taken out
             * @example <p>Pray daily</p>
             */
            challenge_content: string;
            /**
             * @description What answers call `challenge_content`, which counts where both are sent
             * @example <p>Pray daily</p>
             */
            content?: string;
            status: components["schemas"]["ChallengeStatus"];
            organization_id: components["schemas"]["Id"];
            /** @description The kind of `media_url`. By default that of the upload, and `video` for any other address. Without `media_url` it changes nothing, save that null takes the media away */
            media_type?: components["schemas"]["MediaType"] | null;
            media?: {
                /** @description What answers call `media_type`, which counts where both are sent */
                type?: components["schemas"]["MediaType"] | null;
                /**
                 * Format: uri
                 * @description What answers call `media_url`, which counts where both are sent
                 * @example https://vimeo.com/1
                 */
                url?: string | null;
            } | null;
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
            /** @description Whether reaching the points gives the badge; true by default */
            auto_award?: boolean;
            description?: string | null;
            action?: string | null;
            /**
             * @description 1 by default
             * @example 7
             */
            duration_days?: number;
            /**
             * @example [
             *       "gratitude"
             *     ]
             */
            topics?: string[] | null;
            /**
             * @description Its language (BCP 47), which search uses. Default: the organization’s
             * @example de-AT
             */
            language?: string | null;
            /** @description `everyone`: offered to every organization’s people in onboarding; pictures in its text that are no uploads of ours become links */
            visibility?: components["schemas"]["ChallengeVisibility"];
        };
        CreateCommentBody: {
            post_id: components["schemas"]["Id"];
            /**
             * @description Its old name `comment` is understood too
             * @example Amen
             */
            message: string;
            /**
             * @deprecated
             * @description The old name of `message`
             */
            comment?: string;
            /**
             * Format: int64
             * @description The comment it answers
             * @example 42
             */
            parent_id?: number | null;
        };
        CreateGroupBody: {
            /** @example Young Adults */
            name: string;
            organization_id: components["schemas"]["Id"];
            /** @description Shown as `purpose` */
            description?: string | null;
            /** @description What answers call `description`, which counts where both are sent */
            purpose?: string | null;
            type?: string | null;
            join_type?: components["schemas"]["JoinType"];
            location?: string | null;
            /** @description Who leads it; the founder where they may, when left out */
            leader_id?: components["schemas"]["Id"];
        };
        CreateGroupWithKeyBody: {
            /** @example Young Adults */
            name: string;
            /** @description Shown as `purpose` */
            description?: string | null;
            /** @description What answers call `description`, which counts where both are sent */
            purpose?: string | null;
            type?: string | null;
            join_type?: components["schemas"]["JoinType"];
            location?: string | null;
        };
        CreateInvitationBody: {
            /**
             * Format: email
             * @example grace@example.org
             */
            email: string;
            role?: components["schemas"]["OrganizationRole"] | null;
        };
        CreateJournalEntryBody: {
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
        CreateManyInvitationsBody: {
            /**
             * @description Each is answered by itself, also what is no address
             * @example [
             *       "grace@example.org",
             *       "guest@example.org"
             *     ]
             */
            emails: string[];
            role?: components["schemas"]["OrganizationRole"] | null;
        };
        CreatePostBody: {
            /**
             * @description Shown as `message`
             * @example We meet in the garden.
             */
            content: string;
            /**
             * @description What answers call `content`, which counts where both are sent
             * @example We meet in the garden.
             */
            message?: string;
            title?: string | null;
            /** @description `text` when left out */
            type?: string;
            /** @description In this order; those that a post no longer names are deleted */
            pictures?: components["schemas"]["NamedPicture"][];
        };
        CreatePrayerRequestBody: {
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            anonymous?: boolean;
            visibility?: components["schemas"]["PrayerVisibility"];
            /** @description One of the organization’s `prayer_categories` */
            category?: string | null;
            urgent?: boolean;
            /**
             * Format: int64
             * @example 42
             */
            organization_id?: number | null;
        };
        CreatePrayerUpdateBody: {
            /** @example The operation went well. I can walk again. */
            text: string;
            /** @description Whether the prayer was answered: the request is resolved with it */
            answered?: boolean;
        };
        CreateTrainingBody: {
            /** @example Learning to Pray */
            title: string;
            /**
             * @description A category; `General` by default
             * @example Foundations
             */
            type?: string;
            /** @example First Steps */
            series?: string | null;
            topics?: string[] | null;
            /**
             * @description HTML; whatever could run, load or disguise is taken out
             * @example <p>Prayer is…</p>
             */
            content?: string | null;
            /** @description What `POST /qualifications/upload-audio` gave, or an https address */
            audio_path?: string | null;
            /**
             * Format: uri
             * @description Of YouTube, Vimeo, Dailymotion or Wistia
             * @example https://vimeo.com/76979871
             */
            video_link?: string | null;
            /** @example multiple_choice */
            quiz_type?: components["schemas"]["QuizType"] | null;
            quiz_data?: components["schemas"]["QuizBody"] | null;
            /** @description How many attempts at the quiz are allowed; null for any number */
            max_attempts?: number | null;
            visibility?: components["schemas"]["TrainingVisibility"];
            /**
             * @description Its language (BCP 47), which search uses. Default: the organization’s
             * @example de-AT
             */
            language?: string | null;
            is_required_for_leadership?: boolean;
            /**
             * Format: int64
             * @example 42
             */
            organization_id?: number | null;
            modules?: {
                /** @example The Lord’s Prayer */
                title: string;
                /** @description HTML, like the training’s content */
                content?: string | null;
            }[] | null;
        };
        CreateWebhookBody: {
            /**
             * Format: uri
             * @description A public https address: of a private network only where the operator allows it (`WEBHOOK_ALLOW`)
             * @example https://automation.example.org/church
             */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
        };
        Curriculum: {
            trainings: components["schemas"]["HeartedTraining"][];
            challenges: components["schemas"]["HeartedChallenge"][];
            totals: components["schemas"]["OnboardingTotals"];
        };
        DecideJoinRequestsBody: {
            /** @enum {string} */
            action: "accept" | "reject";
            join_request_ids: components["schemas"]["Id"][];
            /**
             * @description Goes into the e-mails of those who are rejected
             * @example We are full until summer.
             */
            reason?: string | null;
        };
        DeletedGroup: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example 3 */
            member_count: number;
            leader: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            } | null;
            deleted_at: components["schemas"]["Timestamp"];
            /** @description When it is gone for good, with all that was written in it */
            kept_until: components["schemas"]["Timestamp"];
        };
        DeletedGroupList: {
            data: components["schemas"]["DeletedGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        Device: {
            id: components["schemas"]["Id"];
            platform: components["schemas"]["DevicePlatform"];
            registered_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        DevicePlatform: "web" | "ios" | "android";
        EmailBody: {
            /**
             * @description From the link in the e-mail, behind `#`
             * @example q1Zx…
             */
            token: string;
        };
        /** @description Please confirm your e-mail address first, with the link that we sent you. */
        EmailUnconfirmed: {
            /** @example Please confirm your e-mail address first, with the link that we sent you. */
            message: string;
            /** @constant */
            error_type: "email_unconfirmed";
        };
        EraseMyAccountBody: {
            /**
             * @description Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`
             * @example correct horse battery
             */
            password?: string | null;
        };
        /** @enum {string} */
        ExportFormat: "csv" | "json";
        FeedMeta: {
            /** @example 3 */
            per_page: number;
            /** @example eyJhIjoxfQ */
            next_cursor: string | null;
        };
        FinishMySecondFactorBody: {
            /**
             * @description The six digits that the app shows
             * @example 492039
             */
            code: string;
        };
        FinishedUpload: {
            /** @enum {string} */
            kind: "audio" | "pdf";
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
            /** @example Psalm 23.mp3 */
            filename: string;
        };
        /** @description This prayer request is for the care team alone. */
        ForCareTeam: {
            /** @example This prayer request is for the care team alone. */
            message: string;
            /** @constant */
            error_type: "request_for_care_team";
        };
        /** @description `{error, message, code}` in a global group and where leaders alone post, with the same sentence twice */
        GlobalGroupRefuses: {
            error: string;
            message: string;
            /**
             * @description What to branch on: it never changes with the language
             * @example service_busy
             */
            code: string;
        } | components["schemas"]["Refused"];
        GoneQuiet: {
            user: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            };
            /** @description The first 20 */
            reasons: {
                code: components["schemas"]["QuietReason"];
                group: components["schemas"]["GroupName"] | null;
                challenge: components["schemas"]["GroupName"] | null;
                training: components["schemas"]["GroupName"] | null;
                /**
                 * Format: date-time
                 * @description When they were last seen in a meeting of the group (null: never), took their last step, or since when they wait
                 * @example 2026-03-01T09:30:00.123456Z
                 */
                since: string | null;
            }[];
        };
        Group: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example K7QWM2XR */
            code: string;
            /** @example We read the gospels together. */
            purpose: string;
            organization_id: components["schemas"]["Id"];
            group_type: components["schemas"]["GroupType"];
            join_type: components["schemas"]["JoinType"];
            /** @example Bible study */
            type: string | null;
            status: components["schemas"]["GroupStatus"];
            posting: components["schemas"]["Posting"];
            /** @example 3 */
            member_count: number;
            /** @description Whom to ask about the group: its leader, else its first admin, else the organization’s first admin. Not the role `leadership` */
            leadership: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            /** @description For its members; null for others */
            next_meeting: components["schemas"]["NextMeeting"] | null;
        };
        GroupAttendance: {
            /** @description The members, who has not been seen first */
            data: components["schemas"]["AttendingMember"][];
            /** @description The meetings, the latest first */
            meetings: components["schemas"]["AttendedMeeting"][];
            meta: components["schemas"]["ListMeta"];
        };
        GroupCard: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example  */
            purpose: string;
            /** @example  */
            location: string;
        };
        GroupDetail: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example K7QWM2XR */
            code: string;
            /** @example We read the gospels together. */
            purpose: string;
            organization_id: components["schemas"]["Id"];
            group_type: components["schemas"]["GroupType"];
            join_type: components["schemas"]["JoinType"];
            /** @example Bible study */
            type: string | null;
            status: components["schemas"]["GroupStatus"];
            posting: components["schemas"]["Posting"];
            /** @example 3 */
            member_count: number;
            /** @description Whom to ask about the group: its leader, else its first admin, else the organization’s first admin. Not the role `leadership` */
            leadership: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description What others have written in it since the caller read it (`POST /groups/{group}/read`), but for people whom they have blocked; 99 stands for so many or more
             * @example 3
             */
            unread_count: number;
            /** @description Whether the caller hears nothing of what is written in it */
            is_muted: boolean;
            /** @example Room 2 */
            location: string | null;
            /** @example 3 */
            max_members: number | null;
            /**
             * @description How many people the organization lets a group take; its admins choose up to that
             * @example 3
             */
            max_members_allowed: number | null;
            organization: components["schemas"]["Offering"];
            is_member: boolean;
            /** @description The caller’s role in the group */
            role: components["schemas"]["GroupRole"] | null;
            /**
             * Format: int64
             * @example 42
             */
            pending_request_id: number | null;
            /**
             * @description The caller’s own place in line for a seat, from 1; null where they don’t wait
             * @example 3
             */
            wait_position: number | null;
            /**
             * Format: int64
             * @description The caller’s own invitation that waits for an answer
             * @example 42
             */
            invitation_id: number | null;
            /** @description For its members; null for others */
            next_meeting: components["schemas"]["NextMeeting"] | null;
            /** @example 4.5 */
            average_rating: number | null;
            /** @example 3 */
            ratings_count: number;
        };
        GroupFeed: {
            data: components["schemas"]["Post"][];
            meta: components["schemas"]["FeedMeta"];
            /** @description The pinned post, on the first page; it also stands in its place in `data`. Null where none is pinned, and on the pages after */
            pinned: components["schemas"]["Post"] | null;
        };
        /** @description This group is full. */
        GroupFull: {
            /** @example This group is full. */
            message: string;
            /** @constant */
            error_type: "group_full";
            group_id: components["schemas"]["Id"];
            /** @example 3 */
            current_members: number;
            /** @example 3 */
            max_members: number;
            /** @description Whether the caller may wait for a seat with `POST /groups/{group}/wait` */
            can_wait: boolean;
        };
        /** @description This group is full. */
        GroupFullForRequest: {
            /** @example This group is full. */
            message: string;
            /** @constant */
            error_type: "group_full";
        };
        GroupMember: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
            /**
             * @description Where they show it to the reader
             * @example +49 170 1234567
             */
            phone: string | null;
            /**
             * @description The month and the day, `MM-DD`, where they show it to the reader; never the year
             * @example 05-17
             */
            birthday: string | null;
            role: components["schemas"]["GroupRole"];
            joined_at: components["schemas"]["Timestamp"];
        };
        GroupMembers: {
            data: components["schemas"]["GroupMember"][];
            meta: components["schemas"]["ListMeta"];
            /** @example 3 */
            member_count: number;
        };
        GroupName: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
        };
        /** @description This group does not take members now. */
        GroupNotLive: {
            /** @example This group does not take members now. */
            message: string;
            /** @constant */
            error_type: "group_not_live";
            group_id: components["schemas"]["Id"];
            status: components["schemas"]["GroupStatus"];
        };
        GroupOfMember: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            status: components["schemas"]["GroupStatus"];
            /** @description Theirs in it */
            role: components["schemas"]["GroupRole"];
            joined_at: components["schemas"]["Timestamp"];
        };
        GroupOfMemberList: {
            data: components["schemas"]["GroupOfMember"][];
            meta: components["schemas"]["ListMeta"];
        };
        GroupOverview: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example Bible study */
            type: string | null;
            join_type: components["schemas"]["JoinType"];
            status: components["schemas"]["GroupStatus"];
            /** @example 3 */
            member_count: number;
            /** @example 3 */
            max_members: number;
            leader: components["schemas"]["Person"] | null;
            /** @description The caller’s role in the group */
            role: components["schemas"]["GroupRole"] | null;
            /**
             * @description How many ask to join; null for who does not decide about them
             * @example 3
             */
            waiting_count: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            last_post_at: string | null;
            /** @description Active, and no seat is left */
            is_full: boolean;
            /** @description Active, and nothing was posted for 42 days */
            is_idle: boolean;
            created_at: components["schemas"]["Timestamp"];
        };
        GroupRating: {
            /** @example 3 */
            rating: number;
            /** @example Warm and honest */
            comment: string | null;
            average_rating: number;
            /** @example 3 */
            ratings_count: number;
        };
        /** @enum {string} */
        GroupRole: "member" | "admin" | "leader";
        /** @enum {string} */
        GroupStatus: "active" | "draft" | "inactive";
        /** @enum {string} */
        GroupType: "group" | "global";
        GroupsOverview: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["GroupOverview"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
            /** @description How many groups each `filter` finds, whatever is searched */
            counts: {
                /** @example 3 */
                all: number;
                /** @example 3 */
                no_leader: number;
                /** @example 3 */
                full: number;
                /** @example 3 */
                idle: number;
                /** @example 3 */
                waiting: number;
            };
        };
        GuidedJourney: {
            /** @description On the manual track, when the survey that chose it was answered */
            generated_at: components["schemas"]["Timestamp"];
            trainings: components["schemas"]["JourneyTraining"][];
            challenges: components["schemas"]["JourneyChallenge"][];
            totals: components["schemas"]["OnboardingTotals"];
            xp: components["schemas"]["Xp"];
            level: components["schemas"]["Level"];
        };
        GuidedJourneyAnswer: {
            learning_track: components["schemas"]["LearningTrack"] | null;
            journey: components["schemas"]["GuidedJourney"] | null;
        };
        Hearted: {
            message: string;
            hearted: boolean;
        };
        HeartedChallenge: {
            id: components["schemas"]["Id"];
            /** @example Seven days of thanks */
            title: string;
            /** @example A week of noticing */
            description: string;
            /** @example Write down three things each evening */
            action: string;
            /**
             * @description Days
             * @example 3
             */
            duration: number;
            completed: boolean;
            /** @description False once it is no longer offered; it then stays listed without its texts */
            available: boolean;
            hearted_at: components["schemas"]["Timestamp"];
        };
        HeartedTraining: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            topic: string;
            completed: boolean;
            /** @description False once it is no longer offered; it then stays listed without its texts */
            available: boolean;
            hearted_at: components["schemas"]["Timestamp"];
        };
        /**
         * Format: int64
         * @example 42
         */
        Id: number;
        Import: {
            id: components["schemas"]["Id"];
            /** @example Gemeindeliste.csv */
            filename: string;
            /**
             * @description `checked`: nothing has happened yet; `stopped`: whoever ran it ceased to be an admin meanwhile, and so their invitations ended
             * @enum {string}
             */
            state: "checked" | "running" | "done" | "stopped" | "undone";
            columns: {
                /** @example E-Mail */
                header: string;
                /** @description What stands in it, until the import has run */
                samples: string[];
                field: components["schemas"]["ImportField"];
            }[];
            /**
             * @description How `3/4/1990` is read. `1990-04-03` and `3.4.1990` are read alike in both
             * @enum {string}
             */
            date_order: "day_first" | "month_first";
            /** @example 3 */
            row_count: number;
            /** @description Rows by their result */
            counts: {
                /** @example 3 */
                new: number;
                /** @example 3 */
                member: number;
                /** @example 3 */
                invited: number;
                /** @example 3 */
                invalid: number;
                /** @example 3 */
                twice: number;
                /** @example 3 */
                no_place: number;
                /** @example 3 */
                added: number;
            };
            /**
             * @description In percent
             * @example 3
             */
            progress: number;
            sends_invitations: boolean;
            /**
             * @description Invitations whose e-mail waits for an admin
             * @example 3
             */
            unsent_count: number;
            /**
             * @description Invitations that were accepted
             * @example 3
             */
            accepted_count: number;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            started_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            ended_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            undo_until: string | null;
        };
        /**
         * @description What a column is: `none` is left out. Where several are the same, the first that holds something counts
         * @enum {string}
         */
        ImportField: "name" | "first_name" | "last_name" | "email" | "phone" | "birthday" | "role" | "none";
        ImportList: {
            data: components["schemas"]["Import"][];
            meta: components["schemas"]["ListMeta"];
        };
        ImportRow: {
            /**
             * @description As the spreadsheet counts its rows
             * @example 3
             */
            line: number;
            /** @example Grace Miller */
            name: string | null;
            /** @example grace@example.org */
            email: string | null;
            /** @example +49 170 1234567 */
            phone: string | null;
            /** @example 1990-05-17 */
            birthday: string | null;
            /** @example member */
            role: string | null;
            result: components["schemas"]["RowResult"];
            /** @example 3 */
            same_as: number | null;
            problems: {
                /** @example email */
                field: string;
                /** @example email */
                code: string;
                /** @example The field “email” must be an e-mail address. */
                message: string;
            }[];
        };
        ImportRowList: {
            data: components["schemas"]["ImportRow"][];
            meta: components["schemas"]["ListMeta"];
        };
        Invitation: {
            id: components["schemas"]["Id"];
            /** @example guest@example.org */
            email: string;
            role: components["schemas"]["OrganizationRole"];
            state: components["schemas"]["InvitationState"];
            delivery: components["schemas"]["InvitationDelivery"];
            /**
             * Format: date-time
             * @description When a mail server took its newest e-mail, or it was put off because the mailbox got many
             * @example 2026-03-01T09:30:00.123456Z
             */
            sent_at: string | null;
            /** @description When somebody invited them last */
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            accepted_at: string | null;
        };
        /**
         * @description What became of its newest e-mail; `held`: that of an import which no admin has sent yet. Whether it was opened is not followed
         * @enum {string}
         */
        InvitationDelivery: "held" | "on_its_way" | "sent" | "not_delivered";
        InvitationList: {
            data: components["schemas"]["Invitation"][];
            meta: components["schemas"]["ListMeta"];
        };
        /**
         * @description What came of it. Only who is `invited` now is told. `not_again_yet`: they declined in the last 30 days, or were invited three times in them
         * @enum {string}
         */
        InvitationOutcome: "invited" | "already_invited" | "already_member" | "not_again_yet" | "not_in_organization";
        /** @enum {string} */
        InvitationState: "waiting" | "expired" | "accepted";
        InviteIntoGroupBody: {
            /** @description People of the group’s organization */
            user_ids: components["schemas"]["Id"][];
        };
        InviteMemberWithKeyBody: {
            /**
             * Format: email
             * @example grace@example.org
             */
            email: string;
        };
        /**
         * @description What came of it. Only who is `invited` now gets an e-mail. `already_invited`: an invitation to this address waits, or it stands there twice; `invalid`: it is no e-mail address; `too_many`: the organization has sent this mailbox five invitations in the last hour
         * @enum {string}
         */
        InviteOutcome: "invited" | "already_member" | "already_invited" | "invalid" | "too_many";
        JoinGroupBody: {
            /** @example K7QWM2XR */
            joinCode: string;
        };
        JoinRequest: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /** @example May I come? */
            note: string | null;
            status: components["schemas"]["JoinRequestStatus"];
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
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        JoinRequestDone: {
            message: string;
            request: components["schemas"]["JoinRequest"];
        };
        /** @enum {string} */
        JoinRequestStatus: "pending" | "accepted" | "rejected";
        /** @enum {string} */
        JoinType: "open" | "closed";
        JoinedGroup: {
            message: string;
            group_id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
        };
        JournalEntry: {
            id: components["schemas"]["Id"];
            /** @example A quiet morning */
            title: string;
            /** @example I read the psalm twice and stayed with the second verse. */
            content: string;
            /**
             * Format: date
             * @example 2026-03-01
             */
            date: string;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        JournalEntryFeed: {
            data: components["schemas"]["JournalEntry"][];
            meta: components["schemas"]["FeedMeta"];
        };
        Journey: {
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
             * @description The activity with the most minutes in the last 30 days; else the first topic of the survey; else empty
             * @example prayer
             */
            current_focus: string;
            /** @description Of the last 365 days, or `from` and `to`; the newest day first */
            journey_data: {
                id: components["schemas"]["Id"];
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
        JourneyAnswer: {
            data: components["schemas"]["Journey"];
            meta: {
                /** @example eyJhIjoxfQ */
                next_cursor: string | null;
            };
        };
        JourneyChallenge: {
            id: components["schemas"]["Id"];
            /** @example Seven days of thanks */
            title: string;
            /** @example A week of noticing */
            description: string;
            /** @example Write down three things each evening */
            action: string;
            /**
             * @description Days
             * @example 3
             */
            duration: number;
            completed: boolean;
            /** @description False once it is no longer offered; it then stays listed without its texts */
            available: boolean;
        };
        JourneyEntry: {
            id: components["schemas"]["Id"];
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
            created_at: components["schemas"]["Timestamp"];
        };
        JourneyGenerated: {
            /** @constant */
            success: true;
            message: string;
            /** @example 3 */
            training_count: number;
            /** @example 3 */
            challenge_count: number;
            journey: components["schemas"]["GuidedJourney"];
        };
        JourneyNotReady: {
            /** @constant */
            success: false;
            message: string;
            /** @enum {string} */
            code: "survey_missing" | "only_guided_track";
        };
        JourneyProgress: {
            /**
             * @description Mean percentage of the trainings and challenges that were started or assigned
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
        JourneyTraining: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            topic: string;
            completed: boolean;
            /** @description False once it is no longer offered; it then stays listed without its texts */
            available: boolean;
        };
        KeyMade: {
            message: string;
            data: components["schemas"]["ApiKey"];
            /**
             * @description It is shown this once
             * @example dmsk_1_Yk3…
             */
            key: string;
        };
        KeyRefusal: components["schemas"]["ConfirmIdentity"] | components["schemas"]["Refused"];
        /** @enum {string} */
        KeyScope: "groups:read" | "groups:write" | "members:read" | "members:write" | "meetings:read" | "challenges:read" | "trainings:read" | "progress:read";
        /** @description This person leads as many groups as one may. */
        LeaderLimitReached: {
            /** @example This person leads as many groups as one may. */
            message: string;
            /** @constant */
            error_type: "leader_limit_reached";
            leader_id: components["schemas"]["Id"];
            /** @example 3 */
            current_groups: number;
            /** @example 3 */
            max_groups: number;
        };
        /** @description Somebody else must lead the group first. */
        LeaderMustBeReplaced: {
            /** @example Somebody else must lead the group first. */
            message: string;
            /** @constant */
            error_type: "leader_must_be_replaced";
            group_id: components["schemas"]["Id"];
        };
        /** @description This person has not completed the trainings that leaders need. */
        LeaderNotQualified: {
            /** @example This person has not completed the trainings that leaders need. */
            message: string;
            /** @constant */
            error_type: "leader_not_qualified";
            leader_id: components["schemas"]["Id"];
            /** @example https://localhost:8443/trainings?required=1 */
            redirect_url: string;
        };
        /** @description Somebody else must lead the group first. */
        LeadersMustBeReplaced: {
            /** @example Somebody else must lead the group first. */
            message: string;
            /** @constant */
            error_type: "leader_must_be_replaced";
            group_id: components["schemas"]["Id"];
            groups: {
                id: components["schemas"]["Id"];
                /** @example Young adults */
                name: string;
            }[];
        };
        /** @enum {string} */
        LearningTrack: "guided" | "manual";
        Level: {
            /** @example 3 */
            current_level: number;
            /**
             * @description In the reader’s language
             * @example Learner
             */
            title: string;
            /** @example 3 */
            current_xp: number;
            /**
             * @description Gained in this step, since the level was reached
             * @example 3
             */
            xp_into_level: number;
            /**
             * @description The whole step from this level to the next, not what is left of it: that is `next_level_xp` less `current_xp`
             * @example 3
             */
            xp_needed_for_next_level: number;
            /** @example 3 */
            next_level: number;
            /**
             * @description The total XP at which the next level is reached
             * @example 3
             */
            next_level_xp: number;
            /**
             * @description `xp_into_level` of `xp_needed_for_next_level`, rounded down
             * @example 3
             */
            progress_percent: number;
        };
        LikePostBody: {
            /**
             * @deprecated
             * @description `like` when left out; to unlike there is `…/unlike`
             * @default like
             * @enum {string}
             */
            direction: "like" | "unlike";
        };
        Liked: {
            /** @constant */
            status: "success";
            /** @example 3 */
            likes: number;
        };
        ListMeta: {
            /**
             * @description Null, but in a list of more than 4 MB
             * @example eyJhIjoxfQ
             */
            next_cursor: string | null;
        };
        ListedChallenge: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
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
            status: components["schemas"]["ChallengeStatus"];
            visibility: components["schemas"]["ChallengeVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            media: components["schemas"]["ChallengeMedia"] | null;
            badge_info: components["schemas"]["ChallengeBadge"] | null;
            /** @example 3 */
            points_awarded: number | null;
            auto_award: boolean;
            user_progress: components["schemas"]["OwnChallengeProgress"] | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            participants_count: number;
        };
        ListedChallengeFeed: {
            data: components["schemas"]["ListedChallenge"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ListedTraining: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            type: string;
            /** @example First Steps */
            series: string | null;
            topics: string[];
            /** @example https://localhost:8443/media/3f9c.mp3 */
            audio_path: string | null;
            /** @example https://vimeo.com/76979871 */
            video_link: string | null;
            quiz_type: components["schemas"]["QuizType"] | null;
            /** @example 3 */
            max_attempts: number | null;
            visibility: components["schemas"]["TrainingVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            /** @description Whether group leaders must have completed it */
            is_required_for_leadership: boolean;
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
            /** @description Whether it is assigned to me */
            is_assigned: boolean;
            /**
             * @description The day by which I should complete it
             * @example 2026-03-01
             */
            due_date: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @example <p>Prayer is talking with God.</p> */
            content: string;
            quiz_data: {
                questions: components["schemas"]["AskedQuestion"][];
            } | null;
            /**
             * @description Send it with the answers: they are then compared with the questions that were read, even if these were edited meanwhile
             * @example 3
             */
            quiz_version: number | null;
            modules: components["schemas"]["TrainingModule"][];
            /** @description False for what other churches offer to everyone, until I have started or hearted it, or it was assigned to me: its `content`, `modules` and `quiz_data` are then left out of this list, and `GET /qualifications/{qualification}` has them */
            has_texts: boolean;
        };
        ListedTrainingFeed: {
            data: components["schemas"]["ListedTraining"][];
            meta: components["schemas"]["FeedMeta"];
        };
        LogJourneyEntryBody: {
            /**
             * @description Stored in lower case. Known: prayer, study, service, fellowship, worship, fasting, giving, evangelism, meditation, rest. Others are accepted too.
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
        ManyInvited: {
            message: string;
            /** @description One for each address, in the order of the request */
            results: {
                result: components["schemas"]["InviteOutcome"];
                /**
                 * Format: int64
                 * @example 42
                 */
                invitation_id: number | null;
            }[];
        };
        MapImportColumnsBody: {
            /**
             * @description One for each column, in their order
             * @example [
             *       "name",
             *       "email",
             *       "none"
             *     ]
             */
            fields: components["schemas"]["ImportField"][];
            /**
             * @description How `3/4/1990` is read. `1990-04-03` and `3.4.1990` are read alike in both
             * @enum {string}
             */
            date_order?: "day_first" | "month_first";
        };
        /** @enum {string} */
        MediaType: "audio" | "video" | "pdf";
        Meeting: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["GroupName"];
            /** @example Young Adults */
            title: string;
            /**
             * Format: local-time
             * @description On the wall where they meet: it stays through summer time
             * @example 2026-03-03T19:30
             */
            starts_at: string;
            /** @example Europe/Berlin */
            timezone: string;
            /** @description The moment that this is */
            begins_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            duration_minutes: number;
            /** @example Room 2 */
            location: string | null;
            /** @example https://meet.example.org/young-adults */
            online_url: string | null;
            /** @enum {string} */
            status: "planned" | "cancelled";
            repeats: components["schemas"]["MeetingRepeats"] | null;
            /**
             * @description How many said yes
             * @example 3
             */
            coming_count: number;
            /** @description What the caller answered */
            my_answer: components["schemas"]["Coming"] | null;
            /** @example I bring the bread */
            my_note: string | null;
            /** @description Whether the caller was there, as it was saved; null before that, and for meetings before they joined */
            was_present: boolean | null;
            /**
             * Format: date-time
             * @description When it was saved who came
             * @example 2026-03-01T09:30:00.123456Z
             */
            attendance_at: string | null;
        };
        MeetingAnswer: {
            user: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            };
            coming: components["schemas"]["Coming"];
            /**
             * @description Null for who is no admin of the group
             * @example I bring the bread
             */
            note: string | null;
            answered_at: components["schemas"]["Timestamp"];
        };
        MeetingAnswerList: {
            data: components["schemas"]["MeetingAnswer"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description This meeting is cancelled. */
        MeetingCancelled: {
            /** @example This meeting is cancelled. */
            message: string;
            /** @constant */
            error_type: "meeting_cancelled";
            meeting_id: components["schemas"]["Id"];
        };
        MeetingDetail: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["GroupName"];
            /** @example Young Adults */
            title: string;
            /**
             * Format: local-time
             * @description On the wall where they meet: it stays through summer time
             * @example 2026-03-03T19:30
             */
            starts_at: string;
            /** @example Europe/Berlin */
            timezone: string;
            /** @description The moment that this is */
            begins_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            duration_minutes: number;
            /** @example Room 2 */
            location: string | null;
            /** @example https://meet.example.org/young-adults */
            online_url: string | null;
            /** @enum {string} */
            status: "planned" | "cancelled";
            repeats: components["schemas"]["MeetingRepeats"] | null;
            /**
             * @description How many said yes
             * @example 3
             */
            coming_count: number;
            /** @description What the caller answered */
            my_answer: components["schemas"]["Coming"] | null;
            /** @example I bring the bread */
            my_note: string | null;
            /** @description Whether the caller was there, as it was saved; null before that, and for meetings before they joined */
            was_present: boolean | null;
            /**
             * Format: date-time
             * @description When it was saved who came
             * @example 2026-03-01T09:30:00.123456Z
             */
            attendance_at: string | null;
            /** @example Romans 8, then dinner */
            agenda: string | null;
        };
        MeetingFeed: {
            data: components["schemas"]["Meeting"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @description This meeting has not begun yet. */
        MeetingNotBegun: {
            /** @example This meeting has not begun yet. */
            message: string;
            /** @constant */
            error_type: "meeting_not_begun";
            meeting_id: components["schemas"]["Id"];
            begins_at: components["schemas"]["Timestamp"];
        };
        /** @description This meeting is over. */
        MeetingOver: {
            /** @example This meeting is over. */
            message: string;
            /** @constant */
            error_type: "meeting_over";
            meeting_id: components["schemas"]["Id"];
        };
        /**
         * @example {
         *       "every": "week",
         *       "until": "2026-12-31"
         *     }
         */
        MeetingRepeats: {
            /**
             * @description `month_weekday`: the second Tuesday of each month, say
             * @enum {string}
             */
            every: "week" | "two_weeks" | "month" | "month_weekday";
            /**
             * Format: date
             * @description The last day on which it may take place, two years after the first at most
             * @example 2026-03-01
             */
            until: string;
        };
        /** @description Everybody in the organization belongs to this group. */
        MembershipIsAutomatic: {
            /** @example Everybody in the organization belongs to this group. */
            message: string;
            /** @constant */
            error_type: "membership_is_automatic";
            group_id: components["schemas"]["Id"];
        };
        /** @description Mentors here have completed the trainings that leaders need. */
        MentorNotQualified: {
            /** @example Mentors here have completed the trainings that leaders need. */
            message: string;
            /** @constant */
            error_type: "mentor_not_qualified";
        };
        MergeBody: {
            /**
             * @description Of the other account
             * @example grace@example.com
             */
            email: string;
            /**
             * @description Of the other account
             * @example correct horse battery
             */
            password: string;
            /**
             * @description Of the account that is signed in, which stays
             * @example another good horse
             */
            current_password: string;
        };
        /** @description A sentence for people */
        Message: {
            message: string;
        };
        MySecondFactorBody: {
            /**
             * @description Of the app (six digits, each once), or one of recovery
             * @example 492039
             */
            code: string;
            /**
             * @description Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`
             * @example correct horse battery
             */
            current_password?: string | null;
        };
        NamedPerson: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /**
             * Format: uri
             * @description Their picture, or their initials on a colour
             * @example https://localhost:8443/media/3f9c.png
             */
            avatar: string;
        };
        NamedPicture: {
            /** @description As `POST /groups/{group}/pictures` gave it: one’s own, and in no other post */
            picture_id: components["schemas"]["Id"];
            /** @description What can be seen, for those who don’t see it */
            alt?: string | null;
        };
        NextMeeting: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            title: string;
            /**
             * @description On the wall where they meet
             * @example 2026-03-03T19:30
             */
            starts_at: string;
            /** @example Europe/Berlin */
            timezone: string;
            begins_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @example Room 2 */
            location: string | null;
        };
        /** @description This post asks for no prayer. */
        NoPrayerRequest: {
            /** @example This post asks for no prayer. */
            message: string;
            /** @constant */
            error_type: "not_a_prayer_request";
        };
        /** @description This training has no quiz. */
        NoQuiz: {
            /** @example This training has no quiz. */
            message: string;
            /** @constant */
            error_type: "no_quiz";
        };
        /** @description This prayer request is for the whole church. */
        NotForCareTeam: {
            /** @example This prayer request is for the whole church. */
            message: string;
            /** @constant */
            error_type: "request_not_for_care_team";
        };
        /** @description Please start this first. */
        NotStarted: {
            /** @example Please start this first. */
            message: string;
            /** @constant */
            error_type: "not_started";
        };
        /** @description `{status, message, code}` to members who did not write it */
        NotYourComment: {
            /** @constant */
            status: "error";
            message: string;
            /**
             * @description What to branch on: it never changes with the language
             * @example service_busy
             */
            code: string;
        } | components["schemas"]["Refused"];
        Notification: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["NotificationKind"];
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
             * @description The page of the web app about it, below the app’s address. A push has it in its `data`, an e-mail as its link.
             * @example /groups/2/posts/17
             */
            path: string;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            read_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        NotificationChannel: "email" | "push";
        /** @enum {string} */
        NotificationKind: "join_request_accepted" | "join_request_rejected" | "group_leader_named" | "group_leader_stepped_down" | "group_seat_given" | "group_invitation" | "organization_admin_added" | "account_cared_for" | "meeting_cancelled" | "meeting_changed" | "meeting_soon" | "prayer_request_approved" | "prayer_request_reviewed" | "organization_news" | "group_news" | "join_request_received" | "prayer_request_received" | "report_received" | "still_waiting" | "member_joined" | "import_ended" | "group_member_joined" | "badge_earned" | "level_reached" | "prayer_words_proposed" | "prayer_update_reviewed" | "prayed_for_you" | "care_request_waiting" | "comment_on_post" | "pair_asked" | "pair_began" | "pair_declined" | "pair_quiet" | "pair_waiting" | "pair_report_received" | "training_assigned" | "training_due" | "time_zone_replaced" | "webhook_switched_off" | "export_ready";
        NotificationPreferences: {
            preferences: {
                kind: components["schemas"]["NotificationKind"];
                /** @example Prayer requests that are shared */
                label: string;
                channel: components["schemas"]["NotificationChannel"];
                enabled: boolean;
            }[];
            /** @description Null: pushes and e-mails come at any time */
            quiet_hours: components["schemas"]["QuietHours"] | null;
        };
        Notifications: {
            data: components["schemas"]["Notification"][];
            meta: components["schemas"]["FeedMeta"];
            /** @example 3 */
            unread_count: number;
        };
        OfferedBadges: {
            /** @constant */
            success: true;
            badges: components["schemas"]["Badge"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description Who offers what is of visibility `everyone`; null for everything else */
        Offering: {
            id: components["schemas"]["Id"];
            /** @example Grace Chapel */
            name: string;
        } | null;
        OnboardingCounts: {
            /** @example 3 */
            total: number;
            /** @example 3 */
            started: number;
            /** @example 3 */
            completed: number;
        };
        OnboardingProgress: {
            learning_track: components["schemas"]["LearningTrack"] | null;
            xp: components["schemas"]["Xp"];
            level: components["schemas"]["Level"];
            trainings: components["schemas"]["OnboardingCounts"];
            challenges: components["schemas"]["OnboardingCounts"];
            /** @example 3 */
            percent_completed: number;
        };
        OnboardingStatus: {
            /** @description Whether something is left to do: the survey, or on the guided track the journey */
            onboarding: boolean;
            survey_completed: boolean;
            learning_track: components["schemas"]["LearningTrack"] | null;
            has_guided_journey: boolean;
            /** @description The questions of the survey, in the reader’s language */
            survey_prompts: {
                /** @example Which topics matter most to you now? Name up to six. */
                focus_topics: string;
                /** @example How do you learn best? */
                learning_style: string;
                /** @example What would you like to be different at its end? */
                outcome: string;
                /** @example Why do you want to begin this journey? */
                purpose: string;
                /** @example How much time can you give each week? */
                weekly_commitment: string;
            };
            survey_answers: components["schemas"]["SurveyAnswers"] | null;
        };
        OnboardingTotals: {
            /** @example 3 */
            training_total: number;
            /** @example 3 */
            training_completed: number;
            /** @example 3 */
            challenge_total: number;
            /** @example 3 */
            challenge_completed: number;
            /** @example 3 */
            items_completed: number;
            /** @example 3 */
            items_total: number;
        };
        Organization: {
            id: components["schemas"]["Id"];
            /** @example Grace Chapel */
            name: string;
            /** @example Europe/Berlin */
            timezone: string;
            /**
             * @description The language of its people who have chosen none
             * @example de-AT
             */
            locale: string | null;
            /** @description Whether group leaders must have completed the required trainings */
            enforce_leader_qualifications: boolean;
            reveal_quiz_answers: components["schemas"]["RevealQuizAnswers"];
            admits_by_code: components["schemas"]["AdmitsByCode"];
            /** @description Under which its people ask for prayer, in this order */
            prayer_categories: string[];
            /**
             * @description After so many days a shared prayer request stands at the end of the wall, unless its author renews it; null for never
             * @example 3
             */
            prayer_days: number | null;
            pair_agreement: components["schemas"]["PairAgreement"];
            /** @description Whether mentors must have completed the trainings that leaders need */
            mentors_need_trainings: boolean;
            /**
             * @description Of its colour in the web app; null for the app’s own
             * @example 168
             */
            hue: number | null;
            /**
             * Format: uri
             * @description Its logo, as a WebP of at most 512 × 512 pixels
             * @example https://localhost:8443/media/3f9c.png
             */
            logo_url: string | null;
            /** @description The caller’s role in it */
            role: components["schemas"]["OrganizationRole"];
            created_at: components["schemas"]["Timestamp"];
        };
        OrganizationMember: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
            /**
             * Format: uri
             * @description Their picture, or their initials on a colour
             * @example https://localhost:8443/media/3f9c.png
             */
            avatar: string;
            /**
             * @description Where they show it to the reader
             * @example +49 170 1234567
             */
            phone: string | null;
            /**
             * @description The month and the day, `MM-DD`, where they show it to the reader; never the year
             * @example 05-17
             */
            birthday: string | null;
            role: components["schemas"]["OrganizationRole"];
            joined_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        OrganizationRole: "member" | "leadership" | "admin";
        OwnBadge: {
            id: components["schemas"]["Id"];
            /** @example Faithful in prayer */
            name: string;
            /** @example For thirty days of prayer */
            description: string;
            /** @example star */
            icon: string;
            /** @example 3 */
            points_required: number;
            organization_id: components["schemas"]["Id"];
            awarded_at: components["schemas"]["Timestamp"];
        };
        OwnBadgeList: {
            data: components["schemas"]["OwnBadge"][];
            meta: components["schemas"]["ListMeta"];
        };
        OwnChallengeProgress: {
            status: components["schemas"]["ChallengeProgressStatus"];
            started_at: components["schemas"]["Timestamp"];
        };
        OwnGroup: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example K7QWM2XR */
            code: string;
            /** @example We read the gospels together. */
            purpose: string;
            organization_id: components["schemas"]["Id"];
            group_type: components["schemas"]["GroupType"];
            join_type: components["schemas"]["JoinType"];
            /** @example Bible study */
            type: string | null;
            status: components["schemas"]["GroupStatus"];
            posting: components["schemas"]["Posting"];
            /** @example 3 */
            member_count: number;
            /** @description Whom to ask about the group: its leader, else its first admin, else the organization’s first admin. Not the role `leadership` */
            leadership: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description What others have written in it since the caller read it (`POST /groups/{group}/read`), but for people whom they have blocked; 99 stands for so many or more
             * @example 3
             */
            unread_count: number;
            /** @description Whether the caller hears nothing of what is written in it */
            is_muted: boolean;
            /** @description For its members; null for others */
            next_meeting: components["schemas"]["NextMeeting"] | null;
        };
        OwnGroupInvitation: {
            id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            group: {
                id: components["schemas"]["Id"];
                /** @example Young Adults */
                name: string;
                /** @example We read the gospels together. */
                purpose: string;
                organization_id: components["schemas"]["Id"];
                join_type: components["schemas"]["JoinType"];
                status: components["schemas"]["GroupStatus"];
                /** @example 3 */
                member_count: number;
                is_full: boolean;
            };
        };
        OwnGroupInvitationList: {
            data: components["schemas"]["OwnGroupInvitation"][];
            meta: components["schemas"]["ListMeta"];
        };
        OwnGroupList: {
            data: components["schemas"]["OwnGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        OwnJoinRequest: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /** @example May I come? */
            note: string | null;
            status: components["schemas"]["JoinRequestStatus"];
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
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            group: components["schemas"]["GroupName"];
        };
        OwnJoinRequestList: {
            data: components["schemas"]["OwnJoinRequest"][];
            meta: components["schemas"]["ListMeta"];
        };
        OwnPrayerRequest: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description 0 to the care team where the request is anonymous
             * @example 42
             */
            user_id: number;
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            anonymous: boolean;
            visibility: components["schemas"]["PrayerVisibility"];
            /**
             * @description Of the organization’s `prayer_categories` when it was chosen
             * @example Health
             */
            category: string | null;
            urgent: boolean;
            /**
             * @description Which words these are: each change of its author makes another
             * @example 3
             */
            revision: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @description Of one that is shared, as on its post, and of one that the care team has taken: `resolved` once its author said that it was answered. Else null */
            prayer_status: components["schemas"]["PrayerStatus"] | null;
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
            /** @example Please leave out the name of your colleague. */
            rejection_reason: string | null;
            /**
             * Format: int64
             * @description The post that it became; null again once that is deleted
             * @example 42
             */
            group_post_id: number | null;
            /** @description Since when these words wait, or waited: a change goes to the end of the line */
            waiting_since: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            reviewer: {
                id: components["schemas"]["Id"];
                /** @example Lea Leader */
                name: string;
            } | null;
            proposal: components["schemas"]["PrayerProposal"] | null;
            /** @description What I wrote about it later, the oldest first */
            updates: components["schemas"]["OwnPrayerUpdate"][];
            /**
             * @description How often somebody prayed, as on its post; 0 while there is none
             * @example 3
             */
            prayed_count: number;
            /** @description Whether it stands at the end of the wall until I renew it */
            is_resting: boolean;
        };
        OwnPrayerUpdate: {
            id: components["schemas"]["Id"];
            /** @example The operation went well. I can walk again. */
            text: string;
            answered: boolean;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /**
             * Format: date
             * @description On which day it was shared
             * @example 2026-03-01
             */
            day: string | null;
            /** @example Please leave out the name of the doctor. */
            rejection_reason: string | null;
        };
        PageLink: {
            /** @example https://localhost:8443/api/list?page=2 */
            url: string | null;
            /** @example 2 */
            label: string;
            active: boolean;
        };
        PaginatedBrowsedChallenge: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["BrowsedChallenge"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedBrowsedTraining: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["BrowsedTraining"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedOrganizationMember: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["OrganizationMember"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedPendingPrayerRequest: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["PendingPrayerRequest"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedProgramMember: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["ProgramMember"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedProgramTrainingProgress: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["ProgramTrainingProgress"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        PaginatedTrainingFacts: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["TrainingFacts"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
        Pair: {
            id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
            status: components["schemas"]["PairStatus"];
            mentor: components["schemas"]["NamedPerson"];
            mentee: components["schemas"]["NamedPerson"];
            /** @description The caller’s own */
            my_role: components["schemas"]["PairRole"];
            /** @description Whether the caller asked, and not the other */
            asked_by_me: boolean;
            /** @description Whether nothing can be shared now, because the account of one of the two is suspended */
            is_resting: boolean;
            /** @description When it was asked */
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            began_at: string | null;
            /**
             * Format: date-time
             * @description When something was shared last, or when they began
             * @example 2026-03-01T09:30:00.123456Z
             */
            active_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            ended_at: string | null;
        };
        /**
         * @description To which pairs an admin must agree before two walk one to one: `every_pair` (the default), or `minors`, those in which somebody is under 18 or has given no birthday; to these in any case
         * @enum {string}
         */
        PairAgreement: "every_pair" | "minors";
        PairFeed: {
            data: components["schemas"]["Pair"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @description Nothing can be shared here now: both must have agreed, and an admin where one must, and nobody have ended it. */
        PairNotActive: {
            /** @example Nothing can be shared here now: both must have agreed, and an admin where one must, and nobody have ended it. */
            message: string;
            /** @constant */
            error_type: "pair_not_active";
            pair_id: components["schemas"]["Id"];
        };
        PairNote: {
            id: components["schemas"]["Id"];
            /** @example We talked about forgiveness. */
            text: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            edited_at: string | null;
            /** @description Whether the caller wrote it, and not the other */
            is_mine: boolean;
        };
        PairNoteBody: {
            /** @example We talked about forgiveness. */
            text: string;
        };
        PairNoteFeed: {
            data: components["schemas"]["PairNote"][];
            meta: components["schemas"]["FeedMeta"];
        };
        PairOfOrganization: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "waiting" | "active";
            mentor: components["schemas"]["NamedPerson"];
            mentee: components["schemas"]["NamedPerson"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            began_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            waiting_since: string | null;
            /** @description Whether somebody of them counts as a minor: under 18, or without a birthday. Null for leaders, who don’t see it */
            includes_minor: boolean | null;
            /** @description Whether the caller is one of the two, and so may not decide about it */
            is_mine: boolean;
        };
        PairOfOrganizationFeed: {
            data: components["schemas"]["PairOfOrganization"][];
            meta: components["schemas"]["FeedMeta"];
        };
        PairReport: {
            id: components["schemas"]["Id"];
            pair_id: components["schemas"]["Id"];
            /** @example I do not feel safe. */
            reason: string;
            status: components["schemas"]["PairReportStatus"];
            created_at: components["schemas"]["Timestamp"];
        };
        /** @enum {string} */
        PairReportStatus: "open" | "resolved";
        PairReportToReview: {
            id: components["schemas"]["Id"];
            pair_id: components["schemas"]["Id"];
            /** @example I do not feel safe. */
            reason: string;
            status: components["schemas"]["PairReportStatus"];
            created_at: components["schemas"]["Timestamp"];
            mentor: components["schemas"]["NamedPerson"];
            mentee: components["schemas"]["NamedPerson"];
            /** @description Who of the two sent it */
            reported_by: components["schemas"]["Id"];
            /** @description Copies of the notes that they chose, as they were when it was sent */
            notes: {
                /** @description Who of the two wrote it */
                written_by: components["schemas"]["Id"];
                /** @example Don’t tell anybody. */
                text: string;
                written_at: components["schemas"]["Timestamp"];
            }[];
            /**
             * Format: int64
             * @example 42
             */
            resolved_by: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            resolved_at: string | null;
        };
        PairReportToReviewFeed: {
            data: components["schemas"]["PairReportToReview"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @description This rests now. What was shared can still be read. */
        PairRests: {
            /** @example This rests now. What was shared can still be read. */
            message: string;
            /** @constant */
            error_type: "pair_rests";
            pair_id: components["schemas"]["Id"];
        };
        /** @enum {string} */
        PairRole: "mentor" | "mentee";
        /**
         * @description `asked`: one of the two is to answer; `waiting`: both agreed, and an admin is to agree; `active`; `ended`
         * @enum {string}
         */
        PairStatus: "asked" | "waiting" | "active" | "ended";
        PairStep: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "sentence" | "meeting" | "training" | "challenge";
            /** @example Read Psalm 23 every morning */
            text: string | null;
            training: {
                id: components["schemas"]["Id"];
                /** @example Foundations */
                title: string;
            } | null;
            challenge: {
                id: components["schemas"]["Id"];
                /** @example Seven days of thanks */
                name: string;
            } | null;
            /**
             * Format: date
             * @example 2026-03-01
             */
            day: string | null;
            /**
             * Format: int64
             * @description Who of the two added it
             * @example 42
             */
            added_by: number | null;
            /**
             * Format: int64
             * @description Who of the two ticked it; null where it is not, or their account is gone
             * @example 42
             */
            ticked_by: number | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            ticked_at: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        PairStepList: {
            data: components["schemas"]["PairStep"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description You two have this already: please look there. */
        PairThere: {
            /** @example You two have this already: please look there. */
            message: string;
            /** @constant */
            error_type: "pair_there";
            pair_id: components["schemas"]["Id"];
        };
        PendingGroupInvitation: {
            id: components["schemas"]["Id"];
            user: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            };
            created_at: components["schemas"]["Timestamp"];
        };
        PendingGroupInvitationList: {
            data: components["schemas"]["PendingGroupInvitation"][];
            meta: components["schemas"]["ListMeta"];
        };
        PendingJoinRequest: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /** @example May I come? */
            note: string | null;
            status: components["schemas"]["JoinRequestStatus"];
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
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Person"];
        };
        PendingPrayerRequest: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description 0 to the care team where the request is anonymous
             * @example 42
             */
            user_id: number;
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            anonymous: boolean;
            visibility: components["schemas"]["PrayerVisibility"];
            /**
             * @description Of the organization’s `prayer_categories` when it was chosen
             * @example Health
             */
            category: string | null;
            urgent: boolean;
            /**
             * @description Which words these are: each change of its author makes another
             * @example 3
             */
            revision: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @description Of one that is shared, as on its post, and of one that the care team has taken: `resolved` once its author said that it was answered. Else null */
            prayer_status: components["schemas"]["PrayerStatus"] | null;
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
            /** @example Please leave out the name of your colleague. */
            rejection_reason: string | null;
            /**
             * Format: int64
             * @description The post that it became; null again once that is deleted
             * @example 42
             */
            group_post_id: number | null;
            /** @description Since when these words wait, or waited: a change goes to the end of the line */
            waiting_since: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Asker"];
            proposal: components["schemas"]["PrayerProposal"] | null;
        };
        PendingPrayerUpdate: {
            id: components["schemas"]["Id"];
            /** @example The operation went well. I can walk again. */
            text: string;
            answered: boolean;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /**
             * Format: date
             * @description On which day it was shared
             * @example 2026-03-01
             */
            day: string | null;
            /** @example Please leave out the name of the doctor. */
            rejection_reason: string | null;
            organization_id: components["schemas"]["Id"];
            created_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Asker"];
            request: {
                id: components["schemas"]["Id"];
                /** @example Strength for my surgery */
                title: string;
                anonymous: boolean;
            };
        };
        PendingPrayerUpdateFeed: {
            data: components["schemas"]["PendingPrayerUpdate"][];
            meta: components["schemas"]["FeedMeta"];
        };
        PeopleGoneQuiet: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["GoneQuiet"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
            /** @description How many people each `reason` finds */
            counts: {
                /** @example 3 */
                all: number;
                /** @example 3 */
                not_seen: number;
                /** @example 3 */
                challenge_stalled: number;
                /** @example 3 */
                training_stalled: number;
                /** @example 3 */
                request_waiting: number;
                /** @example 3 */
                invitation_waiting: number;
            };
        };
        PeopleInvited: {
            message: string;
            results: {
                user_id: components["schemas"]["Id"];
                result: components["schemas"]["InvitationOutcome"];
            }[];
        };
        Person: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
        };
        PersonalExport: {
            /** @enum {string} */
            status: "pending" | "running" | "ready" | "failed";
            /**
             * @description Percent
             * @example 3
             */
            progress: number;
            requested_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            expires_at: string | null;
        };
        PictureFile: {
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
            /** @example 3 */
            width: number;
            /** @example 3 */
            height: number;
        };
        PlanMeetingBody: {
            /**
             * @description The group’s name, when left out
             * @example Summer party
             */
            title?: string | null;
            /**
             * Format: local-time
             * @description On the wall where they meet: it stays through summer time
             * @example 2026-03-03T19:30
             */
            starts_at: string;
            /**
             * @description The organization’s, when left out
             * @example Europe/Berlin
             */
            timezone?: string;
            /** @default 90 */
            duration_minutes: number;
            /** @example Room 2 */
            location?: string | null;
            /**
             * Format: uri
             * @description https
             * @example https://meet.example.org/young-adults
             */
            online_url?: string | null;
            agenda?: string | null;
            repeats?: components["schemas"]["MeetingRepeats"] | null;
        };
        Planned: {
            message: string;
            data: components["schemas"]["MeetingDetail"];
            /**
             * @description How many were planned: the first is in `data`
             * @example 3
             */
            count: number;
        };
        Post: {
            id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
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
            /** @description Whether it stands above the others of its group */
            is_pinned: boolean;
            /** @example 3 */
            comment_count: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its text was last changed; null where it never was
             * @example 2026-03-01T09:30:00.123456Z
             */
            edited_at: string | null;
            meta: components["schemas"]["PostMeta"];
            /**
             * @description Of a prayer request: how often somebody prayed, each person once a day. Nobody learns who
             * @example 3
             */
            prayed_count?: number;
            /** @description Of a prayer request: whether the caller prayed today, in their own time */
            i_prayed_today?: boolean;
            /** @description Of a prayer request: whether the organization’s `prayer_days` are over and its author has not renewed it. It stands at the end */
            is_resting?: boolean;
            /** @description Of a prayer request: what its author wrote about it later, the oldest first */
            updates?: components["schemas"]["PrayerUpdateShown"][];
            user: components["schemas"]["Author"];
            /** @description Up to four */
            pictures: components["schemas"]["PostPicture"][];
            /** @description The newest 200, the oldest of them first; the others are at `GET /groups/{group}/post/{post_id}/comments`. All posts of one answer hold 3,000 at most: in a list, posts after that carry their newest 10 */
            comments: components["schemas"]["Comment"][];
        };
        PostMeta: {
            is_prayer_request: boolean;
            prayer_request_status?: components["schemas"]["PrayerStatus"];
            anonymous?: boolean;
        };
        PostPicture: {
            id: components["schemas"]["Id"];
            /** @example Twelve people around a long table */
            alt: string;
            /**
             * @description Of the widest, in pixels: what a page leaves free for it
             * @example 3
             */
            width: number;
            /** @example 3 */
            height: number;
            /** @description The same picture as WebP in up to three widths, the narrowest first */
            files: components["schemas"]["PictureFile"][];
        };
        PostSummary: {
            id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
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
            /** @description Whether it stands above the others of its group */
            is_pinned: boolean;
            /** @example 3 */
            comment_count: number;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @description When its text was last changed; null where it never was
             * @example 2026-03-01T09:30:00.123456Z
             */
            edited_at: string | null;
            meta: components["schemas"]["PostMeta"];
            /**
             * @description Of a prayer request: how often somebody prayed, each person once a day. Nobody learns who
             * @example 3
             */
            prayed_count?: number;
            /** @description Of a prayer request: whether the caller prayed today, in their own time */
            i_prayed_today?: boolean;
            /** @description Of a prayer request: whether the organization’s `prayer_days` are over and its author has not renewed it. It stands at the end */
            is_resting?: boolean;
            /** @description Of a prayer request: what its author wrote about it later, the oldest first */
            updates?: components["schemas"]["PrayerUpdateShown"][];
            user: components["schemas"]["Author"];
            /** @description Up to four */
            pictures: components["schemas"]["PostPicture"][];
        };
        /**
         * @description Who writes posts in it: all its members, or its leader and admins alone. Everybody comments and likes
         * @enum {string}
         */
        Posting: "everyone" | "leaders";
        Prayed: {
            message: string;
            /** @example 3 */
            prayed_count: number;
            /** @constant */
            i_prayed_today: true;
        };
        /** @description Other words that a leader or admin suggests. They count only once its author takes them */
        PrayerProposal: {
            id: components["schemas"]["Id"];
            /** @example Strength for a surgery */
            title: string;
            /** @example On Thursday I will have an operation. */
            request_text: string;
            /** @example I left out the name of the hospital. */
            note: string | null;
            /** @description Whether its author keeps their own words */
            declined: boolean;
            by: {
                id: components["schemas"]["Id"];
                /** @example Lea Leader */
                name: string;
            } | null;
        };
        PrayerRequest: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /**
             * Format: int64
             * @description 0 to the care team where the request is anonymous
             * @example 42
             */
            user_id: number;
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            anonymous: boolean;
            visibility: components["schemas"]["PrayerVisibility"];
            /**
             * @description Of the organization’s `prayer_categories` when it was chosen
             * @example Health
             */
            category: string | null;
            urgent: boolean;
            /**
             * @description Which words these are: each change of its author makes another
             * @example 3
             */
            revision: number;
            /** @enum {string} */
            status: "pending" | "approved" | "rejected";
            /** @description Of one that is shared, as on its post, and of one that the care team has taken: `resolved` once its author said that it was answered. Else null */
            prayer_status: components["schemas"]["PrayerStatus"] | null;
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
            /** @example Please leave out the name of your colleague. */
            rejection_reason: string | null;
            /**
             * Format: int64
             * @description The post that it became; null again once that is deleted
             * @example 42
             */
            group_post_id: number | null;
            /** @description Since when these words wait, or waited: a change goes to the end of the line */
            waiting_since: components["schemas"]["Timestamp"];
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        /** @description This request has been decided already. */
        PrayerRequestAlreadyReviewed: {
            /** @example This request has been decided already. */
            message: string;
            /** @constant */
            error_type: "request_already_reviewed";
            /** @enum {string} */
            status: "approved" | "rejected";
        };
        PrayerRequestApproved: {
            message: string;
            /** @description Null when it was approved before and the post has been deleted since, and when it went to the care team */
            post: components["schemas"]["Post"] | null;
        };
        PrayerRequestDone: {
            message: string;
            request: components["schemas"]["PrayerRequest"];
        };
        /** @enum {string} */
        PrayerStatus: "active" | "resolved";
        PrayerUpdateDone: {
            message: string;
            update: components["schemas"]["OwnPrayerUpdate"];
        };
        PrayerUpdateShown: {
            /** @example The operation went well. I can walk again. */
            text: string;
            /** @description Whether its author says with it that the prayer was answered */
            answered: boolean;
            /**
             * Format: date
             * @description On which day it was shared
             * @example 2026-03-01
             */
            day: string;
        };
        /**
         * @description `church`: once it is approved, everybody in the organization reads it; `care_team`: it never becomes a post, and only the care team, leaders and admins read it
         * @enum {string}
         */
        PrayerVisibility: "church" | "care_team";
        PrivatePairNote: {
            id: components["schemas"]["Id"];
            /** @example We talked about forgiveness. */
            text: string;
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            edited_at: string | null;
        };
        PrivatePairNoteFeed: {
            data: components["schemas"]["PrivatePairNote"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ProgramChallenge: {
            id: components["schemas"]["Id"];
            /** @example Pray for your street */
            name: string;
            /** @example Seven days, seven houses */
            description: string | null;
            /** @example 3 */
            duration_days: number;
            /** @example 3 */
            points_awarded: number | null;
            /** @example en */
            language: string | null;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProgramChallengeFeed: {
            data: components["schemas"]["ProgramChallenge"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ProgramCompletion: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            challenge_id: components["schemas"]["Id"];
            started_at: components["schemas"]["Timestamp"];
            completed_at: components["schemas"]["Timestamp"];
        };
        ProgramCompletionFeed: {
            data: components["schemas"]["ProgramCompletion"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ProgramGroup: {
            id: components["schemas"]["Id"];
            /** @example Young Adults */
            name: string;
            /** @example We read the gospels together. */
            purpose: string;
            /** @example Bible study */
            type: string | null;
            join_type: components["schemas"]["JoinType"];
            status: components["schemas"]["GroupStatus"];
            /**
             * @description Where it meets; null for keys of web pages, since it may be somebody’s home
             * @example Room 2
             */
            location: string | null;
            /** @example 3 */
            member_count: number;
            /** @description Whether it is active, and no seat is left */
            is_full: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProgramGroupList: {
            data: components["schemas"]["ProgramGroup"][];
            meta: components["schemas"]["ListMeta"];
        };
        ProgramInvitation: {
            id: components["schemas"]["Id"];
            /** @example grace@example.org */
            email: string;
            created_at: components["schemas"]["Timestamp"];
            expires_at: components["schemas"]["Timestamp"];
        };
        ProgramMeeting: {
            id: components["schemas"]["Id"];
            group: components["schemas"]["GroupName"];
            /** @example Young Adults */
            title: string;
            /**
             * Format: local-time
             * @example 2026-03-03T19:30
             */
            starts_at: string;
            /** @example Europe/Berlin */
            timezone: string;
            begins_at: components["schemas"]["Timestamp"];
            ends_at: components["schemas"]["Timestamp"];
            /** @example Room 2 */
            location: string | null;
            /** @enum {string} */
            status: "planned" | "cancelled";
        };
        ProgramMeetingFeed: {
            data: components["schemas"]["ProgramMeeting"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ProgramMember: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
            role: components["schemas"]["OrganizationRole"];
            joined_at: components["schemas"]["Timestamp"];
        };
        ProgramTraining: {
            id: components["schemas"]["Id"];
            /** @example Foundations */
            title: string;
            /** @example Course */
            type: string;
            /** @example First steps */
            series: string | null;
            /** @example en */
            language: string | null;
            is_required_for_leadership: boolean;
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
        };
        ProgramTrainingFeed: {
            data: components["schemas"]["ProgramTraining"][];
            meta: components["schemas"]["FeedMeta"];
        };
        ProgramTrainingProgress: {
            user_id: components["schemas"]["Id"];
            qualifications: {
                qualification_id: components["schemas"]["Id"];
                /** @example 3 */
                progress_percentage: number;
                /** @enum {string} */
                status: "assigned" | "in_progress" | "completed";
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                due_date: string | null;
                /**
                 * Format: date
                 * @example 2026-03-01
                 */
                completed_on: string | null;
            }[];
        };
        ProposePrayerWordsBody: {
            /** @example Strength for my surgery */
            title: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text: string;
            /**
             * @description To the author: why
             * @example I left out the name of the hospital.
             */
            note?: string | null;
            /**
             * @description The `revision` that you have read. An older one is refused (`request_changed`); without one, so is whatever was changed in the last ten minutes
             * @example 1
             */
            revision?: number;
        };
        ProposeQuizBody: {
            /** @default 5 */
            question_count: number | null;
        };
        PushKey: {
            /** @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM */
            public_key: string;
        };
        /** @description By the clock of one’s own time zone, until the next morning where `to` is earlier: what comes meanwhile is held, and sent as one push and one e-mail then */
        QuietHours: {
            /** @example 22:00 */
            from: string;
            /** @example 07:00 */
            to: string;
        };
        /** @enum {string} */
        QuietReason: "not_seen" | "challenge_stalled" | "training_stalled" | "request_waiting" | "invitation_waiting";
        QuizAttempt: {
            id: components["schemas"]["Id"];
            /** @example 66 */
            score: number;
            passed: boolean;
            /** @example 3 */
            correct_answers: number;
            /** @example 3 */
            total_questions: number;
            submitted_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            quiz_version: number;
            results: {
                /** @example 0 */
                question_index: number;
                correct: boolean;
                /**
                 * @description The right answer’s place, where the answer given was wrong
                 * @example 2
                 */
                correct_answer_index?: number;
                /** @example Who led the people of Israel out of Egypt? */
                question: string;
                options: string[];
                /** @example 1 */
                selected_answer_index: number | null;
            }[];
        };
        QuizAttemptFeed: {
            data: components["schemas"]["QuizAttempt"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @description For `multiple_choice` */
        QuizBody: {
            questions: {
                /** @example Who led the people of Israel out of Egypt? */
                question: string;
                /**
                 * @example [
                 *       "Moses",
                 *       "Joshua",
                 *       "David",
                 *       "Solomon"
                 *     ]
                 */
                options: string[];
                correct_answer_index: number;
            }[];
        };
        /** @description Pass the quiz first. */
        QuizNotPassed: {
            /** @example Pass the quiz first. */
            message: string;
            /** @constant */
            error_type: "quiz_not_passed";
            /** @example 3 */
            quiz_score: number | null;
        };
        QuizQuestion: {
            /** @example Who led the people of Israel out of Egypt? */
            question: string;
            /**
             * @example [
             *       "Moses",
             *       "Joshua",
             *       "David",
             *       "Solomon"
             *     ]
             */
            options: string[];
            /**
             * @description Its place among the options, from 0
             * @example 0
             */
            correct_answer_index: number;
        };
        QuizResult: {
            success: boolean;
            /** @example 66 */
            score: number;
            /** @description From 70 percent */
            passed: boolean;
            /** @example 3 */
            correct_answers: number;
            /** @example 3 */
            total_questions: number;
            results: {
                /** @example 0 */
                question_index: number;
                correct: boolean;
                /**
                 * @description The right answer’s place, where the answer given was wrong
                 * @example 2
                 */
                correct_answer_index?: number;
            }[];
        };
        /** @enum {string} */
        QuizType: "completion_consent" | "multiple_choice";
        RateGroupBody: {
            /** @example 5 */
            rating: number;
            /** @example Warm and honest */
            comment?: string | null;
        };
        /** @enum {string} */
        ReasonToStay: "role" | "group_role" | "care_team" | "one_to_one" | "suspended";
        RecoveryCodes: {
            /** @description Each opens once in place of a code of the app. They are shown only here */
            recovery_codes: string[];
        };
        /** @description Why not, as a sentence for people and as a code */
        Refused: {
            message: string;
            /**
             * @description What to branch on: it never changes with the language
             * @example service_busy
             */
            code: string;
        };
        RegisterBody: {
            /** @example Grace Miller */
            name: string;
            /**
             * Format: email
             * @example grace@example.org
             */
            email: string;
            /**
             * @description Must be hard to guess: a zxcvbn score of at least 3, which knows common passwords and the person’s name, address and churches. Any characters; compared in the form NFKC
             * @example correct horse battery
             */
            password: string;
            /** @description Where it is sent, it must equal the password */
            password_confirmation?: string | null;
            /** @description From the invitation’s e-mail; needed without a group’s code */
            invitation_token?: string | null;
            /**
             * @description A group’s code: the account is attached to the group’s organization
             * @example K7QWM2XR
             */
            joinCode?: string | null;
            /**
             * @description BCP 47, kept in its canonical form
             * @example de-AT
             */
            locale?: string | null;
            /** @description For a page of the service’s own: a session in the cookie `__Host-session`, as with `POST /session`, and no token */
            session?: boolean;
        };
        RegisterDeviceBody: {
            platform: components["schemas"]["DevicePlatform"];
            /** @description For a browser: the result of `PushSubscription.toJSON()` */
            subscription?: {
                /**
                 * Format: uri
                 * @example https://push.example.com/send/9f2c
                 */
                endpoint: string;
                keys: {
                    /** @example BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM */
                    p256dh: string;
                    /** @example tBHItJI5svbpez7KI4CCXg */
                    auth: string;
                };
            } | null;
            /** @description For a phone: its registration token for Firebase Cloud Messaging */
            token?: string | null;
        };
        RejectJoinRequestBody: {
            /**
             * @description Goes into the e-mail
             * @example We are full until summer.
             */
            reason?: string | null;
        };
        RejectPrayerRequestBody: {
            /**
             * @description Shown to the author
             * @example Please leave out the name of your colleague.
             */
            rejection_reason?: string | null;
            /**
             * @description The `revision` that you have read. An older one is refused (`request_changed`); without one, so is whatever was changed in the last ten minutes
             * @example 1
             */
            revision?: number;
        };
        RejectPrayerUpdateBody: {
            /**
             * @description Shown to the author
             * @example Please leave out the name of your colleague.
             */
            rejection_reason?: string | null;
        };
        RemindOfTrainingBody: {
            /** @description A person who is named twice counts once */
            user_ids: components["schemas"]["Id"][];
        };
        Reminded: {
            /**
             * @description How many people are told
             * @example 3
             */
            reminded: number;
            /** @description Who is not: it is not assigned to them, they have completed it, their account is suspended, or they were reminded of it within 24 hours */
            not_reminded: {
                user_id: components["schemas"]["Id"];
                /** @enum {string} */
                reason: "not_assigned" | "completed" | "suspended" | "reminded_today";
            }[];
        };
        Report: {
            id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
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
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            resolved_at: string | null;
        };
        ReportBody: {
            /** @example This is advertising. */
            reason: string;
        };
        ReportPairBody: {
            /** @example I do not feel safe. */
            reason: string;
            /**
             * @description Notes that both read, whoever wrote them
             * @example [
             *       42
             *     ]
             */
            note_ids?: components["schemas"]["Id"][];
            /**
             * @description The caller’s own private notes
             * @example [
             *       42
             *     ]
             */
            private_note_ids?: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        ReportStatus: "open" | "removed" | "dismissed";
        ReportToReview: {
            id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
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
            status: components["schemas"]["ReportStatus"];
            created_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            resolved_at: string | null;
            group: components["schemas"]["GroupName"];
            content: {
                /** @example Next Sunday */
                title: string;
                /** @example We meet in the garden. */
                message: string;
                user: components["schemas"]["Author"];
            } | null;
            /**
             * Format: int64
             * @example 42
             */
            resolved_by: number | null;
        };
        ReportToReviewFeed: {
            data: components["schemas"]["ReportToReview"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @description This request has been decided already. */
        RequestAlreadyReviewed: {
            /** @example This request has been decided already. */
            message: string;
            /** @constant */
            error_type: "request_already_reviewed";
            /** @enum {string} */
            status: "accepted" | "rejected";
        };
        /** @description The prayer request has changed since you read it. Please read it again. */
        RequestChanged: {
            /** @example The prayer request has changed since you read it. Please read it again. */
            message: string;
            /** @constant */
            error_type: "request_changed";
            /** @example 3 */
            revision: number;
        };
        RequestDataExportBody: {
            /**
             * @description Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`
             * @example correct horse battery
             */
            current_password?: string | null;
        };
        /** @description Only a prayer request that is shared can be resolved. */
        RequestNotApproved: {
            /** @example Only a prayer request that is shared can be resolved. */
            message: string;
            /** @constant */
            error_type: "request_not_approved";
            /** @enum {string} */
            status: "pending" | "rejected";
        };
        RequestPasswordResetBody: {
            /** @example grace@example.org */
            email: string;
        };
        /** @description You have asked to join this group already. */
        RequestPending: {
            /** @example You have asked to join this group already. */
            message: string;
            /** @constant */
            error_type: "request_pending";
            group_id: components["schemas"]["Id"];
            request_id: components["schemas"]["Id"];
        };
        RequestsDecided: {
            message: string;
            /** @description In the order in which they were sent. `refusal` is what it would have got by itself */
            results: {
                join_request_id: components["schemas"]["Id"];
                /**
                 * @description Null where it was refused
                 * @enum {string|null}
                 */
                status: "accepted" | "rejected" | null;
                /**
                 * Format: int64
                 * @description Somebody else, where they had decided the same before
                 * @example 42
                 */
                reviewed_by: number | null;
                refusal: {
                    message: string;
                    /** @example group_full */
                    code: string;
                } | null;
            }[];
        };
        ResetPasswordBody: {
            /** @example grace@example.org */
            email: string;
            /** @example q1Zx… */
            token: string;
            /**
             * @description Must be hard to guess: a zxcvbn score of at least 3, which knows common passwords and the person’s name, address and churches. Any characters; compared in the form NFKC
             * @example correct horse battery
             */
            password: string;
            /** @description Where it is sent, it must equal the password */
            password_confirmation?: string | null;
        };
        ResolveReportBody: {
            /** @enum {string} */
            action: "remove" | "dismiss";
        };
        /**
         * @description Whether a training’s `quiz_data` contains the right answers: `always` (the default), or `after_passing`: learners get them once they have passed, which makes the quiz a test
         * @enum {string}
         */
        RevealQuizAnswers: "after_passing" | "always";
        /**
         * @description `new`: gets an invitation; `member`: belongs to the organization already; `invited`: has an invitation that is open; `invalid`: `problems` says what is wrong; `twice`: the row `same_as` has the same address; `no_place`: there are 20,000 open invitations; `added`: was invited by this import
         * @enum {string}
         */
        RowResult: "new" | "member" | "invited" | "invalid" | "twice" | "no_place" | "added";
        RunImportBody: {
            /**
             * @description Whether the e-mails go out now; otherwise they wait until an admin sends them
             * @default false
             */
            send_invitations: boolean;
            /**
             * @description What the columns were taken for when the caller looked at it. Where it is something else by now, nothing runs
             * @example [
             *       "name",
             *       "email",
             *       "none"
             *     ]
             */
            fields?: components["schemas"]["ImportField"][];
        };
        SaveMeetingAttendanceBody: {
            /**
             * @description The members who came: who is not in the list did not
             * @example [
             *       7,
             *       12,
             *       31
             *     ]
             */
            present: components["schemas"]["Id"][];
            /**
             * @description How many others came
             * @default 0
             */
            guests: number;
            /**
             * @description For those who see who came
             * @example A good evening
             */
            note?: string | null;
        };
        /**
         * @description `following`: this one and those of its series that come after it
         * @example following
         * @enum {string}
         */
        Scope: "this" | "following";
        /** @description This API key may not do that. */
        ScopeMissing: {
            /** @example This API key may not do that. */
            message: string;
            /** @constant */
            error_type: "scope_missing";
            /** @example groups:read */
            scope: string;
        };
        SecondFactor: {
            /**
             * Format: date-time
             * @description `null` where signing in asks for the password alone
             * @example 2026-03-01T09:30:00.123456Z
             */
            since: string | null;
            /** @example 3 */
            recovery_codes_left: number;
        };
        SecondFactorBegun: {
            /**
             * @description For an app into which it is typed. It is shown only here
             * @example JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            secret: string;
            /**
             * @description The same for a QR code
             * @example otpauth://totp/Grace%20Chapel:grace%40example.org?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP
             */
            address: string;
        };
        /** @description No second factor is set up. */
        SecondFactorIsOff: {
            /** @example No second factor is set up. */
            message: string;
            /** @constant */
            error_type: "second_factor_is_off";
        };
        /** @description A second factor is set up already. */
        SecondFactorIsOn: {
            /** @example A second factor is set up already. */
            message: string;
            /** @constant */
            error_type: "second_factor_is_on";
        };
        /** @description Please enter the code of your authenticator app, or one of your recovery codes. */
        SecondFactorRequired: {
            /** @example Please enter the code of your authenticator app, or one of your recovery codes. */
            message: string;
            /** @constant */
            error_type: "second_factor_required";
            /**
             * @description Goes with the code to `POST /login/second-factor` (or `/session/…`), within ten minutes
             * @example q1Zx…
             */
            challenge: string;
        };
        /** @description This was done already. Its answer holds a secret, which is shown only once. */
        SecretShownOnce: {
            /** @example This was done already. Its answer holds a secret, which is shown only once. */
            message: string;
            /** @constant */
            error_type: "secret_shown_once";
        };
        SendInvitationsAgainBody: {
            /** @description Open ones. Left out, those that wait and were last sent more than a day ago */
            invitation_ids?: components["schemas"]["Id"][];
        };
        SentAgain: {
            message: string;
            results: {
                invitation_id: components["schemas"]["Id"];
                result: components["schemas"]["SentAgainOutcome"];
            }[];
            /** @description Whether more wait that another request may send again */
            has_more: boolean;
        };
        /**
         * @description What came of it. `not_again_yet`: it was sent less than an hour ago; `not_open`: it was accepted or taken back
         * @enum {string}
         */
        SentAgainOutcome: "sent" | "not_again_yet" | "not_open" | "too_many";
        SessionStarted: {
            user: components["schemas"]["Person"];
            /** @description Whether they had seven days to confirm their address and did not: until then all they can do is look after their account */
            must_confirm_email: boolean;
        };
        SetPostLikeBody: {
            post_id: components["schemas"]["Id"];
            /** @enum {string} */
            direction: "like" | "unlike";
        };
        SetUpDone: {
            user: components["schemas"]["Person"];
            /** @description Whether they had seven days to confirm their address and did not: until then all they can do is look after their account */
            must_confirm_email: boolean;
            organization: components["schemas"]["Offering"];
        };
        SetUpFirstOrganizationBody: {
            /**
             * @description From the service’s terminal, or `discipleship setup-code`
             * @example K7QW-M2XR-9D4H-TBVN
             */
            code: string;
            /** @example Grace Chapel */
            organization_name: string;
            /** @example Europe/Berlin */
            timezone: string;
            /**
             * @description BCP 47, kept in its canonical form
             * @example de-AT
             */
            locale?: string | null;
            /** @example Ada Becker */
            name: string;
            /**
             * Format: email
             * @example grace@example.org
             */
            email: string;
            /**
             * @description Must be hard to guess: a zxcvbn score of at least 3, which knows common passwords and the person’s name, address and churches. Any characters; compared in the form NFKC
             * @example correct horse battery
             */
            password: string;
            /** @description Where it is sent, it must equal the password */
            password_confirmation?: string | null;
        };
        SignInBody: {
            /** @example grace@example.org */
            email: string;
            /** @example correct horse battery */
            password: string;
        };
        SignInToken: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "token" | "session";
            /** @example Mozilla/5.0 (Linux; Android 16) */
            device: string | null;
            is_current: boolean;
            created_at: components["schemas"]["Timestamp"];
            last_used_at: components["schemas"]["Timestamp"];
        };
        SignInWithSecondFactorBody: {
            /** @example q1Zx… */
            challenge: string;
            /**
             * @description Of the app (six digits, each once), or one of recovery
             * @example 492039
             */
            code: string;
        };
        SignedIn: {
            user: components["schemas"]["Person"];
            /** @description Whether they had seven days to confirm their address and did not: until then all they can do is look after their account */
            must_confirm_email: boolean;
            /** @example 7|4fJ0c2v… */
            token: string;
        };
        SubmitQuizBody: {
            /** @description For `completion_consent` */
            consent?: boolean | null;
            /**
             * @description For `multiple_choice`; what is left out, or answered with null, counts as wrong
             * @example [
             *       {
             *         "question_index": 0,
             *         "selected_answer_index": 0
             *       }
             *     ]
             */
            answers?: {
                question_index: number;
                selected_answer_index?: number | null;
            }[] | null;
            /** @description The `quiz_version` that was read; an older one is taken for a day after it was replaced */
            quiz_version?: number | null;
        };
        SubmitSurveyBody: {
            /** @example To grow in faith */
            purpose: string;
            /** @example A habit of prayer */
            outcome: string;
            focus_topics: string[];
            /** @example Two hours */
            weekly_commitment: string;
            /** @example Reading and talking */
            learning_style: string;
            learning_track: components["schemas"]["LearningTrack"];
        };
        /** @description This needs an active Pro subscription. */
        SubscriptionRequired: {
            /** @example This needs an active Pro subscription. */
            message: string;
            /** @constant */
            error_type: "subscription_required";
        };
        SurveyAnswers: {
            /** @example To grow in faith */
            purpose: string;
            /** @example A habit of prayer */
            outcome: string;
            focus_topics: string[];
            /** @example Two hours */
            weekly_commitment: string;
            /** @example Reading and talking */
            learning_style: string;
        };
        SurveyTaken: {
            /** @constant */
            success: true;
            message: string;
            learning_track: components["schemas"]["LearningTrack"];
        };
        SuspendedMember: {
            id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            /** @example grace@example.org */
            email: string;
            /**
             * Format: uri
             * @description Their picture, or their initials on a colour
             * @example https://localhost:8443/media/3f9c.png
             */
            avatar: string;
            role: components["schemas"]["OrganizationRole"];
            suspended_at: components["schemas"]["Timestamp"];
        };
        SuspendedMemberList: {
            data: components["schemas"]["SuspendedMember"][];
            meta: components["schemas"]["ListMeta"];
        };
        TakePrayerRequestBody: {
            /**
             * @description The `revision` that you have read. An older one is refused (`request_changed`); without one, so is whatever was changed in the last ten minutes
             * @example 1
             */
            revision?: number;
        };
        /**
         * Format: date-time
         * @example 2026-03-01T09:30:00.123456Z
         */
        Timestamp: string;
        /** @description You have asked many people today. Please go on tomorrow. */
        TooManyAsked: {
            /** @example You have asked many people today. Please go on tomorrow. */
            message: string;
            /** @constant */
            error_type: "too_many_asked";
            /** @example 3 */
            max: number;
        };
        /** @description This group has planned as many meetings as one may. */
        TooManyMeetings: {
            /** @example This group has planned as many meetings as one may. */
            message: string;
            /** @constant */
            error_type: "too_many_meetings";
            group_id: components["schemas"]["Id"];
            /** @example 3 */
            max: number;
        };
        /** @description There is no room for more notes here. Please remove some. */
        TooManyNotes: {
            /** @example There is no room for more notes here. Please remove some. */
            message: string;
            /** @constant */
            error_type: "too_many_notes";
            /** @example 3 */
            max: number;
        };
        /** @description You have as many pairs as there may be. Please end one first. */
        TooManyPairs: {
            /** @example You have as many pairs as there may be. Please end one first. */
            message: string;
            /** @constant */
            error_type: "too_many_pairs";
            /** @example 3 */
            max: number;
        };
        /** @description You have sent much to the admins today. Please call them, or go on tomorrow. */
        TooManyReports: {
            /** @example You have sent much to the admins today. Please call them, or go on tomorrow. */
            message: string;
            /** @constant */
            error_type: "too_many_reports";
            /** @example 3 */
            max: number;
        };
        /** @description There is no room for more steps here. Please remove some. */
        TooManySteps: {
            /** @example There is no room for more steps here. Please remove some. */
            message: string;
            /** @constant */
            error_type: "too_many_steps";
            /** @example 3 */
            max: number;
        };
        /** @description There are as many updates on this prayer request as there may be. */
        TooManyUpdates: {
            /** @example There are as many updates on this prayer request as there may be. */
            message: string;
            /** @constant */
            error_type: "too_many_updates";
            /** @example 3 */
            max_updates: number;
        };
        /** @description Too many files are on their way. Please wait until one has arrived. */
        TooManyUploads: {
            /** @example Too many files are on their way. Please wait until one has arrived. */
            message: string;
            /** @constant */
            error_type: "too_many_uploads";
            /** @example 3 */
            max: number;
        };
        /** @description There are as many webhooks as there may be. Please delete one first. */
        TooManyWebhooks: {
            /** @example There are as many webhooks as there may be. Please delete one first. */
            message: string;
            /** @constant */
            error_type: "too_many_webhooks";
            /** @example 3 */
            max: number;
        };
        Topic: {
            /** @example Foundations */
            topic: string;
            /** @example 3 */
            training_count: number;
        };
        Training: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            type: string;
            /** @example First Steps */
            series: string | null;
            topics: string[];
            /** @example https://localhost:8443/media/3f9c.mp3 */
            audio_path: string | null;
            /** @example https://vimeo.com/76979871 */
            video_link: string | null;
            quiz_type: components["schemas"]["QuizType"] | null;
            /** @example 3 */
            max_attempts: number | null;
            visibility: components["schemas"]["TrainingVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            /** @description Whether group leaders must have completed it */
            is_required_for_leadership: boolean;
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
            /** @description Whether it is assigned to me */
            is_assigned: boolean;
            /**
             * @description The day by which I should complete it
             * @example 2026-03-01
             */
            due_date: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @example <p>Prayer is talking with God.</p> */
            content: string;
            quiz_data: {
                questions: components["schemas"]["AskedQuestion"][];
            } | null;
            /**
             * @description Send it with the answers: they are then compared with the questions that were read, even if these were edited meanwhile
             * @example 3
             */
            quiz_version: number | null;
            modules: components["schemas"]["TrainingModule"][];
        };
        TrainingAssigned: {
            /**
             * @description How many people it is new to
             * @example 3
             */
            assigned: number;
            /**
             * @description How many people had it already; the new date is theirs too
             * @example 3
             */
            already_assigned: number;
        };
        TrainingAssignedToAll: {
            /**
             * @description How many people it is new to
             * @example 3
             */
            assigned: number;
            /**
             * @description How many people had it already; the new date is theirs too
             * @example 3
             */
            already_assigned: number;
            /**
             * @description How many of them have completed it: they are not asked again
             * @example 3
             */
            completed: number;
        };
        TrainingCompleted: {
            qualification_id: components["schemas"]["Id"];
            completed_at: components["schemas"]["Timestamp"];
            /** @example https://localhost:8443/api/qualifications/42/certificate */
            certificate_url: string;
        };
        TrainingFacts: {
            id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            type: string;
            /** @example First Steps */
            series: string | null;
            topics: string[];
            /** @example https://localhost:8443/media/3f9c.mp3 */
            audio_path: string | null;
            /** @example https://vimeo.com/76979871 */
            video_link: string | null;
            quiz_type: components["schemas"]["QuizType"] | null;
            /** @example 3 */
            max_attempts: number | null;
            visibility: components["schemas"]["TrainingVisibility"];
            /**
             * @description Its language (BCP 47); null if none was given
             * @example de-AT
             */
            language: string | null;
            /** @description Whether group leaders must have completed it */
            is_required_for_leadership: boolean;
            organization_id: components["schemas"]["Id"];
            organization: components["schemas"]["Offering"];
            /** @description Whether it is assigned to me */
            is_assigned: boolean;
            /**
             * @description The day by which I should complete it
             * @example 2026-03-01
             */
            due_date: string | null;
            created_at: components["schemas"]["Timestamp"];
            /** @example 3 */
            module_count: number;
        };
        TrainingModule: {
            /** @description The `module_id` of `POST /qualifications/update-progress/{qualification}` */
            id: components["schemas"]["Id"];
            /** @example The Lord’s Prayer */
            title: string;
            /** @example <p>Our Father…</p> */
            content: string;
            /**
             * @description From 1
             * @example 1
             */
            position: number;
            /**
             * @description My progress in it
             * @enum {string}
             */
            status: "not_started" | "in_progress" | "completed";
        };
        TrainingProgress: {
            qualification_id: components["schemas"]["Id"];
            /** @example Learning to Pray */
            title: string;
            /** @example Foundations */
            type: string;
            /** @example First Steps */
            series: string | null;
            /** @example 66 */
            progress_percentage: number;
            /**
             * @description The best of all attempts
             * @example 66
             */
            quiz_score: number | null;
            quiz_passed: boolean;
            completed: boolean;
            started_at: components["schemas"]["Timestamp"];
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            completed_at: string | null;
            has_audio: boolean;
            has_video: boolean;
            quiz_type: components["schemas"]["QuizType"] | null;
        };
        TrainingProgressFeed: {
            data: components["schemas"]["TrainingProgress"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /**
         * @description `everyone`: all users of the service (pictures in its texts that are no uploads of ours become links); `members_only`: the organization’s members; `leadership_only`: its leaders and admins; `assigned_only`: those whom it is assigned to. Leaders and admins see all of their organization’s trainings, and whoever is assigned one sees it.
         * @enum {string}
         */
        TrainingVisibility: "everyone" | "members_only" | "leadership_only" | "assigned_only";
        Unavailable: {
            message: string;
            /**
             * @description What to branch on: it never changes with the language
             * @example service_busy
             */
            code: string;
            /** @example 5c2b8f0e-… */
            request_id: string;
        };
        UpdateBadgeBody: {
            /** @example Faithful in prayer */
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
        UpdateChallengeBody: {
            /** @example Seven days of gratitude */
            name?: string;
            /**
             * @description HTML. What could run, load or disguise is taken out
             * @example <p>Pray daily</p>
             */
            challenge_content?: string;
            /**
             * @description What answers call `challenge_content`, which counts where both are sent
             * @example <p>Pray daily</p>
             */
            content?: string;
            status?: components["schemas"]["ChallengeStatus"];
            /** @description The kind of `media_url`. By default that of the upload, and `video` for any other address. Without `media_url` it changes nothing, save that null takes the media away */
            media_type?: components["schemas"]["MediaType"] | null;
            media?: {
                /** @description What answers call `media_type`, which counts where both are sent */
                type?: components["schemas"]["MediaType"] | null;
                /**
                 * Format: uri
                 * @description What answers call `media_url`, which counts where both are sent
                 * @example https://vimeo.com/1
                 */
                url?: string | null;
            } | null;
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
            /** @description Whether reaching the points gives the badge; true by default */
            auto_award?: boolean;
            description?: string | null;
            action?: string | null;
            /**
             * @description 1 by default
             * @example 7
             */
            duration_days?: number;
            /**
             * @example [
             *       "gratitude"
             *     ]
             */
            topics?: string[] | null;
            /**
             * @description Its language (BCP 47), which search uses. Default: the organization’s
             * @example de-AT
             */
            language?: string | null;
            /** @description `everyone`: offered to every organization’s people in onboarding; pictures in its text that are no uploads of ours become links */
            visibility?: components["schemas"]["ChallengeVisibility"];
        };
        UpdateCommentBody: {
            /**
             * @description Its old name `comment` is understood too
             * @example Amen
             */
            message: string;
            /**
             * @deprecated
             * @description The old name of `message`
             */
            comment?: string;
        };
        UpdateGroupBody: {
            /** @example Young Adults */
            name?: string;
            /** @description Shown as `purpose` */
            description?: string | null;
            /** @description What answers call `description`, which counts where both are sent */
            purpose?: string | null;
            type?: string | null;
            join_type?: components["schemas"]["JoinType"];
            location?: string | null;
            posting?: components["schemas"]["Posting"];
            /**
             * @description How many people the group takes, which it then shows as `max_members`: up to `max_members_allowed`; null for as many as that. Whoever is in it stays
             * @example 12
             */
            member_limit?: number | null;
        };
        UpdateGroupWithKeyBody: {
            /** @example Young Adults */
            name?: string;
            /** @description Shown as `purpose` */
            description?: string | null;
            /** @description What answers call `description`, which counts where both are sent */
            purpose?: string | null;
            type?: string | null;
            join_type?: components["schemas"]["JoinType"];
            location?: string | null;
            /**
             * @description How many people the group takes, which it then shows as `max_members`: up to `max_members_allowed`; null for as many as that. Whoever is in it stays
             * @example 12
             */
            member_limit?: number | null;
        };
        UpdateJournalEntryBody: {
            /** @example A quiet morning */
            title?: string;
            /** @example I read the psalm twice and stayed with the second verse. */
            content?: string;
        };
        UpdateJournalEntryByPostBody: {
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
        UpdateMyAccountBody: {
            /** @example Grace Miller */
            name?: string;
            /** @example Europe/Berlin */
            timezone?: string | null;
            /**
             * @description BCP 47, kept in its canonical form
             * @example de-AT
             */
            locale?: string | null;
            /**
             * Format: date
             * @description From 1900 until today. Others see the day and the month, and only whom it is shown
             * @example 1990-05-17
             */
            birthday?: string | null;
            /**
             * @description Whom it is shown: `nobody` (the default); `leaders`, who lead in their churches or in a group of theirs; `church`, whoever sees them in a list of members
             * @enum {string}
             */
            birthday_visibility?: "nobody" | "leaders" | "church";
            /**
             * @description Digits, and what is written between them; kept as it was typed
             * @example +49 170 1234567
             */
            phone?: string | null;
            /**
             * @description Whom it is shown: `nobody` (the default); `leaders`, who lead in their churches or in a group of theirs; `church`, whoever sees them in a list of members
             * @enum {string}
             */
            phone_visibility?: "nobody" | "leaders" | "church";
            home_organization_id?: components["schemas"]["Id"];
        };
        UpdateNotificationPreferencesBody: {
            /**
             * @example [
             *       {
             *         "kind": "prayer_request_approved",
             *         "channel": "push",
             *         "enabled": false
             *       }
             *     ]
             */
            preferences?: {
                kind: components["schemas"]["NotificationKind"];
                channel: components["schemas"]["NotificationChannel"];
                enabled: boolean;
            }[];
            quiet_hours?: components["schemas"]["QuietHours"] | null;
        };
        UpdateOrganizationBody: {
            /** @example Grace Chapel */
            name?: string;
            /** @example Europe/Berlin */
            timezone?: string;
            /**
             * @description BCP 47, kept in its canonical form
             * @example de-AT
             */
            locale?: string | null;
            enforce_leader_qualifications?: boolean;
            reveal_quiz_answers?: components["schemas"]["RevealQuizAnswers"];
            admits_by_code?: components["schemas"]["AdmitsByCode"];
            /**
             * @description Requests keep the one under which they were asked
             * @example [
             *       "Health",
             *       "Family"
             *     ]
             */
            prayer_categories?: string[];
            /** @example 30 */
            prayer_days?: number | null;
            pair_agreement?: components["schemas"]["PairAgreement"];
            mentors_need_trainings?: boolean;
            /** @example 168 */
            hue?: number | null;
        };
        UpdatePostBody: {
            /**
             * @description Shown as `message`
             * @example We meet in the garden.
             */
            content?: string;
            /**
             * @description What answers call `content`, which counts where both are sent
             * @example We meet in the garden.
             */
            message?: string;
            title?: string | null;
            /** @description `text` when left out */
            type?: string;
            /** @description In this order; those that a post no longer names are deleted */
            pictures?: components["schemas"]["NamedPicture"][];
        };
        UpdatePrayerRequestBody: {
            /** @example Strength for my surgery */
            title?: string;
            /** @example On Thursday the doctors will operate on my knee. */
            request_text?: string;
            anonymous?: boolean;
            visibility?: components["schemas"]["PrayerVisibility"];
            /** @description One of the organization’s `prayer_categories` */
            category?: string | null;
            urgent?: boolean;
        };
        UpdateTrainingBody: {
            /** @example Learning to Pray */
            title?: string;
            /**
             * @description A category; `General` by default
             * @example Foundations
             */
            type?: string;
            /** @example First Steps */
            series?: string | null;
            topics?: string[] | null;
            /**
             * @description HTML; whatever could run, load or disguise is taken out
             * @example <p>Prayer is…</p>
             */
            content?: string | null;
            /** @description What `POST /qualifications/upload-audio` gave, or an https address */
            audio_path?: string | null;
            /**
             * Format: uri
             * @description Of YouTube, Vimeo, Dailymotion or Wistia
             * @example https://vimeo.com/76979871
             */
            video_link?: string | null;
            /** @example multiple_choice */
            quiz_type?: components["schemas"]["QuizType"] | null;
            quiz_data?: components["schemas"]["QuizBody"] | null;
            /** @description How many attempts at the quiz are allowed; null for any number */
            max_attempts?: number | null;
            visibility?: components["schemas"]["TrainingVisibility"];
            /**
             * @description Its language (BCP 47), which search uses. Default: the organization’s
             * @example de-AT
             */
            language?: string | null;
            is_required_for_leadership?: boolean;
            /** @description The whole list in its order. A module with its `id` stays, with everyone’s progress; one without is new; those left out go. */
            modules?: {
                /**
                 * Format: int64
                 * @example 42
                 */
                id?: number | null;
                /** @example The Lord’s Prayer */
                title: string;
                /** @description HTML, like the training’s content */
                content?: string | null;
            }[] | null;
        };
        UpdateTrainingProgressBody: {
            /** @description The `id` of one of the training’s `modules` */
            module_id: components["schemas"]["Id"];
            /** @enum {string} */
            status: "in_progress" | "completed";
            /** @description Private: nobody else can read them */
            notes?: string | null;
        };
        Upload: {
            id: components["schemas"]["Id"];
            kind: components["schemas"]["UploadKind"];
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
            /** @example Psalm 23.mp3 */
            filename: string;
            /**
             * @description In bytes
             * @example 1843200
             */
            size: number;
            /**
             * @description Of a picture, in pixels
             * @example 1600
             */
            width: number | null;
            /**
             * @description Of a picture, in pixels
             * @example 1067
             */
            height: number | null;
            /** @description Null: their account is erased */
            uploaded_by: {
                id: components["schemas"]["Id"];
                /** @example Grace Miller */
                name: string;
            } | null;
            created_at: components["schemas"]["Timestamp"];
            /** @description What shows it or lets people hear it; of many the first 10. `organization`: it is its logo */
            used_in: components["schemas"]["UploadUse"][];
            /**
             * Format: date-time
             * @description When it is deleted, where nothing uses it until then; null while something does
             * @example 2026-03-01T09:30:00.123456Z
             */
            deleted_after: string | null;
        };
        UploadBody: {
            /** Format: binary */
            file: string;
        };
        UploadChallengeMediaBody: {
            /** Format: binary */
            file: string;
            /** @enum {string} */
            type: "audio" | "pdf";
            organization_id: components["schemas"]["Id"];
        };
        UploadFeed: {
            data: components["schemas"]["Upload"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @enum {string} */
        UploadKind: "audio" | "pdf" | "picture";
        /** @enum {string} */
        UploadPurpose: "challenge_audio" | "challenge_pdf" | "training_audio";
        UploadTrainingAudioBody: {
            /** Format: binary */
            file: string;
            /**
             * Format: int64
             * @example 42
             */
            organization_id?: number | null;
        };
        UploadUnderWay: {
            id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            purpose: components["schemas"]["UploadPurpose"];
            /** @example Psalm 23.mp3 */
            filename: string;
            /**
             * @description In bytes, of the whole file
             * @example 1843200
             */
            size: number;
            /**
             * @description So many bytes of it have arrived
             * @example 1048576
             */
            offset: number;
            /** @description What is not finished until then is deleted */
            expires_at: components["schemas"]["Timestamp"];
            /**
             * Format: uri
             * @description Once it is finished
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string | null;
        };
        UploadUse: {
            /** @enum {string} */
            kind: "challenge" | "organization" | "training";
            id: components["schemas"]["Id"];
            /** @example Seven days of gratitude */
            name: string;
        };
        UploadedAudio: {
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            audio_path: string;
        };
        UploadedMedia: {
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
        UploadedPicture: {
            /**
             * Format: uri
             * @example https://localhost:8443/media/3f9c.png
             */
            url: string;
            /** @example Lake.jpg */
            filename: string;
            /**
             * @description In pixels
             * @example 1600
             */
            width: number;
            /**
             * @description In pixels
             * @example 1067
             */
            height: number;
        };
        UserProgress: {
            user_id: components["schemas"]["Id"];
            /** @example Grace Miller */
            name: string;
            qualifications: {
                qualification_id: components["schemas"]["Id"];
                /** @example Learning to Pray */
                title: string;
                /** @example 66 */
                progress_percentage: number;
                /** @enum {string} */
                status: "assigned" | "in_progress" | "completed";
                /** @example 2026-03-01 */
                due_date: string | null;
                /**
                 * @description The day on which they completed it, in UTC
                 * @example 2026-02-14
                 */
                completed_on: string | null;
                overdue: boolean;
            }[];
        };
        UsersProgress: {
            /** @example 3 */
            current_page: number;
            data: components["schemas"]["UserProgress"][];
            /** @example https://localhost:8443/api/list?page=1 */
            first_page_url: string;
            /** @example 3 */
            from: number | null;
            /** @example 3 */
            last_page: number;
            /** @example https://localhost:8443/api/list?page=3 */
            last_page_url: string;
            links: components["schemas"]["PageLink"][];
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
            /** @description How often people of other organizations took these trainings; they are named to nobody, and no search looks at them */
            others: {
                /**
                 * @description 10000 stands for that many or more
                 * @example 3
                 */
                started: number;
                /**
                 * @description 10000 stands for that many or more
                 * @example 3
                 */
                completed: number;
            };
        };
        /** @description Field by field, what is wrong */
        ValidationFailed: {
            message: string;
            /** @constant */
            code: "invalid";
            errors: {
                [key: string]: string[];
            };
            /** @description The same as `errors`, as rules with their values: they never change with the language */
            codes: {
                [key: string]: ({
                    rule: string;
                } & {
                    [key: string]: unknown;
                })[];
            };
        };
        WaitResult: {
            /**
             * @description `joined` where a seat was free after all, or the caller was in the group already
             * @enum {string}
             */
            status: "waiting" | "joined";
            /**
             * @description The caller’s place in line, from 1
             * @example 3
             */
            wait_position: number | null;
        };
        Waiting: {
            data: components["schemas"]["WaitingItem"][];
            meta: components["schemas"]["FeedMeta"];
            counts: components["schemas"]["WaitingCounts"];
        };
        /** @description How many of each kind wait, whatever part of the list was asked for; 100 stands for so many or more. Null where the caller decides about none of the kind */
        WaitingCounts: {
            /** @example 3 */
            join_requests: number | null;
            /** @example 3 */
            prayer_requests: number | null;
            /** @example 3 */
            prayer_updates: number | null;
            /** @example 3 */
            reports: number | null;
        };
        WaitingItem: {
            /** @description Which of the others it is; those are null */
            kind: components["schemas"]["WaitingKind"];
            join_request: components["schemas"]["WaitingJoinRequest"] | null;
            prayer_request: components["schemas"]["PendingPrayerRequest"] | null;
            prayer_update: components["schemas"]["PendingPrayerUpdate"] | null;
            report: components["schemas"]["ReportToReview"] | null;
        };
        WaitingJoinRequest: {
            id: components["schemas"]["Id"];
            user_id: components["schemas"]["Id"];
            group_id: components["schemas"]["Id"];
            organization_id: components["schemas"]["Id"];
            /** @example May I come? */
            note: string | null;
            status: components["schemas"]["JoinRequestStatus"];
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
            created_at: components["schemas"]["Timestamp"];
            updated_at: components["schemas"]["Timestamp"];
            user: components["schemas"]["Person"];
            group: {
                id: components["schemas"]["Id"];
                /** @example Young Adults */
                name: string;
                status: components["schemas"]["GroupStatus"];
                /** @example 3 */
                member_count: number;
                /** @example 3 */
                max_members: number;
            };
        };
        /** @enum {string} */
        WaitingKind: "join_request" | "prayer_request" | "prayer_update" | "report";
        WaitingPerson: {
            /** @example 3 */
            position: number;
            user: components["schemas"]["Person"];
            created_at: components["schemas"]["Timestamp"];
        };
        WaitingPersonList: {
            data: components["schemas"]["WaitingPerson"][];
            meta: components["schemas"]["ListMeta"];
        };
        Webhook: {
            id: components["schemas"]["Id"];
            /** @example https://automation.example.org/church */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            is_active: boolean;
            /**
             * @description Why it is off: an admin chose it, it answered 410 Gone, or every attempt failed for three days
             * @enum {string|null}
             */
            off_for: "chosen" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Since when every attempt fails
             * @example 2026-03-01T09:30:00.123456Z
             */
            failing_since: string | null;
            /**
             * @description How many messages wait to be sent
             * @example 3
             */
            waiting_count: number;
            /**
             * Format: date-time
             * @description Until then messages are signed with the previous secret too
             * @example 2026-03-01T09:30:00.123456Z
             */
            previous_secret_until: string | null;
            created_at: components["schemas"]["Timestamp"];
        };
        WebhookDelivery: {
            id: components["schemas"]["Id"];
            /**
             * @description The header `webhook-id`: the same for every attempt
             * @example msg_0d3c1f5e8a7b4c21b9d6e5f4a3b2c1d0
             */
            message_id: string;
            /** @description What is sent */
            body: {
                /** @enum {string} */
                type: "member.joined" | "member.left" | "group.created" | "group.changed" | "join_request.created" | "meeting.changed" | "training.completed" | "challenge.completed" | "webhook.test";
                timestamp: components["schemas"]["Timestamp"];
                data: {
                    [key: string]: unknown;
                };
            };
            /**
             * @description `failed`: it is sent no more, unless an admin sends it again
             * @enum {string}
             */
            state: "waiting" | "delivered" | "failed";
            /** @example 3 */
            attempts: number;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            last_attempt_at: string | null;
            /**
             * Format: date-time
             * @example 2026-03-01T09:30:00.123456Z
             */
            next_attempt_at: string | null;
            /**
             * @description Of the last answer
             * @example 3
             */
            status: number | null;
            /**
             * @description Of the last attempt
             * @example 3
             */
            duration_ms: number | null;
            /**
             * @description Of the last attempt: `address`: not a public one; `name`: it leads nowhere; `unreachable`: nobody listens there; `tls`: the certificate; `slow`: no answer in 15 seconds; `cut_off`: the connection ended before an answer; `redirect`: 3xx, which is not followed; `gone`: 410; `status`: another answer than 2xx; `switched_off`: the webhook was, before it was sent
             * @enum {string|null}
             */
            problem: "address" | "name" | "unreachable" | "tls" | "slow" | "cut_off" | "redirect" | "status" | "gone" | "switched_off" | null;
        };
        WebhookDeliveryFeed: {
            data: components["schemas"]["WebhookDelivery"][];
            meta: components["schemas"]["FeedMeta"];
        };
        /** @enum {string} */
        WebhookEvent: "member.joined" | "member.left" | "group.created" | "group.changed" | "join_request.created" | "meeting.changed" | "training.completed" | "challenge.completed";
        WebhookList: {
            data: components["schemas"]["Webhook"][];
            meta: components["schemas"]["ListMeta"];
        };
        /** @description This webhook is off. Please switch it on first. */
        WebhookOff: {
            /** @example This webhook is off. Please switch it on first. */
            message: string;
            /** @constant */
            error_type: "webhook_off";
            webhook_id: components["schemas"]["Id"];
        };
        WebhookWithSecret: {
            id: components["schemas"]["Id"];
            /** @example https://automation.example.org/church */
            url: string;
            events: components["schemas"]["WebhookEvent"][];
            is_active: boolean;
            /**
             * @description Why it is off: an admin chose it, it answered 410 Gone, or every attempt failed for three days
             * @enum {string|null}
             */
            off_for: "chosen" | "gone" | "failing" | null;
            /**
             * Format: date-time
             * @description Since when every attempt fails
             * @example 2026-03-01T09:30:00.123456Z
             */
            failing_since: string | null;
            /**
             * @description How many messages wait to be sent
             * @example 3
             */
            waiting_count: number;
            /**
             * Format: date-time
             * @description Until then messages are signed with the previous secret too
             * @example 2026-03-01T09:30:00.123456Z
             */
            previous_secret_until: string | null;
            created_at: components["schemas"]["Timestamp"];
            /**
             * @description With which the receiver verifies what comes (Standard Webhooks). It is shown only now
             * @example whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD
             */
            secret: string;
        };
        Xp: {
            /** @example 3 */
            total_xp: number;
            /** @example 3 */
            xp_per_completion: number;
        };
        XpAndLevel: {
            xp: components["schemas"]["Xp"];
            level: components["schemas"]["Level"];
        };
    };
    responses: {
        /** @description The request could not be read */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description No valid token */
        Unauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Not allowed, or no subscription */
        Forbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["Refused"];
            };
        };
        /** @description Does not exist, or the caller may not know that it does */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description This address does not know that method */
        MethodNotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description It stands otherwise now */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description How long the body is must be said before */
        LengthRequired: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description It was changed meanwhile */
        PreconditionFailed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Too large */
        ContentTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Another content type is expected */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Invalid input */
        Invalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "X-Unknown-Fields": components["headers"]["UnknownFields"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Another request works on it; try again after Retry-After */
        Locked: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Too many requests; try again after Retry-After */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Retry-After": components["headers"]["RetryAfter"];
                "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description The address and the headers are too large */
        HeadersTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description A fault of the service */
        InternalError: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unavailable"];
            };
        };
        /** @description Can’t be done just now; try again after Retry-After */
        ServiceUnavailable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Unavailable"];
            };
        };
        /** @description Done */
        ChallengeProgressReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["ChallengeProgress"];
                };
            };
        };
        /** @description Not allowed */
        ConfirmIdentityOrForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ConfirmIdentity"];
            };
        };
        /** @description Not allowed, or no subscription */
        GlobalGroupRefusesOrForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["GlobalGroupRefuses"];
            };
        };
        /** @description Done */
        GroupAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["Group"];
                };
            };
        };
        /** @description Done */
        HeartedAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Hearted"];
            };
        };
        /** @description Done */
        HeartedReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Hearted"];
            };
        };
        /** @description Done */
        ImportReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["Import"];
                };
            };
        };
        /** @description Done */
        JoinRequestDoneReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JoinRequestDone"];
            };
        };
        /** @description Done */
        JoinedGroupReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["JoinedGroup"];
            };
        };
        /** @description Not allowed */
        KeyRefusalOrForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["KeyRefusal"];
            };
        };
        /** @description Invalid input, or refused by a rule */
        LeaderMustBeReplacedOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["LeaderMustBeReplaced"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Done */
        LikedReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Liked"];
            };
        };
        /** @description Done */
        MeetingFeedAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["MeetingFeed"];
            };
        };
        /** @description Done */
        MessageAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Done */
        MessageReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Message"];
            };
        };
        /** @description Not allowed */
        NotAllowed: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Refused"];
            };
        };
        /** @description Invalid input, or refused by a rule */
        NotStartedOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["NotStarted"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Not allowed, or no subscription */
        NotYourCommentOrForbidden: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["NotYourComment"];
            };
        };
        /** @description Done */
        OrganizationMemberAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["OrganizationMember"];
                };
            };
        };
        /** @description Done */
        OwnBadgeListAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["OwnBadgeList"];
            };
        };
        /** @description Invalid input, or refused by a rule */
        PairNotActiveOrPairRestsOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PairNotActive"] | components["schemas"]["PairRests"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Done */
        PairReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["Pair"];
                };
            };
        };
        /** @description Done */
        PostSummaryAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    data: components["schemas"]["PostSummary"][];
                };
            };
        };
        /** @description Invalid input, or refused by a rule */
        PrayerRequestAlreadyReviewedOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Done */
        PrayerRequestDoneReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrayerRequestDone"];
            };
        };
        /** @description Done */
        PrayerUpdateDoneReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["PrayerUpdateDone"];
            };
        };
        /** @description Done */
        RecoveryCodesReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["RecoveryCodes"];
                };
            };
        };
        /** @description Created */
        ReportCreatedReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["Report"];
                };
            };
        };
        /** @description Done */
        ReportReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["Report"];
                };
            };
        };
        /** @description Invalid input, or refused by a rule */
        RequestNotApprovedOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["RequestNotApproved"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description No valid token */
        SecondFactorRequiredOrUnauthenticated: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactorRequired"] | components["schemas"]["Refused"];
            };
        };
        /** @description Invalid input, or refused by a rule */
        SecretShownOnceOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
            };
        };
        /** @description Done */
        SessionStartedAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SessionStarted"];
            };
        };
        /** @description Done */
        SignedInAnswer: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SignedIn"];
            };
        };
        /** @description Done */
        TrainingProgressReplayable: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    message: string;
                    data: components["schemas"]["TrainingProgress"];
                };
            };
        };
        /** @description Invalid input, or refused by a rule */
        WebhookOffOrInvalid: {
            headers: {
                "X-Request-Id": components["headers"]["RequestId"];
                "Content-Language": components["headers"]["ContentLanguage"];
                "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["WebhookOff"] | components["schemas"]["ValidationFailed"];
            };
        };
    };
    parameters: {
        ApiKeyId: number;
        BadgeId: number;
        ByOrganizationId: components["schemas"]["Id"];
        ChallengeId: number;
        CommentId: number;
        /** @description Where to go on: `meta.next_cursor` of the answer before */
        Cursor: string;
        /** @description A table for spreadsheets, or a list of objects */
        Format: components["schemas"]["ExportFormat"];
        From: string;
        GroupId: number;
        GroupInvitationId: number;
        /** @description The same request with the same key is done once, and answered the same for 24 hours */
        IdempotencyKey: string;
        /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
        IfMatch: string;
        ImportId: number;
        JoinRequestId: number;
        JournalId: number;
        /** @description `pt` finds `pt-BR` as well */
        Language: string;
        MeetingId: number;
        OrganizationId: number;
        /** @description Which page, from 1 */
        Page: number;
        PairId: number;
        PairNoteId: number;
        PairStepId: number;
        /** @description How many at once, at most 100 */
        PerPage: number;
        PostId: number;
        PrayerRequestId: number;
        PrivateNoteId: number;
        ProposalId: number;
        QualificationId: number;
        RecommendationId: number;
        RequiredForLeadership: boolean;
        /** @description Words of a name or e-mail address, or parts of them, in any order; letter case and accents don’t count */
        Search: string;
        Series: string;
        To: string;
        Type: string;
        UpdateId: number;
        UploadId: number;
        UserId: number;
        WebhookId: number;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the service’s logs */
        RequestId: string;
        /** @description Requests a minute */
        RateLimitLimit: number;
        /** @description How many of them are left */
        RateLimitRemaining: number;
        /** @description When there are some again, in seconds since 1970 */
        RateLimitReset: number;
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description How to sign in */
        WWWAuthenticate: "Bearer";
        /** @description This is the kept answer to an earlier request with the same `Idempotency-Key` */
        IdempotencyReplayed: "true";
        /** @description The language of the sentences in it */
        ContentLanguage: "en" | "de" | "es" | "ar";
        /** @description Where a long list goes on: `<address>; rel="next"` (RFC 8288) */
        Link: string;
        /** @description Which version this is, for whoever may change it: sent back as `If-Match`, it lets a change fail that would undo another’s */
        ETag: string;
        /** @description Up to ten fields of the body that this operation does not know, percent-encoded, with commas between them */
        UnknownFields: string;
        /** @description Since when this operation should not be used any more (RFC 9745) */
        Deprecation: string;
        /** @description Until when it is kept at least (RFC 8594) */
        Sunset: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getMyAccount: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    eraseMyAccount: {
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
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["EraseMyAccountBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["KeyRefusalOrForbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeadersMustBeReplaced"] | components["schemas"]["AdminMustBeReplaced"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateMyAccount: {
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
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT",
                 *       "phone": "+49 170 1234567"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateMyAccountBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Account"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMyPassword: {
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
                 *       "current_password": "correct horse battery",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMyPasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmMyIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ConfirmMyIdentityBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestPasswordReset: {
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
                "application/json": components["schemas"]["RequestPasswordResetBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resetPassword: {
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
                 *       "token": "q1Zx…",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ResetPasswordBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signIn: {
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
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            200: components["responses"]["SignedInAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SecondFactorRequiredOrUnauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInFromBrowser: {
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
                "application/json": components["schemas"]["SignInBody"];
            };
        };
        responses: {
            200: components["responses"]["SessionStartedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["SecondFactorRequiredOrUnauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signOutFromBrowser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMySignIns: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SignInToken"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endMyOtherSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endMySignIn: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInWithSecondFactor: {
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
                 *       "challenge": "q1Zx…",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SignInWithSecondFactorBody"];
            };
        };
        responses: {
            200: components["responses"]["SignedInAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    signInFromBrowserWithSecondFactor: {
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
                 *       "challenge": "q1Zx…",
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["SignInWithSecondFactorBody"];
            };
        };
        responses: {
            200: components["responses"]["SessionStartedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMySecondFactor: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SecondFactor"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    beginMySecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["SecondFactorBegun"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ConfirmIdentityOrForbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorIsOn"] | components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endMySecondFactor: {
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
                 *       "code": "492039",
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["MySecondFactorBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ConfirmIdentityOrForbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorIsOff"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishMySecondFactor: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039"
                 *     }
                 */
                "application/json": components["schemas"]["FinishMySecondFactorBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorIsOn"] | components["schemas"]["SecondFactorIsOff"] | components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewMySecondFactorCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "492039",
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["MySecondFactorBody"];
            };
        };
        responses: {
            200: components["responses"]["RecoveryCodesReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["ConfirmIdentityOrForbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorIsOff"] | components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMyEmail: {
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
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMyEmailBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["KeyRefusalOrForbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendEmailConfirmation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    confirmEmail: {
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
                 *       "token": "q1Zx…"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoEmailChange: {
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
                 *       "token": "q1Zx…"
                 *     }
                 */
                "application/json": components["schemas"]["EmailBody"];
            };
        };
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    register: {
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
                 *       "joinCode": "K7QWM2XR",
                 *       "locale": "de-AT"
                 *     }
                 */
                "application/json": components["schemas"]["RegisterBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignedIn"] | components["schemas"]["SessionStarted"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "invitation_token": "q1Zx…"
                 *     }
                 */
                "application/json": components["schemas"]["AcceptInvitationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyOrganizations: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateOrganization: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Chapel",
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT",
                 *       "prayer_categories": [
                 *         "Health",
                 *         "Family"
                 *       ],
                 *       "prayer_days": 30,
                 *       "hue": 168
                 *     }
                 */
                "application/json": components["schemas"]["UpdateOrganizationBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Organization"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrganizationMembers: {
        parameters: {
            query?: {
                /** @description Words of a name or e-mail address, or parts of them, in any order; letter case and accents don’t count */
                search?: components["parameters"]["Search"];
                /** @description Only those with this role */
                role?: components["schemas"]["OrganizationRole"];
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedOrganizationMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOrganizationMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OrganizationMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeOrganizationMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeaderMustBeReplacedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeOrganizationMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
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
                "application/json": components["schemas"]["ChangeOrganizationMemberRoleBody"];
            };
        };
        responses: {
            200: components["responses"]["OrganizationMemberAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    correctMemberName: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Grace Miller"
                 *     }
                 */
                "application/json": components["schemas"]["CorrectMemberNameBody"];
            };
        };
        responses: {
            200: components["responses"]["OrganizationMemberAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendPasswordLink: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listSuspendedMembers: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SuspendedMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    suspendMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OrganizationMemberAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listInvitations: {
        parameters: {
            query?: {
                state?: components["schemas"]["InvitationState"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.org"
                 *     }
                 */
                "application/json": components["schemas"]["CreateInvitationBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Invitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createManyInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "emails": [
                 *         "grace@example.org",
                 *         "guest@example.org"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateManyInvitationsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManyInvited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendInvitationsAgain: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["SendInvitationsAgainBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SentAgain"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                invitation: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                result?: components["schemas"]["RowResult"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mapImportColumns: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "name",
                 *         "email",
                 *         "none"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["MapImportColumnsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Import"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    runImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "fields": [
                 *         "name",
                 *         "email",
                 *         "none"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RunImportBody"];
            };
        };
        responses: {
            200: components["responses"]["ImportReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendImportInvitations: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                import: components["parameters"]["ImportId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ImportReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setUpFirstOrganization: {
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
                 *       "code": "K7QW-M2XR-9D4H-TBVN",
                 *       "organization_name": "Grace Chapel",
                 *       "timezone": "Europe/Berlin",
                 *       "locale": "de-AT",
                 *       "name": "Ada Becker",
                 *       "email": "grace@example.org",
                 *       "password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["SetUpFirstOrganizationBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SetUpDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getApp: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AppInfo"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadOrganizationLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            logo_url: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeOrganizationLogo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAuditLog: {
        parameters: {
            query?: {
                action?: components["schemas"]["AuditAction"];
                /** @description Only what this person did */
                actor?: components["schemas"]["Id"];
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntryFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markGroupRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    muteGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unmuteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyGroups: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Young Adults",
                 *       "organization_id": 42
                 *     }
                 */
                "application/json": components["schemas"]["CreateGroupBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderNotQualified"] | components["schemas"]["LeaderLimitReached"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listAvailableGroups: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AvailableGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GroupDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Young Adults",
                 *       "member_limit": 12
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGroupBody"];
            };
        };
        responses: {
            200: components["responses"]["GroupAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteGroup: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeGroupStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
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
                "application/json": components["schemas"]["ChangeGroupStatusBody"];
            };
        };
        responses: {
            200: components["responses"]["GroupAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderNotQualified"] | components["schemas"]["LeaderLimitReached"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    joinGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["JoinGroupBody"];
            };
        };
        responses: {
            200: components["responses"]["JoinedGroupReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedGroup"] | components["schemas"]["RequestPending"] | components["schemas"]["GroupFull"] | components["schemas"]["GroupNotLive"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewJoinCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            /** @example K7QWM2XR */
                            code: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewAllJoinCodes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            /** @example 3 */
                            groups: number;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    leaveGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderMustBeReplaced"] | components["schemas"]["MembershipIsAutomatic"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupMembers: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupMembers"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupsOfOrganizationMember: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupOfMemberList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeGroupMemberRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                user: components["parameters"]["UserId"];
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
                "application/json": components["schemas"]["ChangeGroupMemberRoleBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["GroupMember"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["LeaderMustBeReplacedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeGroupMember: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderMustBeReplaced"] | components["schemas"]["MembershipIsAutomatic"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignGroupLeader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
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
                "application/json": components["schemas"]["AssignGroupLeaderBody"];
            };
        };
        responses: {
            200: components["responses"]["GroupAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LeaderNotQualified"] | components["schemas"]["LeaderLimitReached"] | components["schemas"]["GroupFull"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stepDownAsGroupLeader: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["GroupAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GlobalGroupRefuses"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rateGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rating": 5,
                 *       "comment": "Warm and honest"
                 *     }
                 */
                "application/json": components["schemas"]["RateGroupBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["GroupRating"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    waitForSeat: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["WaitResult"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ClosedGroup"] | components["schemas"]["GroupNotLive"] | components["schemas"]["MembershipIsAutomatic"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    stopWaitingForSeat: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWaitingList: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingPersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupInvitations: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingGroupInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteIntoGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["InviteIntoGroupBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleInvited"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupNotLive"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeGroupInvitationBack: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                group_invitation: components["parameters"]["GroupInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyGroupInvitations: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnGroupInvitationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptGroupInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group_invitation: components["parameters"]["GroupInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinedGroupReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupFull"] | components["schemas"]["GroupNotLive"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declineGroupInvitation: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group_invitation: components["parameters"]["GroupInvitationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrganizationGroups: {
        parameters: {
            query?: {
                /** @description Words of a name, kind or leader’s name, or parts of them, in any order; letter case and accents don’t count */
                search?: string;
                filter?: "no_leader" | "full" | "idle" | "waiting";
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupsOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listDeletedGroups: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    restoreGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Group"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askToJoinGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "group_id": 42,
                 *       "note": "May I come?"
                 *     }
                 */
                "application/json": components["schemas"]["AskToJoinGroupBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JoinRequestDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestPending"] | components["schemas"]["GroupNotLive"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyJoinRequests: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnJoinRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawJoinRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                join_request: components["parameters"]["JoinRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPendingJoinRequests: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingJoinRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    decideJoinRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "action": "accept",
                 *       "join_request_ids": [
                 *         42
                 *       ],
                 *       "reason": "We are full until summer."
                 *     }
                 */
                "application/json": components["schemas"]["DecideJoinRequestsBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestsDecided"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptJoinRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                join_request: components["parameters"]["JoinRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["JoinRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupFullForRequest"] | components["schemas"]["RequestAlreadyReviewed"] | components["schemas"]["GroupNotLive"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectJoinRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                join_request: components["parameters"]["JoinRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "We are full until summer."
                 *     }
                 */
                "application/json": components["schemas"]["RejectJoinRequestBody"];
            };
        };
        responses: {
            200: components["responses"]["JoinRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestAlreadyReviewed"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyMeetings: {
        parameters: {
            query?: {
                /** @description Those that begin on this day or later, by the reader’s calendar; today, when left out */
                from?: string;
                /** @description Those that begin on this day or before */
                to?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeetingFeedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupMeetings: {
        parameters: {
            query?: {
                /** @description Those that begin on this day or later, by the reader’s calendar; today, when left out */
                from?: string;
                /** @description Those that begin on this day or before */
                to?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MeetingFeedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    planMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Summer party",
                 *       "starts_at": "2026-03-03T19:30",
                 *       "timezone": "Europe/Berlin",
                 *       "location": "Room 2",
                 *       "online_url": "https://meet.example.org/young-adults",
                 *       "repeats": {
                 *         "every": "week",
                 *         "until": "2026-12-31"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["PlanMeetingBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Planned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyMeetings"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MeetingDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeMeeting: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "scope": "following",
                 *       "title": "Summer party",
                 *       "starts_at": "2026-03-03T19:30",
                 *       "timezone": "Europe/Berlin",
                 *       "location": "Room 2",
                 *       "online_url": "https://meet.example.org/young-adults",
                 *       "repeats": {
                 *         "every": "week",
                 *         "until": "2026-12-31"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ChangeMeetingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["MeetingDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingOver"] | components["schemas"]["MeetingCancelled"] | components["schemas"]["TooManyMeetings"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    cancelMeeting: {
        parameters: {
            query?: {
                scope?: components["schemas"]["Scope"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingOver"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    answerMeeting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coming": "yes",
                 *       "note": "I bring the bread"
                 *     }
                 */
                "application/json": components["schemas"]["AnswerMeetingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["MeetingDetail"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingOver"] | components["schemas"]["MeetingCancelled"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMeetingAnswers: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingAnswerList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMeetingAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Attendance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    saveMeetingAttendance: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                meeting: components["parameters"]["MeetingId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "present": [
                 *         7,
                 *         12,
                 *         31
                 *       ],
                 *       "note": "A good evening"
                 *     }
                 */
                "application/json": components["schemas"]["SaveMeetingAttendanceBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Attendance"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeetingNotBegun"] | components["schemas"]["MeetingCancelled"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroupAttendance: {
        parameters: {
            query?: {
                /** @description How many of the last meetings of which it was saved */
                meetings?: number;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupAttendance"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCalendarAddress: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            created_at: components["schemas"]["Timestamp"];
                        } | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createCalendarAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: {
                            /**
                             * Format: uri
                             * @example https://localhost:8443/media/3f9c.png
                             */
                            url: string;
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SecretShownOnceOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endCalendarAddress: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 200 items or 4 MB */
                per_page?: number;
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GroupFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "We meet in the garden."
                 *     }
                 */
                "application/json": components["schemas"]["CreatePostBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Post"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Post"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "content": "We meet in the garden."
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePostBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Post"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deletePost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    likePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["LikePostBody"];
            };
        };
        responses: {
            200: components["responses"]["LikedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unlikePost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["LikedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    setPostLike: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
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
                "application/json": components["schemas"]["SetPostLikeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Liked"];
                };
            };
            /** @description The request could not be read */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description No valid token */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "WWW-Authenticate": components["headers"]["WWWAuthenticate"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Not allowed, or no subscription */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["Refused"];
                };
            };
            /** @description Does not exist, or the caller may not know that it does */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Too large */
            413: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Another content type is expected */
            415: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description Invalid input */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ValidationFailed"];
                };
            };
            /** @description Too many requests; try again after Retry-After */
            429: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    "X-RateLimit-Reset": components["headers"]["RateLimitReset"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description The address and the headers are too large */
            431: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Refused"];
                };
            };
            /** @description A fault of the service */
            500: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
            /** @description Can’t be done just now; try again after Retry-After */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Retry-After": components["headers"]["RetryAfter"];
                    Deprecation: components["headers"]["Deprecation"];
                    Sunset: components["headers"]["Sunset"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unavailable"];
                };
            };
        };
    };
    listNewestPosts: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostSummaryAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOpenPrayers: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PostSummaryAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    pinPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unpinPost: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    prayForRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Prayed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoPrayerRequest"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listComments: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "post_id": 42,
                 *       "message": "Amen"
                 *     }
                 */
                "application/json": components["schemas"]["CreateCommentBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                comment_id: components["parameters"]["CommentId"];
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
                "application/json": components["schemas"]["UpdateCommentBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourCommentOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteComment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CommentDeleted"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotYourCommentOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadPostPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PostPicture"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["GlobalGroupRefusesOrForbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                post_id: components["parameters"]["PostId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "This is advertising."
                 *     }
                 */
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            200: components["responses"]["ReportReplayable"];
            201: components["responses"]["ReportCreatedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportComment: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                group: components["parameters"]["GroupId"];
                comment_id: components["parameters"]["CommentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "This is advertising."
                 *     }
                 */
                "application/json": components["schemas"]["ReportBody"];
            };
        };
        responses: {
            200: components["responses"]["ReportReplayable"];
            201: components["responses"]["ReportCreatedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listReports: {
        parameters: {
            query?: {
                /** @description `open` when left out */
                status?: components["schemas"]["ReportStatus"];
                /** @description Only those of this organization */
                organization_id?: components["schemas"]["Id"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportToReviewFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolveReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                "application/json": components["schemas"]["ResolveReportBody"];
            };
        };
        responses: {
            200: components["responses"]["ReportReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    blockUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unblockUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBlockedUsers: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BlockedPersonList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Strength for my surgery",
                 *       "request_text": "On Thursday the doctors will operate on my knee."
                 *     }
                 */
                "application/json": components["schemas"]["CreatePrayerRequestBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyPrayerRequests: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnPrayerRequest"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPendingPrayerRequests: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description `church` when left out */
                visibility?: components["schemas"]["PrayerVisibility"];
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedPendingPrayerRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approvePrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["ApprovePrayerRequestBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestApproved"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["RequestChanged"] | components["schemas"]["ForCareTeam"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectPrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rejection_reason": "Please leave out the name of your colleague.",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["RejectPrayerRequestBody"];
            };
        };
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["RequestChanged"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    resolvePrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RequestNotApprovedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewPrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["RequestNotApprovedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updatePrayerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Strength for my surgery",
                 *       "request_text": "On Thursday the doctors will operate on my knee."
                 *     }
                 */
                "application/json": components["schemas"]["UpdatePrayerRequestBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    withdrawPrayerRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposePrayerWords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Strength for my surgery",
                 *       "request_text": "On Thursday the doctors will operate on my knee.",
                 *       "note": "I left out the name of the hospital.",
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["ProposePrayerWordsBody"];
            };
        };
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestChanged"] | components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    acceptPrayerWords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
                proposal: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PrayerRequestAlreadyReviewedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declinePrayerWords: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
                proposal: components["parameters"]["ProposalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PrayerRequestAlreadyReviewedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createPrayerUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "The operation went well. I can walk again."
                 *     }
                 */
                "application/json": components["schemas"]["CreatePrayerUpdateBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrayerUpdateDone"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RequestNotApproved"] | components["schemas"]["TooManyUpdates"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPendingPrayerUpdates: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingPrayerUpdateFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    approvePrayerUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                update: components["parameters"]["UpdateId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PrayerUpdateDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PrayerRequestAlreadyReviewedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    rejectPrayerUpdate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                update: components["parameters"]["UpdateId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rejection_reason": "Please leave out the name of your colleague."
                 *     }
                 */
                "application/json": components["schemas"]["RejectPrayerUpdateBody"];
            };
        };
        responses: {
            200: components["responses"]["PrayerUpdateDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PrayerRequestAlreadyReviewedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCarePrayerRequests: {
        parameters: {
            query?: {
                /** @description `active` (the default): prayed for; `resolved`: answered */
                state?: components["schemas"]["PrayerStatus"];
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CarePrayerRequestFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takePrayerRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                prayer_request: components["parameters"]["PrayerRequestId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "revision": 1
                 *     }
                 */
                "application/json": components["schemas"]["TakePrayerRequestBody"];
            };
        };
        responses: {
            200: components["responses"]["PrayerRequestDoneReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotForCareTeam"] | components["schemas"]["RequestChanged"] | components["schemas"]["PrayerRequestAlreadyReviewed"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listCareTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CareTeam"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addToCareTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeFromCareTeam: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyPairs: {
        parameters: {
            query?: {
                /** @description `open` when left out: asked, waiting and active */
                status?: "open" | "ended";
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    askForPair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_id": 42,
                 *       "as": "mentor"
                 *     }
                 */
                "application/json": components["schemas"]["AskForPairBody"];
            };
        };
        responses: {
            200: components["responses"]["PairReplayable"];
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Pair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairThere"] | components["schemas"]["CannotBeAsked"] | components["schemas"]["TooManyPairs"] | components["schemas"]["TooManyAsked"] | components["schemas"]["MentorNotQualified"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getPair: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Pair"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    agreeToPair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["PairReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MentorNotQualified"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endPair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPairSteps: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairStepList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    addPairStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "kind": "sentence",
                 *       "text": "Read Psalm 23 every morning"
                 *     }
                 */
                "application/json": components["schemas"]["AddPairStepBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairNotActive"] | components["schemas"]["PairRests"] | components["schemas"]["TooManySteps"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    tickPairStep: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
                pair_step: components["parameters"]["PairStepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairNotActive"] | components["schemas"]["PairRests"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    untickPairStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
                pair_step: components["parameters"]["PairStepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairStep"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PairNotActiveOrPairRestsOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePairStep: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
                pair_step: components["parameters"]["PairStepId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPairNotes: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairNoteFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    writePairNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We talked about forgiveness."
                 *     }
                 */
                "application/json": components["schemas"]["PairNoteBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairNotActive"] | components["schemas"]["PairRests"] | components["schemas"]["TooManyNotes"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePairNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pair: components["parameters"]["PairId"];
                pair_note: components["parameters"]["PairNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We talked about forgiveness."
                 *     }
                 */
                "application/json": components["schemas"]["PairNoteBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["PairNotActiveOrPairRestsOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePairNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
                pair_note: components["parameters"]["PairNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPrivatePairNotes: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrivatePairNoteFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    writePrivatePairNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We talked about forgiveness."
                 *     }
                 */
                "application/json": components["schemas"]["PairNoteBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PrivatePairNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairNotActive"] | components["schemas"]["TooManyNotes"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changePrivatePairNote: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pair: components["parameters"]["PairId"];
                private_note: components["parameters"]["PrivateNoteId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "text": "We talked about forgiveness."
                 *     }
                 */
                "application/json": components["schemas"]["PairNoteBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PrivatePairNote"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removePrivatePairNote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pair: components["parameters"]["PairId"];
                private_note: components["parameters"]["PrivateNoteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    reportPair: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "I do not feel safe.",
                 *       "note_ids": [
                 *         42
                 *       ],
                 *       "private_note_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["ReportPairBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyReports"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPairReports: {
        parameters: {
            query?: {
                /** @description `open` when left out */
                status?: components["schemas"]["PairReportStatus"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairReportToReviewFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    closePairReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                pair_report: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["PairReport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listPairsOfOrganization: {
        parameters: {
            query?: {
                /** @description `active` when left out. `waiting`, for admins alone: an admin is to agree */
                status?: "active" | "waiting";
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PairOfOrganizationFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    agreeToPairAsAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    declinePairAsAdmin: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                pair: components["parameters"]["PairId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWaiting: {
        parameters: {
            query?: {
                /** @description Only these */
                kind?: components["schemas"]["WaitingKind"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100; 0 asks for the counts alone */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Waiting"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportPeople: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportGroups: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportGroupMembers: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportAttendance: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportProgress: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportCompletions: {
        parameters: {
            query?: {
                /** @description A table for spreadsheets, or a list of objects */
                format?: components["parameters"]["Format"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                    "application/json": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGoneQuiet: {
        parameters: {
            query?: {
                reason?: components["schemas"]["QuietReason"];
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
                per_page?: number;
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PeopleGoneQuiet"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://automation.example.org/church",
                 *       "events": [
                 *         "member.joined"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateWebhookBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyWebhooks"] | components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    changeWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "url": "https://automation.example.org/church"
                 *     }
                 */
                "application/json": components["schemas"]["ChangeWebhookBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Webhook"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    renewWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["WebhookWithSecret"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecretShownOnce"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookOffOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDeliveryFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    sendWebhookDeliveryAgain: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                webhook: components["parameters"]["WebhookId"];
                delivery: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["WebhookOffOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Notifications"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markNotificationRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Notification"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    markAllNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getNotificationPreferences: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateNotificationPreferences: {
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
                 *       ],
                 *       "quiet_hours": {
                 *         "from": "22:00",
                 *         "to": "07:00"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["UpdateNotificationPreferencesBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["NotificationPreferences"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *           "p256dh": "BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM",
                 *           "auth": "tBHItJI5svbpez7KI4CCXg"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["RegisterDeviceBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Device"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    removeDevice: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PushKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadChallengeMedia: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadChallengeMediaBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadedMedia"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadMyAvatar: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
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
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUploads: {
        parameters: {
            query?: {
                kind?: components["schemas"]["UploadKind"];
                /** @description Words of the file name */
                search?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UploadFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["UploadedPicture"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    beginUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "organization_id": 42,
                 *       "purpose": "challenge_audio",
                 *       "filename": "Psalm 23.mp3",
                 *       "size": 1843200,
                 *       "sha256": "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"
                 *     }
                 */
                "application/json": components["schemas"]["BeginUploadBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["UploadUnderWay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TooManyUploads"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getUploadUnderWay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["UploadUnderWay"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    endUpload: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    appendToUpload: {
        parameters: {
            query?: never;
            header: {
                /** @description At which byte of the file they begin */
                "Upload-Offset": string;
            };
            path: {
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/offset+octet-stream": string;
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            411: components["responses"]["LengthRequired"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            423: components["responses"]["Locked"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    finishUpload: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                upload_id: components["parameters"]["UploadId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["FinishedUpload"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            423: components["responses"]["Locked"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChallenges: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedChallengeFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
                 *       "media_url": "https://vimeo.com/1",
                 *       "duration_days": 7,
                 *       "topics": [
                 *         "gratitude"
                 *       ],
                 *       "language": "de-AT"
                 *     }
                 */
                "application/json": components["schemas"]["CreateChallengeBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Challenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listOrganizationChallenges: {
        parameters: {
            query: {
                organization_id: components["schemas"]["Id"];
                /** @description Adds `activity_metrics` */
                include_activity?: boolean;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    Link: components["headers"]["Link"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ActiveChallenge"][];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyChallengeProgress: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeProgressFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Challenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Seven days of gratitude",
                 *       "challenge_content": "<p>Pray daily</p>",
                 *       "media_url": "https://vimeo.com/1",
                 *       "duration_days": 7,
                 *       "topics": [
                 *         "gratitude"
                 *       ],
                 *       "language": "de-AT"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateChallengeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Challenge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChallengeProgressReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    checkInToChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CheckInToChallengeBody"];
            };
        };
        responses: {
            200: components["responses"]["ChallengeProgressReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotStartedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                challenge: components["parameters"]["ChallengeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ChallengeProgressReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotStartedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChallengeCompletions: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                challenge_id?: components["schemas"]["Id"];
                user_id?: components["schemas"]["Id"];
                /** @description A moment (ISO 8601), or a day in my time zone */
                since?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChallengeCompletions"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyBadges: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnBadgeListAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createBadge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Faithful in prayer",
                 *       "icon": "star"
                 *     }
                 */
                "application/json": components["schemas"]["CreateBadgeBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Badge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBadgesForChallenges: {
        parameters: {
            query: {
                organization_id: components["schemas"]["Id"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfferedBadges"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listBadgesOfOrganizationMember: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
            };
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                user: components["parameters"]["UserId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["OwnBadgeListAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                badge: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Faithful in prayer",
                 *       "icon": "star"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateBadgeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Badge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteBadge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                badge: components["parameters"]["BadgeId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrainings: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                series?: components["parameters"]["Series"];
                type?: components["parameters"]["Type"];
                required_for_leadership?: components["parameters"]["RequiredForLeadership"];
                /** @description `pt` finds `pt-BR` as well */
                language?: components["parameters"]["Language"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListedTrainingFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    browseTrainingCatalog: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                series?: components["parameters"]["Series"];
                type?: components["parameters"]["Type"];
                required_for_leadership?: components["parameters"]["RequiredForLeadership"];
                /** @description `pt` finds `pt-BR` as well */
                language?: components["parameters"]["Language"];
                /** @description Words that its title, topics, type or series hold, in any order; letter case and accents don’t count */
                search?: string;
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedTrainingFacts"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Learning to Pray",
                 *       "type": "Foundations",
                 *       "series": "First Steps",
                 *       "content": "<p>Prayer is…</p>",
                 *       "video_link": "https://vimeo.com/76979871",
                 *       "quiz_type": "multiple_choice",
                 *       "quiz_data": {
                 *         "questions": [
                 *           {
                 *             "question": "Who led the people of Israel out of Egypt?",
                 *             "options": [
                 *               "Moses",
                 *               "Joshua",
                 *               "David",
                 *               "Solomon"
                 *             ],
                 *             "correct_answer_index": 0
                 *           }
                 *         ]
                 *       },
                 *       "language": "de-AT",
                 *       "modules": [
                 *         {
                 *           "title": "The Lord’s Prayer"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["CreateTrainingBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Training"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Training"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "title": "Learning to Pray",
                 *       "type": "Foundations",
                 *       "series": "First Steps",
                 *       "content": "<p>Prayer is…</p>",
                 *       "video_link": "https://vimeo.com/76979871",
                 *       "quiz_type": "multiple_choice",
                 *       "quiz_data": {
                 *         "questions": [
                 *           {
                 *             "question": "Who led the people of Israel out of Egypt?",
                 *             "options": [
                 *               "Moses",
                 *               "Joshua",
                 *               "David",
                 *               "Solomon"
                 *             ],
                 *             "correct_answer_index": 0
                 *           }
                 *         ]
                 *       },
                 *       "language": "de-AT",
                 *       "modules": [
                 *         {
                 *           "title": "The Lord’s Prayer"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTrainingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Training"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    proposeQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["ProposeQuizBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            questions: components["schemas"]["QuizQuestion"][];
                        };
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    uploadTrainingAudio: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["UploadTrainingAudioBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["UploadedAudio"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyTrainingProgress: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TrainingProgressFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    startTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["TrainingProgressReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateTrainingProgress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "module_id": 42,
                 *       "status": "in_progress"
                 *     }
                 */
                "application/json": components["schemas"]["UpdateTrainingProgressBody"];
            };
        };
        responses: {
            200: components["responses"]["TrainingProgressReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["NotStartedOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitQuiz: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "answers": [
                 *         {
                 *           "question_index": 0,
                 *           "selected_answer_index": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SubmitQuizBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizResult"] | components["schemas"]["ConsentResult"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotStarted"] | components["schemas"]["NoQuiz"] | components["schemas"]["AttemptsExhausted"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMyQuizAttempts: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
            };
            header?: never;
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["QuizAttemptFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["TrainingCompleted"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotStarted"] | components["schemas"]["QuizNotPassed"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "qualification_id": 42,
                 *       "user_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["AssignTrainingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["TrainingAssigned"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    assignTrainingToAll: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "role": "leadership"
                 *     }
                 */
                "application/json": components["schemas"]["AssignTrainingToAllBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["TrainingAssignedToAll"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    remindOfTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "user_ids": [
                 *         42
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RemindOfTrainingBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["Reminded"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listUsersProgress: {
        parameters: {
            query?: {
                organization_id?: components["parameters"]["ByOrganizationId"];
                /** @description One person alone */
                user_id?: components["schemas"]["Id"];
                /** @description The members of a group: one that I am in, or any of a church of which I am an admin */
                group_id?: components["schemas"]["Id"];
                /** @description Who started this training or was assigned it; `qualifications` holds it alone */
                qualification_id?: components["schemas"]["Id"];
                /** @description Only who has not completed by today, on their own calendar, what they were assigned; of `qualification_id`, where it is sent */
                overdue?: boolean;
                /** @description `qualifications` holds these alone: their ids, with commas between them */
                only?: string;
                /** @description How many trainings the `qualifications` of a page hold at most, for a table of them: those with which most of its people are overdue, then those that most of them have */
                most?: number;
                /** @description Words of a name or e-mail address, or parts of them, in any order; letter case and accents don’t count */
                search?: components["parameters"]["Search"];
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many people a page, at most 1000, which is also what comes where neither `page` nor `per_page` is sent; with `page` alone it is 50. A page that would pass 4 MB is divided: go on with `next_page_url` */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsersProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getCertificate: {
        parameters: {
            query?: {
                /** @description Whose certificate; mine by default */
                user_id?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listJournalEntries: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description At most 100; 50 after a cursor. Without both the list comes whole, up to 1000 items or 4 MB */
                per_page?: number;
                /** @description Words that the title or the content holds, in any order; letter case and accents don’t count */
                search?: string | null;
                from?: components["parameters"]["From"];
                to?: components["parameters"]["To"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JournalEntryFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
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
                "application/json": components["schemas"]["CreateJournalEntryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["JournalEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    exportJournal: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": string;
                    "text/markdown": string;
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                journal: components["parameters"]["JournalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JournalEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateJournalEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                journal: components["parameters"]["JournalId"];
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
                "application/json": components["schemas"]["UpdateJournalEntryBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["JournalEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateJournalEntryByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /** @description The `ETag` of what was read: where it was changed since, nothing is done (412, `changed_meanwhile`) */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                journal: components["parameters"]["JournalId"];
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
                "application/json": components["schemas"]["UpdateJournalEntryByPostBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["JournalEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            405: components["responses"]["MethodNotAllowed"];
            412: components["responses"]["PreconditionFailed"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteJournalEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                journal: components["parameters"]["JournalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteJournalEntryByPost: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                journal: components["parameters"]["JournalId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyJourney: {
        parameters: {
            query?: {
                /** @description The default is 365 days up to today */
                from?: string;
                to?: components["parameters"]["To"];
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    logJourneyEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "activity_type": "prayer"
                 *     }
                 */
                "application/json": components["schemas"]["LogJourneyEntryBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["JourneyEntry"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    deleteJourneyEntry: {
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
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyJourneyProgress: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JourneyProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOnboardingStatus: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnboardingStatus"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    submitSurvey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "purpose": "To grow in faith",
                 *       "outcome": "A habit of prayer",
                 *       "focus_topics": [
                 *         "prayer"
                 *       ],
                 *       "weekly_commitment": "Two hours",
                 *       "learning_style": "Reading and talking",
                 *       "learning_track": "guided"
                 *     }
                 */
                "application/json": components["schemas"]["SubmitSurveyBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SurveyTaken"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    generateGuidedJourney: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyGenerated"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            /** @description Invalid input, or refused by a rule */
            422: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JourneyNotReady"] | components["schemas"]["ValidationFailed"];
                };
            };
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGuidedJourney: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GuidedJourneyAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getOnboardingProgress: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["OnboardingProgress"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyLevel: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["XpAndLevel"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    completeRecommendedChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recommendation: components["parameters"]["RecommendationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": components["schemas"]["CompleteRecommendedChallengeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["ChallengeOutcome"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getMyCurriculum: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Curriculum"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTopics: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["Topic"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    browseTrainings: {
        parameters: {
            query?: {
                /** @description Words that its name, topics or description hold, in any order; letter case and accents don’t count */
                search?: string | null;
                topic?: string | null;
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 50 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedBrowsedTraining"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    browseChallenges: {
        parameters: {
            query?: {
                /** @description Words that its name, topics or description hold, in any order; letter case and accents don’t count */
                search?: string | null;
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 50 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedBrowsedChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    heartTraining: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HeartedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unheartTraining: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                qualification: components["parameters"]["QualificationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HeartedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    heartChallenge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                recommendation: components["parameters"]["RecommendationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HeartedReplayable"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    unheartChallenge: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                recommendation: components["parameters"]["RecommendationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["HeartedAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getDataExport: {
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PersonalExport"] | null;
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    requestDataExport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["RequestDataExportBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["AskedExport"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailUnconfirmed"] | components["schemas"]["ConfirmIdentity"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["SecretShownOnceOrInvalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChallengesWithKey: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramChallengeFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listChallengeCompletionsWithKey: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramCompletionFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrainingsWithKey: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramTrainingFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listTrainingProgressWithKey: {
        parameters: {
            query?: {
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedProgramTrainingProgress"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listGroupsWithKey: {
        parameters: {
            query?: {
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramGroupList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createGroupWithKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Young Adults"
                 *     }
                 */
                "application/json": components["schemas"]["CreateGroupWithKeyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["ProgramGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getGroupWithKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ProgramGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    updateGroupWithKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                group: components["parameters"]["GroupId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Young Adults",
                 *       "member_limit": 12
                 *     }
                 */
                "application/json": components["schemas"]["UpdateGroupWithKeyBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["ProgramGroup"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMembersWithKey: {
        parameters: {
            query?: {
                /** @description Words of a name or e-mail address, or parts of them, in any order */
                search?: string;
                /** @description Which page, from 1 */
                page?: components["parameters"]["Page"];
                /** @description How many a page, at most 100 */
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginatedProgramMember"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    inviteMemberWithKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
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
                "application/json": components["schemas"]["InviteMemberWithKeyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["ProgramInvitation"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listMeetingsWithKey: {
        parameters: {
            query?: {
                /** @description From the beginning of this day in UTC; today, when left out */
                from?: string;
                /** @description Up to the end of this day in UTC; 60 days after `from`, when left out */
                to?: string;
                /** @description Where to go on: `meta.next_cursor` of the answer before */
                cursor?: components["parameters"]["Cursor"];
                /** @description How many at once, at most 100 */
                per_page?: components["parameters"]["PerPage"];
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
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgramMeetingFeed"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["ScopeMissing"] | components["schemas"]["Refused"];
                };
            };
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ApiKey"][];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Website",
                 *       "scopes": [
                 *         "groups:read"
                 *       ],
                 *       "origins": [
                 *         "https://www.example.org"
                 *       ],
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["CreateApiKeyBody"];
            };
        };
        responses: {
            /** @description Created */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["KeyMade"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed, or no subscription */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["KeyRefusal"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    takeOverApiKey: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                organization: components["parameters"]["OrganizationId"];
                api_key: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current_password": "correct horse battery"
                 *     }
                 */
                "application/json": components["schemas"]["RequestDataExportBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["ApiKey"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed, or no subscription */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionRequired"] | components["schemas"]["EmailUnconfirmed"] | components["schemas"]["KeyRefusal"];
                };
            };
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    revokeApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                organization: components["parameters"]["OrganizationId"];
                api_key: components["parameters"]["ApiKeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["MessageAnswer"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            403: components["responses"]["NotAllowed"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    previewMerge: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.com",
                 *       "password": "correct horse battery",
                 *       "current_password": "another good horse"
                 *     }
                 */
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["AccountMerge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailUnconfirmed"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    mergeAccounts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The same request with the same key is done once, and answered the same for 24 hours */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "grace@example.com",
                 *       "password": "correct horse battery",
                 *       "current_password": "another good horse"
                 *     }
                 */
                "application/json": components["schemas"]["MergeBody"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        message: string;
                        data: components["schemas"]["AccountMerge"];
                    };
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthenticated"];
            /** @description Not allowed */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["RequestId"];
                    "Content-Language": components["headers"]["ContentLanguage"];
                    "X-RateLimit-Limit": components["headers"]["RateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["RateLimitRemaining"];
                    "Idempotency-Replayed": components["headers"]["IdempotencyReplayed"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmailUnconfirmed"];
                };
            };
            413: components["responses"]["ContentTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["Invalid"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadersTooLarge"];
            500: components["responses"]["InternalError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
}
