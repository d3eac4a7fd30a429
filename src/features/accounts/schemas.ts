// What is sent and what comes back about accounts.
import Type from 'typebox'
import type { FieldError } from '#platform/http/errors.ts'
import {
  Email,
  Id,
  Link,
  Locale,
  Name,
  NewPassword,
  Nullish,
  OneOf,
  Optional,
  OrNull,
  RawString,
  Str,
  Text,
  Timestamp,
  TimeZone,
} from '#platform/http/fields.ts'
import { passwordForm } from '#platform/passwords.ts'
import { ChangeContact, OwnContact } from './contact/fields.ts'
import { lengthFault, MAX_PASSWORD, MIN_PASSWORD } from './passwords.ts'

export const Person = Type.Object({ id: Id, name: Str('Grace Miller'), email: Str('grace@example.org') })

/** As others see somebody by name. */
export const NamedPerson = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  avatar: Type.Unsafe<string>({ ...Link, description: 'Their picture, or their initials on a colour' }),
})

export const Account = Type.Object({
  id: Id,
  name: Str('Grace Miller'),
  email: Str('grace@example.org'),
  timezone: OrNull(Str('Europe/Berlin')),
  locale: OrNull(Locale),
  avatar: Link,
  ...OwnContact,
  home_organization_id: OrNull(Id),
  email_confirmed: Type.Boolean({ description: 'Whether it is known that mail to the address reaches them' }),
  pending_email: Type.Unsafe<string | null>({
    ...OrNull(Str('grace@example.com')),
    description: 'The address to which they change, until they confirm it',
  }),
  is_subscribed: Type.Boolean({ description: 'Whether a Pro subscription of their own or of an organization opens the service to them' }),
  created_at: Timestamp,
})

const signInEmail = Text(254, { examples: ['grace@example.org'] })
const signInPassword = RawString(1000, { examples: ['correct horse battery'] })
export const SignIn = { email: signInEmail, password: signInPassword }
const signedIn = {
  user: Person,
  must_confirm_email: Type.Boolean({
    description: 'Whether they had seven days to confirm their address and did not: until then all they can do is look after their account',
  }),
}
export const SignedIn = Type.Object({ ...signedIn, token: Str('7|4fJ0c2v…') })
/** Its token is in the cookie. */
export const SessionStarted = Type.Object(signedIn)

const Password = NewPassword(MIN_PASSWORD, MAX_PASSWORD, {
  description:
    'Must be hard to guess: a zxcvbn score of at least 3, which knows common passwords and the person’s name, address and churches. Any characters; compared in the form NFKC',
  examples: ['correct horse battery'],
  'x-check': (_: string, { password }: Record<string, unknown>) => lengthFault(password as string),
})
/** A password that is set. */
export const ChosenPassword = {
  password: Password,
  password_confirmation: Nullish(
    NewPassword(0, MAX_PASSWORD, {
      description: 'Where it is sent, it must equal the password',
      'x-check': (value: string, { password }: Record<string, unknown>): FieldError | undefined =>
        typeof password === 'string' && value === passwordForm(password) ? undefined : { rule: 'same', other: 'password' },
    }),
  ),
}

/** Where it is asked for only if it was not given a short while ago. */
export const ConfirmingPassword = Nullish(
  RawString(1000, {
    description: 'Their password. It may be left out where it was given within 15 minutes: at signing in, or by `POST /user/confirm`',
    examples: ['correct horse battery'],
  }),
)

export const Register = {
  name: Name(255, { examples: ['Grace Miller'] }),
  email: Email,
  ...ChosenPassword,
  invitation_token: Nullish(
    Text(200, { description: 'From the invitation’s e-mail; needed without a group’s code', 'x-required-without': 'joinCode' }),
  ),
  joinCode: Nullish(
    Text(20, { description: 'A group’s code: the account is attached to the group’s organization', examples: ['K7QWM2XR'] }),
  ),
  locale: Nullish(Locale),
  session: Optional(
    Type.Boolean({
      description: 'For a page of the service’s own: a session in the cookie `__Host-session`, as with `POST /session`, and no token',
    }),
  ),
}
export const ResetPassword = { email: signInEmail, token: RawString(200, { examples: ['q1Zx…'] }), ...ChosenPassword }
export const ChangePassword = { current_password: signInPassword, ...ChosenPassword }
/** Like that of signing in: an address of before may not be one that is taken today. */
export const ForgotPassword = { email: signInEmail }
export const ChangeEmail = { email: Email, current_password: ConfirmingPassword }
export const EmailLink = { token: RawString(200, { description: 'From the link in the e-mail, behind `#`', examples: ['q1Zx…'] }) }
export const ChangeAccount = {
  name: Optional(Name(255, { examples: ['Grace Miller'] })),
  timezone: Nullish(TimeZone),
  locale: Nullish(Locale),
  ...ChangeContact,
  home_organization_id: Optional(Id),
}

export const SignInToken = Type.Object({
  id: Id,
  kind: OneOf('token', 'session'),
  device: OrNull(Str('Mozilla/5.0 (Linux; Android 16)')),
  is_current: Type.Boolean(),
  signed_in_by: OneOf('password', 'second_factor', 'passkey'),
  created_at: Timestamp,
  last_used_at: Timestamp,
})
