// What the service says whatever it is about: what was sent can't be read or is not valid, or nobody may know, or not now.
import { plural } from './formats.ts'

export const service = {
  refusals: {
    address_too_long: 'The address is too long.',
    bad_request: 'The request could not be understood.',
    body_not_json: 'The body is not valid JSON.',
    body_not_utf8: 'The body is not valid UTF-8.',
    body_too_deep: ({ max }: { max: number }) => `The body is nested more than ${max} levels deep.`,
    body_too_large: 'The request is too large.',
    changed_meanwhile: 'This was changed meanwhile. Please read it again before you change it.',
    cross_site_request: 'This request does not come from a page of this service.',
    expectation_failed: 'This expectation cannot be met.',
    form_field_too_large: 'A field of the form is too large.',
    form_has_too_many_parts: 'The form has too many parts.',
    headers_too_large: 'The request headers are too large.',
    host_missing: 'The request has no Host header.',
    host_repeated: 'The request has more than one Host header.',
    https_required: 'Please use HTTPS.',
    idempotency_key_too_long: ({ max }: { max: number }) => `The Idempotency-Key header must not be longer than ${max} characters.`,
    invalid: 'Something in what was sent is not valid.',
    internal_error: 'Something went wrong on our side. Please try again.',
    method_not_allowed: 'This address does not know that method.',
    only_bytes: ({ type }: { type: string }) => `Only ${type} is understood here.`,
    only_form: 'Only multipart/form-data is understood here.',
    only_json: 'Only application/json is understood here.',
    request_timeout: 'The request took too long to arrive.',
    service_busy: 'The service is busy. Please try again in a moment.',
    too_many_attempts: 'Too Many Attempts.',
    too_many_files: 'Many files are being read just now. Please try again in a moment.',
    too_many_passwords: 'Many people are choosing passwords just now. Please try again in a moment.',
    too_many_pictures: 'Many pictures are being read just now. Please try again in a moment.',
    too_many_pictures_drawn: 'Many pictures are being drawn just now. Please try again in a moment.',
    too_many_sign_ins: 'Many people are signing in just now. Please try again in a moment.',
    too_many_texts: 'Many texts are being saved just now. Please try again in a moment.',
    unauthenticated: 'Unauthenticated.',
    upload_broken: 'The upload is broken or incomplete.',
    // Not found
    address_not_found: 'This address was not found.',
    answer_not_found: 'What this request made is no longer there.',
    // Rules with an `error_type`
    email_unconfirmed: 'Please confirm your e-mail address first, with the link that we sent you.',
    not_started: 'Please start this first.',
    read_anew: 'Please read this list anew.',
    secret_shown_once: 'This was done already. Its answer holds a secret, which is shown only once.',
    subscription_required: 'This needs an active Pro subscription.',
  },

  /** What is wrong with a field. `field` is its name in words. */
  rules: {
    array: ({ field }: Field) => `The ${field} field must be an array.`,
    boolean: ({ field }: Field) => `The ${field} field must be true or false.`,
    date: ({ field }: Field) => `The ${field} field must be a valid date.`,
    duplicate: ({ field }: Field) => `The ${field} field has a duplicate value.`,
    email: ({ field }: Field) => `The ${field} field must be a valid email address.`,
    file: ({ field }: Field) => `The ${field} field must be a file.`,
    file_empty: 'The file is empty.',
    https_address: ({ field }: Field) => `The ${field} field must be an https address.`,
    idempotency_key_used: 'This Idempotency-Key was used with another request.',
    incorrect: ({ field }: Field) => `The ${field} field is incorrect.`,
    integer: ({ field }: Field) => `The ${field} field must be an integer.`,
    invalid_choice: ({ field }: Field) => `The selected ${field} is invalid.`,
    local_time: ({ field }: Field) => `The ${field} field must be a day and an hour, such as 2026-03-03T19:30.`,
    locale: ({ field }: Field) => `The ${field} field must be a valid language tag.`,
    max: ({ field, max }: Field & { max: number }) => `The ${field} field must not be greater than ${max}.`,
    max_items: ({ field, max }: Field & { max: number }) => `The ${field} field must not have more than ${max} items.`,
    max_depth: ({ field, max }: Field & { max: number }) => `The ${field} field must not be nested more than ${max} levels deep.`,
    max_elements: ({ field, max }: Field & { max: number }) => `The ${field} field must not have more than ${max} elements.`,
    max_length: ({ field, max }: Field & { max: number }) => `The ${field} field must not be greater than ${max} characters.`,
    max_marks: ({ field, max }: Field & { max: number }) => `The ${field} field must not have more than ${max} marks on one letter.`,
    min: ({ field, min }: Field & { min: number }) => `The ${field} field must be at least ${min}.`,
    min_items: ({ field, min }: Field & { min: number }) => `The ${field} field must have at least ${min} items.`,
    min_length: ({ field, min }: Field & { min: number }) => `The ${field} field must be at least ${min} characters.`,
    object: ({ field }: Field) => `The ${field} field must be an object.`,
    one_file_only: 'Please send one file only.',
    required: ({ field }: Field) => `The ${field} field is required.`,
    required_without: ({ field, other }: Field & { other: string }) => `The ${field} field is required when ${other} is not present.`,
    same: ({ field, other }: Field & { other: string }) => `The ${field} field must match ${other}.`,
    string: ({ field }: Field) => `The ${field} field must be a string.`,
    time_of_day: ({ field }: Field) => `The ${field} field must be a time such as 22:00.`,
    time_zone: ({ field }: Field) => `The ${field} field must be a valid time zone.`,
    too_intricate: ({ field }: Field) => `The ${field} field is too intricate to be read.`,
    unstorable: ({ field }: Field) => `The ${field} field contains characters that cannot be stored.`,
    url: ({ field }: Field) => `The ${field} field must be a valid URL.`,
    whole_not_object: ({ field }: Field) => `The ${field} must be an object.`,
  },

  /** Where a field stands: names of fields, and places in lists counted from 0. English writes the path as it is: `answers.0.question index`. */
  place: (path: readonly (string | number)[]) => path.join('.'),

  /** Behind the first error, how many others there are. */
  andMore: (count: number) => plural(count, { one: ' (and # more error)', other: ' (and # more errors)' }),

  /** What every e-mail has. */
  app: {
    name: 'Discipleship',
  },

  mails: {
    greeting: ({ name }: { name: string }) => `Hello ${name},`,
    greeting_without_name: 'Hello,',
    unsubscribe: 'Unsubscribe',
  },

  pages: {
    front: {
      forApps: ({ address }: { address: string }) => `This address is for apps, which find the service at ${address}.`,
      health: 'Whether the service works now',
      notBuilt: ({ command }: { command: string }) => `The web app is not built. Whoever runs the service builds it with ${command}.`,
      reference: 'The reference for those who build one',
    },
  },
}

interface Field {
  field: string
}
