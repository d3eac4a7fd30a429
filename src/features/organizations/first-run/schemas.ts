// What is sent and what comes back of the first run.
import Type from 'typebox'
import { ChosenPassword, SessionStarted } from '#features/accounts/schemas.ts'
import { Email, Id, Locale, Name, Nullish, RawString, Str, TimeZone } from '#platform/http/fields.ts'

export const SetUp = {
  code: RawString(100, { description: 'From the service’s terminal, or `discipleship setup-code`', examples: ['K7QW-M2XR-9D4H-TBVN'] }),
  organization_name: Name(255, { examples: ['Grace Chapel'] }),
  timezone: TimeZone,
  locale: Nullish(Locale),
  name: Name(255, { examples: ['Ada Becker'] }),
  email: Email,
  ...ChosenPassword,
}

export const SetUpDone = Type.Object({
  ...SessionStarted.properties,
  organization: Type.Object({ id: Id, name: Str('Grace Chapel') }),
})
