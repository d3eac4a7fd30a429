// What the app gets to know before anybody signs in, and after.
import Type from 'typebox'
import { Bool, Link, Locale, OneOf, OrNull, Str } from '#platform/http/fields.ts'
import { languages } from '#words/languages.ts'
import { Hue, OrganizationRole } from '../schemas.ts'

export const AppInfo = Type.Object({
  name: Type.Unsafe<string | null>({
    ...OrNull(Str('Grace Chapel')),
    description:
      'Of the caller’s home organization; without a sign-in, of the only organization of this service; null where there are several, or none',
  }),
  hue: Type.Unsafe<number | null>({ ...OrNull(Hue), description: 'Of its colour; null for the app’s own' }),
  logo_url: OrNull(Link),
  locale: Type.Unsafe<string | null>({ ...OrNull(Locale), description: 'Its language' }),
  languages: Type.Unsafe<string[]>({ ...Type.Array(OneOf(...languages)), description: 'The languages of the service' }),
  setup_due: Type.Unsafe<boolean>({ ...Bool, description: 'Whether there is no organization yet' }),
  push_public_key: Type.Unsafe<string>({
    ...Str('BDd3…'),
    description: 'With which a browser subscribes to pushes (`applicationServerKey`)',
  }),
  demo_sign_ins: Type.Unsafe<{ name: string; role: 'member' | 'leadership' | 'admin'; email: string; password: string }[]>({
    ...Type.Array(
      Type.Object({
        name: Str('Ada Becker'),
        role: OrganizationRole,
        email: Str('admin@demo.example'),
        password: Str('grace and peace 1'),
      }),
    ),
    description: 'As whom one may look around: people of the demo, which `npm run demo` made up. Empty in every other service',
  }),
})
